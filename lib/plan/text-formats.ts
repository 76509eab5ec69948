import { isEmail, isPhone } from '@/lib/base/text-format';
import { readEmail, readPhone, readPostcode, readVatId } from '@/lib/base/typed-formats';
import { countryCodes } from './countries';
import type { ErrorCode } from './error-codes';
import type { TextFormat } from './field-row';
import { isGermanPostcode } from './zone';

type Format = {
  /** The text as it was meant, however it was typed or copied. */
  readonly read: (typed: string) => string;
  readonly matches: (text: string) => boolean;
  readonly error: ErrorCode;
};

/** How a text that is not empty must look; each format has one error. */
export const textFormats: Readonly<Record<TextFormat, Format>> = {
  email: { read: readEmail, matches: isEmail, error: 'email.invalid' },
  phone: { read: readPhone, matches: isPhone, error: 'phone.invalid' },
  germanPostcode: { read: readPostcode, matches: isGermanPostcode, error: 'zip.delivery' },
  postcode: {
    read: readPostcode,
    matches: (text) => /^[\dA-Za-z][\dA-Za-z -]{2,11}$/.test(text),
    error: 'zip.invalid',
  },
  country: {
    read: (code) => code,
    matches: (text) => countryCodes.some((code) => code === text),
    error: 'country.invalid',
  },
  // Two letters of the country, then 2 to 12 letters and digits (Directive 2006/112/EC, art. 215).
  vatId: {
    read: readVatId,
    matches: (text) => /^[A-Z]{2}[\dA-Z+*]{2,12}$/.test(text),
    error: 'vatId.invalid',
  },
};
