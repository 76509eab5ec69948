import fc from 'fast-check';
import { hostileTargets } from './paths';

export type Recipe = {
  /** As in the table of results. */
  readonly name: string;
  /** Route files below `app` that this recipe covers. */
  readonly covers: readonly string[];
  readonly methods: readonly string[];
  readonly targets: fc.Arbitrary<string>;
  /** Bodies that are in order, before anything is done to them; null where no body is read. */
  readonly valid: fc.Arbitrary<unknown> | null;
  /** A request that has to work before and after everything else. */
  readonly probe: { readonly method: string; readonly target: string; readonly status: number };
  /** What is wrong with the answer 200 to a body; `null` when nothing is. */
  readonly check?: (sent: Buffer, answer: string) => Promise<string | null>;
  /** The cookie of a signed-in visitor goes along with half of the requests. */
  readonly signedIn?: boolean;
};

/** A target so many times for each time that something hostile is asked for below it. */
const mostly = (weight: number, target: string) =>
  fc.oneof({ weight, arbitrary: fc.constant(target) }, { weight: 1, arbitrary: hostileTargets(target) });

const times = (count: number, method: string): readonly string[] =>
  Array.from({ length: count }, () => method);

/** Methods by how often each is tried. */
export const reading = [...times(6, 'GET'), 'HEAD', 'POST', 'OPTIONS', 'PUT'];
const writing = [...times(9, 'POST'), 'PUT', 'DELETE', 'GET'];
export const anyMethod = [...times(2, 'GET'), ...times(3, 'POST'), ...times(2, 'PUT'), 'DELETE', 'PATCH'];

export const probe = (target: string, status = 200, method = 'GET') => ({ method, target, status });

export const posts = (target: string, valid: fc.Arbitrary<unknown>, status: number): Recipe => ({
  name: target,
  covers: [`${target.slice(1)}/route.ts`],
  methods: writing,
  targets: mostly(19, target),
  valid,
  probe: probe(target, status, 'POST'),
});

export const reads = (
  name: string,
  covers: readonly string[],
  targets: fc.Arbitrary<string>,
  ok: string,
): Recipe => ({
  name,
  covers,
  methods: reading,
  targets,
  valid: null,
  probe: probe(ok),
});

export const account = (target: string, valid: fc.Arbitrary<unknown>): Recipe => ({
  name: target,
  covers: [`${target.slice(1)}/route.ts`],
  methods: anyMethod,
  targets: mostly(9, target),
  valid,
  probe: probe('/api/health'),
  signedIn: true,
});
