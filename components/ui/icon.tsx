import type { ReactNode } from 'react';

/**
 * The site's own line icons on a 24 px grid; always decoration, the text beside or around them speaks. Every page ships
 * all of these, so icons that only the server draws, or a part fetched later, stand where they are drawn.
 */
const shapes = {
  menu: <path d="M3 8h18M3 16h18" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  phone: (
    <path d="M7.2 3.5 4.5 4.4c-.6 5.9 4.3 14 12.6 15.6l2.4-2.6-4-3.1-2.2 1.3c-2-1-3.6-3-4.2-5.1l1.5-1.9Z" />
  ),
  sun: (
    <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-14v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M19 5l-2 2M7 17l-2 2" />
  ),
  moon: <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z" />,
  contrast: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3v18a9 9 0 0 0 0-18Z" fill="currentColor" />
    </>
  ),
  pause: <path d="M9 6v12m6-12v12" />,
  play: <path d="m8 5 11 7-11 7Z" />,
  next: <path d="m9 5 7 7-7 7" />,
  arrow: <path d="M3 12h17m-6-6 6 6-6 6" />,
  down: <path d="m5 9 7 7 7-7" />,
} as const;

export type IconName = keyof typeof shapes;

type LineIconProps = { readonly children: ReactNode; readonly className: string };

/** Strokes on a 24 px grid; decoration, the text beside them speaks. */
export const LineIcon = ({ children, className }: LineIconProps) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="square"
    className={`flex-none ${className}`}
  >
    {children}
  </svg>
);

export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }) => (
  <LineIcon className={className}>{shapes[name]}</LineIcon>
);
