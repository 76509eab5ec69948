/** Local part in ASCII, domain with at least one dot; whether it exists, only a mail can tell. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[\p{L}\p{N}-]{2,}$/u;

const phonePattern = /^\+?[\d\s()/.-]{5,40}$/;

/** RFC 5321, 4.5.3.1.1: the local part has at most 64 octets. */
export const isEmail = (text: string): boolean => text.indexOf('@') <= 64 && emailPattern.test(text);

/** Any notation of a number with at least five digits. */
export const isPhone = (text: string): boolean =>
  phonePattern.test(text) && text.replace(/\D/g, '').length >= 5;
