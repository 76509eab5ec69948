export type Node = Readonly<Record<string, unknown>> & {
  readonly '@type'?: string | readonly string[];
  readonly '@id'?: string;
};

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const getTypes = (node: Node): readonly string[] => [node['@type'] ?? []].flat();

/** A node and everything nested in it. */
export function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** A mention of another node: nothing but its name. */
export const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';
