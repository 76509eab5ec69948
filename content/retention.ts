/** Of a draft, in a browser and in an account, after its last change; of a sent plan in a browser at most. */
export const draftDays = 90;

/** Of a draft that was set aside, after its last change. */
export const setAsideDays = 120;

/** A decision about cookies holds for a year. */
export const consentDays = 365;

/**
 * How long personal data stays: what deletes it reads these values, or a test holds them against it
 * (`tests/content/retention.test.ts`), and the record of processing writes them into the privacy policy.
 */
export const retention = {
  /** After the event's day, or after the last contact where no day is named. */
  inquiryMonths: 6,
  /** Business letters: § 257 (4) HGB, § 147 (3) AO. */
  offerYears: 6,
  mailDays: 30,
  draftDays,
  setAsideDays,
  consentDays,
  /** The cookie of an account's session. */
  sessionDays: 400,
  /** Of an account whose address was never confirmed, and of the cookie that waits for it. */
  unconfirmedDays: 7,
  /** Counters against abuse. */
  limitDays: 1,
  usedLinkDays: 30,
  signInLogDays: 30,
  /** Days closed or booked by the house without an inquiry, after the day. */
  closedDays: 400,
  webServerLogDays: 14,
} as const;
