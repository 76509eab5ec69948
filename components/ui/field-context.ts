import { createContext, useContext } from 'react';

/** What a control needs to know of the field around it. */
export type FieldWiring = {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

type Given = {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/**
 * Attributes of a control inside a `Field`: id, `aria-describedby`, `aria-invalid` and `required`.
 * What the caller gives wins; outside a field only that is returned.
 */
export function useFieldAttributes(given: Given) {
  const field = useContext(FieldContext);
  const describedBy = [field?.describedBy, given['aria-describedby']].filter(Boolean).join(' ');
  const invalid = given['aria-invalid'] ?? field?.invalid;
  return {
    id: given.id ?? field?.id,
    required: given.required ?? field?.required ?? false,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': invalid || undefined,
  };
}
