/** One code per field that is wrong; texts stand under `contact.errors` in the messages. */
export const contactErrorCodes = [
  'body.invalid',
  'topic.required',
  'name.required',
  'email.required',
  'email.invalid',
  'phone.invalid',
  'phone.forCallback',
  'message.required',
  'callbackDay.invalid',
  'callbackDay.past',
  'callbackDay.tooFar',
  'callbackWindow.invalid',
  'callbackWindow.past',
  'text.tooLong',
  'text.invalid',
] as const;

export type ContactErrorCode = (typeof contactErrorCodes)[number];

/** The fields of the form in their order. */
export const contactFields = [
  'topic',
  'message',
  'name',
  'email',
  'phone',
  'callback',
  'callbackDay',
  'callbackWindow',
] as const;

export type ContactField = (typeof contactFields)[number];

/** What is wrong with which field; `body` when the post is no message at all. */
export type ContactErrors = Readonly<Partial<Record<ContactField | 'body', ContactErrorCode>>>;
