/** Lower case without accents, for searching: `Crème brûlée` → `creme brulee`, `groß` → `gross`. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
