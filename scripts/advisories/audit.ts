import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/** One finding of `npm audit`. `range` names the affected versions, as npm writes them. */
export type Advisory = {
  id: string;
  package: string;
  title: string;
  severity: string;
  range: string;
  url: string;
};

/** When `known` is false, the registry gave no list, which says nothing about the packages; `reason` is its own answer. */
export type Audit = { known: true; advisories: readonly Advisory[] } | { known: false; reason: string };

const findingSchema = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), findingSchema])) })),
});

const failureSchema = z.object({
  error: z.object({ summary: z.string() }).optional(),
  message: z.string().optional(),
});

/**
 * What `npm audit --omit=dev --json` printed, as a list without repetitions. A package that is only affected through
 * another one names that one as a string, and is left out here.
 */
export function readAudit(printed: string): Audit {
  const json: unknown = JSON.parse(printed);
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    const failure = failureSchema.safeParse(json).data;
    return {
      known: false,
      reason: failure?.message || failure?.error?.summary || 'an answer of an unknown form',
    };
  }
  const findings = Object.values(report.data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via !== 'string')
    .map(({ name, url, ...rest }) => ({ ...rest, url, package: name, id: url.split('/').at(-1) ?? url }));
  const byId = new Map(findings.map((finding) => [`${finding.id} ${finding.package}`, finding]));
  return { known: true, advisories: [...byId.values()].sort((a, b) => a.id.localeCompare(b.id)) };
}

/**
 * Asks the registry of npm's own settings about the packages that `package-lock.json` in `folder` names for production.
 * @throws Error when npm prints nothing that could be read.
 */
export function audit(folder: string): Audit {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!stdout.trim()) throw new Error(`npm audit printed nothing: ${stderr}`);
  return readAudit(stdout);
}

export const explanationsSchema = z.record(z.string(), z.string().min(20));

/** Findings without an explanation, and explanations (by id) that no finding needs any more. */
export function unexplained(
  advisories: readonly Advisory[],
  explanations: z.output<typeof explanationsSchema>,
): { open: readonly Advisory[]; needless: readonly string[] } {
  const ids = new Set(advisories.map(({ id }) => id));
  return {
    open: advisories.filter(({ id }) => !(id in explanations)),
    needless: Object.keys(explanations).filter((id) => !ids.has(id)),
  };
}
