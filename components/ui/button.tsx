import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize };

/** A real button; submits nothing unless `type="submit"` is given. */
export function Button({ variant, size, className = '', type = 'button', ...rest }: Props) {
  return <button type={type} className={`${buttonClass(variant, size)} ${className}`} {...rest} />;
}
