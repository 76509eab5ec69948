import type { ReactNode } from 'react';

/** The site's own line icons on a 24 px grid; always decoration, the text beside or around them speaks. */
const shapes = {
  menu: <path d="M3 8h18M3 16h18" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  phone: (
    <path d="M7.2 3.5 4.5 4.4c-.6 5.9 4.3 14 12.6 15.6l2.4-2.6-4-3.1-2.2 1.3c-2-1-3.6-3-4.2-5.1l1.5-1.9Z" />
  ),
  mail: <path d="M3 6h18v12H3Zm0 .5 9 7 9-7" />,
  pin: (
    <path d="M12 21c4.500-5 6.500-8 6.500-11a6.500 6.500 0 1 0-13 0c0 3 2 6 6.500 11Zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />
  ),
  cloche: <path d="M3 17h18M5 17a7 7 0 0 1 14 0M12 10V8m-1.500-1h3M2 20h20" />,
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
  textSize: <path d="M2 19 7.500 5 13 19M4 14.500h7M14 19l3.500-9 3.500 9m-5.800-3h4.600" />,
  darken: <path d="M3 5h18v14H3Zm0 14L21 5M9 19 21 9.700M15 19l6-4.600" />,
  link: <path d="m10 14 4-4m-6.500 1.500-3 3a3.500 3.500 0 0 0 5 5l3-3m4-4 3-3a3.500 3.500 0 0 0-5-5l-3 3" />,
  person: (
    <>
      <circle cx="12" cy="4.500" r="2" />
      <path d="M4 8.500c5 1.600 11 1.600 16 0M12 9.700v5m0 0L8.500 21.500M12 14.700l3.500 6.800" />
    </>
  ),
  pause: <path d="M9 6v12m6-12v12" />,
  play: <path d="m8 5 11 7-11 7Z" />,
  next: <path d="m9 5 7 7-7 7" />,
  arrow: <path d="M3 12h17m-6-6 6 6-6 6" />,
  down: <path d="m5 9 7 7 7-7" />,
  instagram: (
    <>
      <path d="M4 4h16v16H4Z" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.500 7.400h.2" />
    </>
  ),
  facebook: <path d="M4 4h16v16H4Zm9.500 16v-9a2.200 2.200 0 0 1 2.300-2.300H17M11 13.500h5" />,
  youtube: <path d="M2.500 6h19v12h-19Zm7.500 3.200v5.600l5-2.800Z" />,
  tiktok: <path d="M13 3.500v11.700a3.600 3.600 0 1 1-3.600-3.600M13 3.500c.4 3 2.300 4.700 5.500 5" />,
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
