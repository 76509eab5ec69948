const key = Symbol.for('seegut.handed-over');

/** Server components and the HTML of client components are rendered in one process, but share no modules. */
function texts(): Map<string, string> {
  const shared = globalThis as { [key]?: Map<string, string> };
  shared[key] ??= new Map();
  return shared[key];
}

/**
 * Keeps a text for the client component that puts it into the HTML: given as a property it would be in the page a
 * second time. Server only.
 */
export function handOver(name: string, text: string): void {
  texts().set(name, text);
}

/** @throws Error for a text that nobody has handed over. */
export function takeOver(name: string): string {
  const text = texts().get(name);
  if (text === undefined) throw new Error(`Nobody has handed over ${name}`);
  return text;
}
