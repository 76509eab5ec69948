type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;

/** A row of the database under the names of the code: `created_at` becomes `createdAt`. */
export const camelRow = <T extends object>(
  row: T,
): { readonly [K in keyof T as K extends string ? Camel<K> : never]: T[K] } =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as never;
