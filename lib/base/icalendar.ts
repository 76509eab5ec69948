/** Text of a calendar's property. RFC 5545, 3.3.11: backslash, semicolon, comma and line break are escaped. */
export const calendarText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** An instant as calendars write it: `20261122T160000Z`. */
export const calendarStamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** RFC 5545, 3.1: no line longer than 75 octets; a fold must not cut a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

/** The lines of a calendar as the text of its file. */
export const joinCalendarLines = (lines: readonly string[]): string =>
  `${lines.map(folded).join('\r\n')}\r\n`;
