import { Button } from '../button';
import type { ButtonSize, ButtonVariant } from '../button-class';
import { Icon } from '../icon';
import { Spinner } from '../spinner';

const variants: readonly ButtonVariant[] = [
  'default',
  'outline',
  'secondary',
  'ghost',
  'link',
  'destructive',
];
const sizes: readonly ButtonSize[] = ['sm', 'default', 'lg', 'icon'];

/** Six variants in four sizes, enabled and disabled. */
export function ButtonStates() {
  return (
    <section aria-labelledby="buttons">
      <h2 id="buttons">Buttons</h2>
      {variants.map((variant) => (
        <div key={variant} className="mt-6 flex flex-wrap items-center gap-4">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size} aria-label={`${variant} ${size}`}>
              {size === 'icon' ? <Icon name="phone" /> : `${variant} ${size}`}
            </Button>
          ))}
          <Button variant={variant} disabled>
            {variant} disabled
          </Button>
        </div>
      ))}
      <Spinner label="Loading" className="mt-10" />
    </section>
  );
}
