import type { ReactNode } from 'react';
import { DraftField } from './draft-field';

type Props = { kind: 'delivery' | 'billing'; legend: string; children?: ReactNode };

/** Street, number, postcode and town of the event or the invoice. */
export function AddressFields({ kind, legend, children }: Props) {
  const section = kind === 'delivery' ? 'shipping' : 'billing';
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-medium">{legend}</legend>
      <div className="grid gap-x-6 gap-y-8 sm:grid-cols-6">
        <DraftField
          path={`details.${kind}_street`}
          autoComplete={`${section} address-line1`}
          className="sm:col-span-4"
        />
        <DraftField path={`details.${kind}_houseNumber`} autoComplete="off" className="sm:col-span-2" />
        <DraftField
          path={`details.${kind}_zip`}
          autoComplete={`${section} postal-code`}
          inputMode={kind === 'delivery' ? 'numeric' : 'text'}
          className="sm:col-span-2"
        />
        <DraftField
          path={`details.${kind}_city`}
          autoComplete={`${section} address-level2`}
          className="sm:col-span-4"
        />
        {children}
      </div>
    </fieldset>
  );
}
