import { palette } from '@/content/palette';

/**
 * Colours and inline styles of the HTML part. Mail programs know neither style sheets of the site nor its fonts, many
 * strip `<style>`, so everything that must hold stands in the attributes; the style element only adds the dark palette
 * for programs that follow the reader's setting.
 */
const light = { ...palette.light, card: palette.light.raised, line: '#DDD8CE' } as const;
const dark = { ...palette.dark, card: palette.dark.surface, line: '#33403F' } as const;

const serif = "font-family:Georgia,'Times New Roman',serif";
const sans = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const body = `${sans};font-size:16px;line-height:1.6;color:${light.text}`;
const wrap = 'word-break:break-word;overflow-wrap:anywhere';

export const lightGround = light.ground;
export const lightAccent = light.accent;

/** Inline styles by role; `class` names of the same roles carry the dark palette. */
export const styles = {
  page: `margin:0;padding:0;background-color:${light.ground}`,
  preview: `display:none;max-height:0;overflow:hidden;opacity:0;color:${light.ground};font-size:1px;line-height:1px`,
  frame: 'width:100%;max-width:600px;border-collapse:collapse',
  brand: `padding:8px 24px 20px;text-align:center`,
  wordmark: `${serif};font-size:22px;line-height:1.2;letter-spacing:6px;color:${light.accent};text-decoration:none`,
  claim: `${sans};margin:6px 0 0;font-size:12px;line-height:1.4;letter-spacing:0.5px;color:${light.muted}`,
  card: `padding:32px 24px;background-color:${light.card};border-top:2px solid ${light.accent}`,
  title: `${serif};margin:0 0 20px;font-size:28px;line-height:1.2;font-weight:normal;color:${light.text};${wrap}`,
  heading: `${serif};margin:36px 0 12px;font-size:21px;line-height:1.25;font-weight:normal;color:${light.text}`,
  paragraph: `${body};margin:0 0 16px;${wrap}`,
  muted: `${sans};margin:0 0 16px;font-size:14px;line-height:1.5;color:${light.muted};${wrap}`,
  warning: `${body};margin:0 0 16px;padding:12px 16px;border:2px solid ${light.ember};color:${light.ember};font-weight:bold;${wrap}`,
  rows: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  label: `${sans};padding:9px 12px 9px 0;border-top:1px solid ${light.line};font-size:14px;line-height:1.5;font-weight:normal;text-align:left;vertical-align:top;color:${light.muted};${wrap}`,
  value: `${sans};padding:9px 0;border-top:1px solid ${light.line};font-size:15px;line-height:1.5;text-align:left;vertical-align:top;color:${light.text};${wrap}`,
  figure: `${sans};padding:9px 0 9px 12px;border-top:1px solid ${light.line};font-size:15px;line-height:1.5;text-align:right;vertical-align:top;white-space:nowrap;color:${light.text}`,
  item: `${sans};padding:9px 12px 9px 0;border-top:1px solid ${light.line};font-size:15px;line-height:1.5;font-weight:normal;text-align:left;vertical-align:top;color:${light.text};${wrap}`,
  note: `display:block;font-size:13px;line-height:1.45;font-weight:normal;color:${light.muted}`,
  line: 'margin:0 0 8px',
  strong: 'font-weight:bold',
  quoteLabel: `${sans};margin:16px 0 4px;font-size:14px;line-height:1.5;color:${light.muted}`,
  quote: `${body};margin:0 0 16px;padding:2px 0 2px 16px;border-left:2px solid ${light.accent};${wrap}`,
  buttonCell: `background-color:${light.accent};border:1px solid ${light.accent}`,
  button: `${sans};display:inline-block;padding:15px 28px;font-size:13px;line-height:1.4;font-weight:bold;letter-spacing:1.8px;text-transform:uppercase;text-decoration:none;color:${light.onAccent}`,
  link: `color:${light.accent};text-decoration:underline;word-break:break-all`,
  picture: `${sans};margin:28px 0 4px;font-size:13px;line-height:1.5;text-align:center;color:${light.muted}`,
  image: 'display:inline-block;max-width:100%;height:auto;border:0',
  foot: `padding:24px 24px 8px;text-align:center`,
} as const;

export type StyleName = keyof typeof styles;

const all = (rules: Readonly<Record<string, string>>) =>
  Object.entries(rules)
    .map(([selector, rule]) => `${selector}{${rule}}`)
    .join('');

/** The dark palette and the narrow screen, for programs that read a style element. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${all(
  {
    '.page': `background-color:${dark.ground}!important`,
    '.card': `background-color:${dark.card}!important;border-color:${dark.accent}!important`,
    '.title,.heading,.paragraph,.quote,.value,.figure,.item': `color:${dark.text}!important`,
    '.muted,.label,.note,.quoteLabel,.claim,.picture': `color:${dark.muted}!important`,
    '.value,.figure,.item,.label': `border-color:${dark.line}!important`,
    '.wordmark,.link': `color:${dark.accent}!important`,
    '.quote': `border-color:${dark.accent}!important`,
    '.warning': `color:${dark.ember}!important;border-color:${dark.ember}!important`,
    '.buttonCell': `background-color:${dark.accent}!important;border-color:${dark.accent}!important`,
    '.button': `color:${dark.onAccent}!important`,
  },
)}}@media (max-width:480px){.card{padding:24px 16px!important}.title{font-size:25px!important}}`;
