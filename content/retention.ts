/**
 * How long personal data stays, as the privacy policy says it. The deletion itself reads the environment, whose
 * defaults are held against these periods by a test.
 */
export const retention = {
  /** After the event's day, or after the last contact where no day is named. */
  inquiryMonths: 6,
  /** Business letters: § 257 (4) HGB, § 147 (3) AO. */
  offerYears: 6,
  mailDays: 30,
  /** Of a draft, in a browser and in an account, after its last change. */
  draftDays: 90,
} as const;
