import type { Answer, Wire } from './wire';

/** Slower than so many times what is usual counts as slow. */
const slowFactor = 25;

/** Fewer than this say nothing about what is usual. */
const fewest = 8;

const at = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Requests that do the same work: same place, same outcome. A wrong password takes longer than a wrong address. */
const classify = ({ method, target }: Wire, { status }: Answer) => {
  const [path = ''] = target.split('?');
  return /^[\w/.-]+$/.test(path)
    ? `${method} ${path.split('/').slice(0, 4).join('/')} ${status}`
    : `odd ${status}`;
};

type Sample = { readonly wire: Wire; readonly milliseconds: number };
type Kind = { readonly times: number[]; readonly slowest: Sample[] };

/** Collects how long answers took and finds those that took far longer than their like, in the same run. */
export class Slowness {
  readonly #kinds = new Map<string, Kind>();
  readonly #all: number[] = [];

  add(wire: Wire, answer: Answer) {
    const { milliseconds } = answer;
    const name = classify(wire, answer);
    const kind = this.#kinds.get(name) ?? { times: [], slowest: [] };
    this.#kinds.set(name, kind);
    this.#all.push(milliseconds);
    kind.times.push(milliseconds);
    kind.slowest.push({ wire, milliseconds });
    // Only the slowest are worth keeping.
    kind.slowest.sort((one, other) => other.milliseconds - one.milliseconds).splice(3);
  }

  get median(): number {
    return at(this.#all, 0.5);
  }

  get slowest(): number {
    return at(this.#all, 1 - Number.EPSILON);
  }

  /** Requests to ask once more, and from how many milliseconds on they are slow. */
  suspects(): readonly { readonly wire: Wire; readonly limit: number }[] {
    const max = at(this.#all, 0.95);
    return [...this.#kinds.values()].flatMap(({ times, slowest }) => {
      const limit = slowFactor * (times.length < fewest ? max : at(times, 0.5));
      return slowest.flatMap(({ wire, milliseconds }) => (milliseconds > limit ? [{ wire, limit }] : []));
    });
  }
}
