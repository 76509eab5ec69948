import { isEmail, isPhone } from '@/lib/base/text-format';
import { countryCodes } from './countries';
import type { ErrorCode } from './error-codes';
import type { TextFormat } from './field-row';
import { isGermanPostcode } from './zone';

type Format = { readonly matches: (text: string) => boolean; readonly error: ErrorCode };

/** How a text that is not empty must look; each format has one error. */
export const textFormats: Readonly<Record<TextFormat, Format>> = {
  email: { matches: isEmail, error: 'email.invalid' },
  phone: { matches: isPhone, error: 'phone.invalid' },
  germanPostcode: { matches: isGermanPostcode, error: 'zip.delivery' },
  postcode: { matches: (text) => /^[\dA-Za-z][\dA-Za-z -]{2,11}$/.test(text), error: 'zip.invalid' },
  country: { matches: (text) => countryCodes.some((code) => code === text), error: 'country.invalid' },
  // Two letters of the country, then 2 to 12 letters and digits (Directive 2006/112/EC, art. 215), typed as people do.
  vatId: {
    matches: (text) => /^[A-Za-z]{2}[\dA-Za-z+*]{2,12}$/.test(text.replace(/[\s.-]/g, '')),
    error: 'vatId.invalid',
  },
};
