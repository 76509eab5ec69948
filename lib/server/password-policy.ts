import { dictionary } from '@zxcvbn-ts/language-common';
import { site } from '@/content/site';

/** About 49,000 passwords from published leaks, in lower case. */
const common = new Set(dictionary['passwords-common']);

/** Shorter ones are parts of many words. */
const minWordLength = 4;

/** Digits and signs before and after a word make it no better: `Password2024!` is `password`. */
const coreOf = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * Whether a password is too easy to guess: shorter than `min` characters, one that many people use, or made of the address
 * or the house's name. Nothing leaves the server for that. Source: OWASP ASVS 5.0, 6.2.1, 6.2.4, 6.2.11.
 */
export function isWeakPassword(password: string, email: string, min: number): boolean {
  const text = password.toLowerCase();
  const core = coreOf(text);
  const address = email.toLowerCase();
  const own = [...address.split('@'), ...address.split(/[@.+_-]/), site.name.toLowerCase()];
  return (
    [...password].length < min ||
    new Set(text).size < minWordLength ||
    common.has(text) ||
    (core.length >= minWordLength && common.has(core)) ||
    own.some((word) => word.length >= minWordLength && coreOf(word) === core)
  );
}
