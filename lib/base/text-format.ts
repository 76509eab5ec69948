/** Local part in ASCII, domain with at least one dot; whether it exists, only a mail can tell. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[\p{L}\p{N}-]{2,}$/u;

const phonePattern = /^\+?[\d\s()/.-]{5,40}$/;

/** RFC 5321, 4.5.3.1: the local part has at most 64 octets, the whole at most 254. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && text.indexOf('@') <= 64 && emailPattern.test(text);

/** A mark alone, a filler (U+3164) or a blank pattern (U+2800) shows nothing, although it is no space. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800]/u;

/** Whether a reader sees anything: a name of zero-width characters names nobody. */
export const isVisible = (text: string): boolean => seen.test(text);

/** Any notation of a number with at least five digits. */
export const isPhone = (text: string): boolean =>
  phonePattern.test(text) && text.replace(/\D/g, '').length >= 5;
