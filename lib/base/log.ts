/**
 * The one place that writes to the log. Messages are codes and numbers, never what a visitor typed:
 * no e-mail address, name, phone number or free text may be passed in `facts`.
 */
type Facts = Readonly<Record<string, string | number | boolean | null>>;

const line = (level: 'info' | 'warn' | 'error', code: string, facts: Facts) =>
  JSON.stringify({ level, code, ...facts });

export const log = {
  info: (code: string, facts: Facts = {}) => console.info(line('info', code, facts)),
  warn: (code: string, facts: Facts = {}) => console.warn(line('warn', code, facts)),
  error: (code: string, facts: Facts = {}) => console.error(line('error', code, facts)),
};
