import 'server-only';
import { readStaffPath, staffAddress } from '@/lib/desk/addresses';
import { readBody } from '@/lib/server/http/body';
import { redirectTo, respond } from '@/lib/server/http/respond';
import { answerOwner } from '@/lib/server/session/owner';
import { passFactor, readStep } from '@/lib/staff/server/second-factor';

/** What the page says about the last attempt, in `?problem=`. */
export const factorProblems = ['wrong', 'limited', 'unavailable'] as const;

export type FactorProblem = (typeof factorProblems)[number];

const maxBodyBytes = 2 * 1024;

/**
 * Answers `POST /api/haus/factor`, the form between password and desk: leads to the page that was asked for, or back with
 * what was wrong with the code. 403 from another site.
 */
export function handleFactor(request: Request): Promise<Response> {
  const signIn = (next: string, more: Record<string, string> = {}) =>
    redirectTo(`${staffAddress.signIn}?${new URLSearchParams({ next, ...more })}`);
  return answerOwner(
    request,
    async ({ client }) => {
      const body = await readBody(request, maxBodyBytes);
      const fields = new URLSearchParams(body.ok ? body.text : '');
      const next = readStaffPath(fields.get('next'));
      const step = await readStep(client);
      if (!step) return redirectTo(next);
      const result = await passFactor(step, fields.get('code') ?? '', new Date());
      if (result === 'passed') return redirectTo(next);
      const isRecovery = fields.get('way') === 'recovery';
      return signIn(next, { problem: result, ...(isRecovery && { way: 'recovery' }) });
    },
    ({ status, code }) =>
      code === 'request.origin'
        ? respond(status, { code })
        : signIn(staffAddress.inbox, status === 503 ? { problem: 'unavailable' } : {}),
  );
}
