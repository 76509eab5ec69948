export type Person = { readonly email: string; readonly password: string };

/** Somebody whom no other test knows. */
export const newPerson = (label: string): Person => ({
  email: `${label}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}@visitor.example`,
  password: 'Steg, Laterne, Nebel, Boot',
});
