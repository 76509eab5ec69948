export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

const base =
  'inline-flex items-center justify-center gap-3 font-semibold uppercase tracking-[0.14em] text-center leading-tight ' +
  'transition-colors duration-300 ease-quiet cursor-pointer no-underline ' +
  'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

const variants: Record<ButtonVariant, string> = {
  default: 'bg-accent-solid text-on-accent border border-accent-solid hover:bg-transparent hover:text-accent',
  destructive: 'bg-ember text-on-ember border border-ember hover:bg-transparent hover:text-ember',
  outline: 'border border-current text-text bg-transparent hover:bg-text hover:text-ground hover:border-text',
  secondary: 'bg-raised text-text border border-control-line hover:border-accent hover:text-accent',
  ghost: 'border border-transparent text-text hover:border-current',
  link: 'text-accent underline underline-offset-[0.4em] decoration-1 hover:decoration-2 border border-transparent',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-4 py-2 text-[0.75rem]',
  default: 'min-h-12 px-7 py-3 text-[0.8125rem]',
  lg: 'min-h-14 px-9 py-4 text-[0.875rem]',
  icon: 'size-12 p-0 text-[0.8125rem]',
};

/**
 * Class names of a button or a link that looks like one: uppercase, semi-bold, widely tracked, square.
 * Heights: sm 40 px, default 48 px, lg 56 px, icon 48 × 48 px.
 */
export function buttonClass(variant: ButtonVariant = 'outline', size: ButtonSize = 'default'): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}
