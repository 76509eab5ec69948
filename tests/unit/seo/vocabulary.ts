import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Entity = { readonly '@id': string; readonly '@type': 'rdfs:Class' | 'rdf:Property' } & Readonly<
  Record<string, unknown>
>;

/**
 * The vocabulary of schema.org as the validator reads it, without a download: rebuilt from the declarations of
 * schema-dts, which are generated from schema.org's own file. Properties are inherited through the interfaces.
 */
export function schemaOrgVocabulary(): { readonly '@graph': readonly Entity[] } {
  const require = createRequire(import.meta.url);
  const source = readFileSync(require.resolve('schema-dts').replace(/\.js$/, '.d.ts'), 'utf8');
  const parents = new Map<string, readonly string[]>();
  const domains = new Map<string, Set<string>>();
  const typeOfBase = (base: string) => base.replace(/Base$/, '');

  const interfaces = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+)\{([\s\S]*?)^\}/gm;
  for (const [, name = '', kind, bases = '', body = ''] of source.matchAll(interfaces)) {
    const above = bases
      .split(',')
      .map((base) => base.trim())
      .filter((base) => /^\w+Base$/.test(base))
      .map(typeOfBase)
      .filter((base) => base !== name);
    // A type without properties of its own has no Base; its Leaf then names the parents.
    if (kind === 'Base' || !parents.has(name)) parents.set(name, above);
    for (const [, property = ''] of body.matchAll(/^ {4}"([a-z]\w*)"\?:/gm)) {
      domains.set(property, (domains.get(property) ?? new Set()).add(name));
    }
  }

  const ref = (name: string) => ({ '@id': `schema:${name}` });
  return {
    '@graph': [
      ...[...parents].map(
        ([name, above]): Entity => ({
          '@id': `schema:${name}`,
          '@type': 'rdfs:Class',
          'rdfs:subClassOf': above.map(ref),
        }),
      ),
      ...[...domains].map(
        ([name, types]): Entity => ({
          '@id': `schema:${name}`,
          '@type': 'rdf:Property',
          'schema:domainIncludes': [...types].map(ref),
        }),
      ),
    ],
  };
}
