/** Countries of an invoice address (ISO 3166-1), Germany and its neighbours first; names come from `Intl.DisplayNames`. */
export const countryCodes = [
  ...(['DE', 'NL', 'BE', 'LU', 'FR', 'CH', 'AT', 'LI', 'PL', 'CZ', 'DK'] as const),
  ...(['BG', 'CY', 'EE', 'ES', 'FI', 'GB', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LT', 'LV', 'MT'] as const),
  ...(['NO', 'PT', 'RO', 'SE', 'SI', 'SK', 'TR', 'UA', 'US'] as const),
] as const;
