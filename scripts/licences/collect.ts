import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Licences under which a part may be used and passed on with the site as it is. */
export const allowed: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.unknown().optional(),
  licenses: z.unknown().optional(),
  os: z.unknown().optional(),
  cpu: z.unknown().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

export type Part = { readonly name: string; readonly version: string; readonly licence: string };

/** Read in the package's own LICENSE file, since its manifest names none. */
const readInLicenceFile: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

/** The expression of SPDX that a package names, also in the forms that npm used to have; empty when it names none. */
function findLicence({ name, version, license, licenses }: z.output<typeof manifestSchema>): string {
  const old = Array.isArray(licenses) ? licenses[0] : licenses;
  for (const named of [license, old]) {
    if (typeof named === 'string') return named;
    if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  }
  return readInLicenceFile[`${name}@${version}`] ?? '';
}

/** Node's own way: the nearest `node_modules` upwards. */
function getFolder(name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === path.dirname(folder)) return null;
  }
}

/**
 * Everything that is installed for production, with its licence, by name. Packages for one system only (compilers, image
 * libraries) are left out, because they differ from machine to machine; the page names them.
 */
export function productionParts(root: string): readonly Part[] {
  const parts = new Map<string, Part>();
  const visit = (folder: string, isRoot: boolean) => {
    const manifest = manifestSchema.parse(
      JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    );
    const { name, version, os, cpu, dependencies, optionalDependencies } = manifest;
    if (!isRoot) {
      const id = `${name}@${version}`;
      if (parts.has(id) || os || cpu) return;
      parts.set(id, { name, version, licence: findLicence(manifest) });
    }
    for (const wanted of Object.keys({ ...dependencies, ...(!isRoot && optionalDependencies) })) {
      const found = getFolder(wanted, folder);
      if (found) visit(found, false);
    }
  };
  visit(root, true);
  return [...parts.values()].sort(
    (one, other) =>
      one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
  );
}

/** Whether an expression leaves a choice that is allowed; `AND` wants all of its sides. SPDX, annex D. */
export function isAllowed(licence: string): boolean {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(bare)) return bare.split(' OR ').some(isAllowed);
  if (/ AND /.test(bare)) return bare.split(' AND ').every(isAllowed);
  return allowed.includes(bare);
}

/** The page of the documentation. */
export function licencePage(parts: readonly Part[]): string {
  const byLicence = new Map<string, Part[]>();
  for (const part of parts) byLicence.set(part.licence, [...(byLicence.get(part.licence) ?? []), part]);
  const summary = [...byLicence]
    .sort(([one, some], [other, more]) => more.length - some.length || one.localeCompare(other, 'en'))
    .map(([licence, those]) => `| ${licence} | ${those.length} |`);
  return `# Licences

What is installed for production, and under which licence it may be used. Written by \`npm run licences\`; the tests fail
when the page is out of date or a licence is unknown or not on the list in \`scripts/licences/collect.ts\`. Packages for one
operating system only are left out, because they differ from machine to machine: the compiled parts of Next (MIT) and of
sharp, whose image library libvips (LGPL-3.0-or-later) is loaded as a separate, unchanged library. The site itself never
calls sharp; Next brings it along.

| Licence | Packages |
|---|---|
${summary.join('\n')}

The two typefaces (Cormorant, Jost) come under the SIL Open Font License 1.1, which allows serving them from the site's own
host. \`caniuse-lite\` is data under CC BY 4.0; it is used while building and not part of what visitors load. Distances of
postcodes (\`content/catering/delivery-postcodes.json\`) are made from GeoNames, CC BY 4.0, named in the imprint.

| Package | Version | Licence |
|---|---|---|
${parts.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`;
}
