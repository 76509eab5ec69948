const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * What a reader of an HTML mail sees: text without tags, style and comments, entities resolved once. Text that a mail
 * failed to escape would disappear here with the tags, so a test that looks for it fails.
 */
export const readableText = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(head|style|title)\b.*?<\/\1>/gs, '')
    .replace(/<br>/g, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '\n')
    .replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
