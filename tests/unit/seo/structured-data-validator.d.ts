/** The package brings no types; these are the parts that the tests use. */
declare module '@adobe/structured-data-validator/src/validator.js' {
  type Step = { readonly type?: string; readonly property?: string; readonly index?: number };
  type Issue = { readonly severity: string; readonly issueMessage: string; readonly path: readonly Step[] };
  type Extracted = Readonly<Record<'jsonld' | 'microdata' | 'rdfa', object>> & {
    readonly errors: readonly object[];
  };

  export class Validator {
    constructor(schemaOrgJson: { readonly '@graph': readonly object[] });
    validate(extracted: Extracted): Promise<readonly Issue[]>;
  }
}
