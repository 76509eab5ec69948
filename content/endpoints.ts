/** Addresses for programs, beside the pages of `routes.ts`; `docs/configurator.md` describes them. */
export const endpoints = {
  openApi: '/api/openapi.json',
  catalogue: '/api/catalogue',
  proposals: '/api/proposals',
  quote: '/api/quote',
  availability: '/api/availability',
  mcp: '/mcp',
} as const;
