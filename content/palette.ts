/**
 * The colours where no stylesheet of the site reaches: mails, PDF, share pictures, icons, the page behind mailed links.
 * `app/globals.css` holds the same for the pages, with high contrast and paper; a test holds the two equal.
 */
export const palette = {
  dark: {
    ground: '#0b1315',
    surface: '#121d20',
    text: '#f3eee4',
    muted: '#b9b3a6',
    accent: '#cdae72',
    onAccent: '#0b1315',
    ember: '#e58a6b',
  },
  light: {
    ground: '#faf7f1',
    surface: '#f1ece2',
    raised: '#ffffff',
    text: '#16211f',
    muted: '#55605c',
    accent: '#7a5c1e',
    onAccent: '#ffffff',
    ember: '#a63d1f',
  },
} as const;
