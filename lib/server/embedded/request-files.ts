import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { log } from '@/lib/base/log';

type Identified = { readonly id: string };

/** Appears whole or not at all. */
function place(file: string, content: object) {
  writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Questions of the operator's programs to the process that holds a data directory, which nobody else can open
 * meanwhile: one file with the question, one with the answer. Whoever may write there may read the keys as well.
 * @param name of the two files, such as `backup`.
 */
export function createRequestFiles<Question extends Identified, Answer extends Identified>(
  name: string,
  schemas: { readonly question: z.ZodType<Question>; readonly answer: z.ZodType<Answer> },
) {
  const questionFile = (dataDirectory: string) => path.join(dataDirectory, `${name}.request`);
  const answerFile = (dataDirectory: string) => path.join(dataDirectory, `${name}.answer`);
  return {
    ask: (dataDirectory: string, question: Question) => place(questionFile(dataDirectory), question),
    /** Takes a question back that nobody answered. */
    withdraw: (dataDirectory: string) => rmSync(questionFile(dataDirectory), { force: true }),
    /** The answer to a question, once there is one. */
    readAnswer(dataDirectory: string, id: string): Answer | null {
      const file = answerFile(dataDirectory);
      if (!existsSync(file)) return null;
      const answer = schemas.answer.parse(JSON.parse(readFileSync(file, 'utf8')));
      if (answer.id !== id) return null;
      rmSync(file, { force: true });
      return answer;
    },
    /** Looks for questions and answers them, for as long as the process lives. `work` must not throw. */
    answerAll(dataDirectory: string, work: (question: Question) => Promise<Answer>, everyMs = 1_000) {
      let busy = false;
      const look = async () => {
        const file = questionFile(dataDirectory);
        if (busy || !existsSync(file)) return;
        busy = true;
        try {
          const question = schemas.question.parse(JSON.parse(readFileSync(file, 'utf8')));
          rmSync(file);
          place(answerFile(dataDirectory), await work(question));
        } catch (error) {
          rmSync(file, { force: true });
          log.error('operator.request_failed', {
            name,
            reason: error instanceof Error ? error.name : 'unknown',
          });
        } finally {
          busy = false;
        }
      };
      setInterval(() => void look(), everyMs).unref();
    },
  };
}
