import autocannon, { type Options, type Result } from 'autocannon';
import { mixedVisitors } from './visitors';

export type Step = {
  /** Requests per second that were offered; null = as many as the connections take. */
  readonly requested: number | null;
  readonly served: number;
  readonly total: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no success, and requests without an answer. */
  readonly bad: number;
};

const getStep = (requested: number | null, result: Result): Step => ({
  requested,
  served: result.requests.total / result.duration,
  total: result.requests.total,
  p50: result.latency.p50,
  p99: result.latency.p99,
  bad: result.non2xx + result.errors + result.timeouts,
});

const connections = 40;

let round = 0;

/** Visitors for some seconds, or until so many requests were made. */
export async function visit(
  origin: string,
  requested: number | null,
  bounds: { readonly seconds: number } | { readonly requests: number },
): Promise<Step> {
  round += 1;
  const requests = mixedVisitors(round);
  let clients = 0;
  const options: Options = {
    url: origin,
    connections,
    requests,
    // Each begins elsewhere, or in a short run nobody would come as far as the inquiry.
    setupClient: (client) => {
      const first = Math.floor((requests.length / connections) * clients);
      clients += 1;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
    timeout: 30,
    ...(requested !== null && { overallRate: requested }),
    ...('seconds' in bounds ? { duration: bounds.seconds } : { amount: bounds.requests }),
  };
  return getStep(requested, await autocannon(options));
}
