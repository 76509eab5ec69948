export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

/**
 * Class names of a button or a link that looks like one (controls.css): uppercase, semi-bold, widely tracked, square.
 * Heights: sm 40 px, default 48 px, lg 56 px, icon 48 × 48 px.
 */
export function buttonClass(variant: ButtonVariant = 'outline', size: ButtonSize = 'default'): string {
  return `button button-${variant}${size === 'default' ? '' : ` button-${size}`}`;
}
