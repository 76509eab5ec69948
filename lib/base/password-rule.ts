/** In characters: OWASP ASVS 5.0, 6.2.1 asks for 8 and recommends more. A hosted backend may ask more. */
export const minPasswordLength = 10;

/** In bytes; bcrypt, which hashes passwords on both backends, ignores the rest. */
const maxBytes = 72;

/** Whether a password is longer than bcrypt reads; characters beyond ASCII count two bytes and more. */
export const isTooLong = (password: string): boolean => new TextEncoder().encode(password).length > maxBytes;
