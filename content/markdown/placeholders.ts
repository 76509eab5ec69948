const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Puts values in the place of `{{key}}`.
 * @param reject called with what is wrong: an unknown key or braces without a partner
 */
export function fillPlaceholders(
  text: string,
  values: ReadonlyMap<string, string>,
  reject: (message: string) => never,
): string {
  const filled = text.replace(
    placeholder,
    (_, key: string) => values.get(key) ?? reject(`unknown placeholder {{${key}}}`),
  );
  return /\{\{|\}\}/.test(filled) ? reject(`braces without a partner: ${text}`) : filled;
}
