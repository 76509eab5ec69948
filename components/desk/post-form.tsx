import type { ReactNode } from 'react';

type Props = {
  readonly action: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A plain form with fixed values; its answer leads back to the page. */
export function PostForm({ action, fields = {}, className, children }: Props) {
  return (
    <form method="post" action={action} className={className}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
