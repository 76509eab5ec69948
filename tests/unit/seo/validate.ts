import { Validator } from '@adobe/structured-data-validator/src/validator.js';
import { missingFields, wrongValues } from './google-fields';
import { getTypes, isReference, type Node, nodesIn } from './graph-nodes';
import { schemaOrgVocabulary } from './vocabulary';

export const vocabulary = schemaOrgVocabulary();

/** Everything the validator finds in a list of nodes; it expects them by their first type. */
export async function findIssues(nodes: readonly Node[]) {
  const jsonld: Record<string, Node[]> = {};
  for (const node of nodes) {
    const [type = ''] = getTypes(node);
    jsonld[type] = [...(jsonld[type] ?? []), structuredClone(node)];
  }
  const issues = await new Validator(vocabulary).validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues.map(({ severity, issueMessage, path }) => {
    const place = path.map((step) => step.property ?? step.type).join('.');
    return `${severity} ${place}: ${issueMessage}`;
  });
}

/**
 * Everything that is wrong with a graph: what the validator finds, fields that Google asks for and that are
 * missing or of the wrong form, names that are given twice, and mentions of nodes that are not there.
 */
export async function findFaults(nodes: readonly Node[]): Promise<readonly string[]> {
  const all = nodesIn(nodes);
  const defined = all.filter((node) => node['@id'] && !isReference(node)).map((node) => node['@id']);
  const mentioned = all.filter(isReference).map((node) => node['@id']);
  return [
    ...(await findIssues(nodes)),
    ...all.flatMap(missingFields).map((field) => `missing: ${field}`),
    ...all.flatMap(wrongValues).map((value) => `not as Google wants it: ${value}`),
    ...defined.filter((id, index) => defined.indexOf(id) !== index).map((id) => `defined twice: ${id}`),
    ...mentioned.filter((id) => !defined.includes(id)).map((id) => `not there: ${id}`),
  ];
}
