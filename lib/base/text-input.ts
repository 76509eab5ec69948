import * as z from 'zod/mini';
import { cleanLine, cleanText, readTypedText } from './clean-text';

/** A schema for typed text that `readTypedText` accepts; absent means empty. */
const typedText = (max: number, clean: (typed: string) => string) =>
  z._default(
    z.pipe(
      z.unknown(),
      z.transform((value, context): string => {
        const read = readTypedText(value, max, clean);
        if (read.ok) return read.text;
        context.issues.push({ code: 'custom', message: read.code, input: value });
        return '';
      }),
    ),
    '',
  );

/** One line. */
export const lineField = (max: number) => typedText(max, cleanLine);

/** Several lines. */
export const textField = (max: number) => typedText(max, cleanText);
