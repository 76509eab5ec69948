import { isEmail } from '@/lib/base/text-format';

/** Somebody of the house, as `STAFF` names them; the address in lower case. */
export type StaffEntry = { readonly name: string; readonly email: string };

/**
 * Reads `Anna Kern <anna@house.example>, Ben <ben@house.example>`.
 * @returns null when an entry is none.
 */
export function readStaffList(text: string): readonly StaffEntry[] | null {
  const entries = text.split(',').filter((part) => part.trim() !== '');
  const read = entries.map((entry) => {
    const [, name = '', address = ''] = /^\s*([^<>]+?)\s*<\s*([^<>\s]+)\s*>\s*$/.exec(entry) ?? [];
    return { name, email: address.toLowerCase() };
  });
  return read.every(({ name, email }) => name !== '' && isEmail(email)) ? read : null;
}
