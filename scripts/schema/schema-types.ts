/** What a database says of its columns and checks, as the types of `lib/server/database/schema.ts`. */

/** Runs a statement and yields its rows. */
export type Query = (sql: string) => Promise<readonly Record<string, unknown>[]>;

const columnsQuery = `
  select namespace.nspname as schema, class.relname as "table", attribute.attname as name, type.typname as type,
         not attribute.attnotnull as nullable,
         attribute.atthasdef or attribute.attidentity <> '' as defaulted,
         (select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint
          where conrelid = class.oid and contype = 'c' and conkey = array[attribute.attnum]) as checks
  from pg_attribute as attribute
  join pg_class as class on class.oid = attribute.attrelid and class.relkind = 'r'
  join pg_namespace as namespace on namespace.oid = class.relnamespace and namespace.nspname in ('public', 'private')
  join pg_type as type on type.oid = attribute.atttypid
  where attribute.attnum > 0 and not attribute.attisdropped
  order by namespace.nspname desc, class.relname, attribute.attnum`;

/** As the connection's parsers deliver them (`lib/server/database/parsers.ts`). */
const typeOf: Readonly<Record<string, string>> = {
  _text: 'string[]',
  bool: 'boolean',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Timestamp',
  uuid: 'string',
};

/** The texts of `column in ('a', 'b')`, in the schema's order; empty where no check lists any. */
function listed(checks: unknown): readonly string[] {
  const list = /^CHECK \(\((?:\w+ = ANY \(ARRAY\[(.*?)\]\)|\w+ = ('[^']*'::text))\)\)$/.exec(
    String(checks ?? ''),
  );
  return [...(list?.[1] ?? list?.[2] ?? '').matchAll(/'([^']*)'::text/g)].map(([, text]) => text ?? '');
}

function columnType(column: Record<string, unknown>): string {
  const base = typeOf[String(column.type)];
  if (!base) throw new Error(`no type for ${column.table}.${column.name}: ${column.type}`);
  const texts = listed(column.checks).map((text) => `'${text}'`);
  const full = [...(texts.length > 0 ? texts : [base]), ...(column.nullable ? ['null'] : [])].join(' | ');
  return column.defaulted ? `Defaulted<${full}>` : full;
}

const head = `import type { ColumnType } from 'kysely';

// Written by \`npm run schema\` from supabase/migrations; a test compares.

type Json = ColumnType<unknown, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** Tables by name; those of \`private\` with their schema. */
export type Schema = {
`;

/** The file of types, unformatted. @throws Error for a column type that there is no parser for. */
export async function schemaTypes(query: Query): Promise<string> {
  const tables = new Map<string, string[]>();
  for (const column of await query(columnsQuery)) {
    const { schema, table } = column;
    const name = schema === 'public' ? `${table}` : `'${schema}.${table}'`;
    tables.set(name, [...(tables.get(name) ?? []), `${column.name}: ${columnType(column)};`]);
  }
  const body = [...tables].map(([name, columns]) => `${name}: {\n${columns.join('\n')}\n};`);
  return `${head}${body.join('\n')}\n};\n`;
}
