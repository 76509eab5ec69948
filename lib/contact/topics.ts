/** What a message can be about; texts stand under `contact.form.topic` in the messages. */
export const contactTopics = ['viewing', 'event', 'catering', 'inquiry', 'accessibility', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];
