/** Id of a control of the contact form; its help and error hang `-help` and `-error` on it. */
export const fieldId = (name: string): string => `contact-${name}`;
