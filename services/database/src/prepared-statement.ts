import type { Knex } from './connect';

export type Parameter = string | number | boolean | null | readonly (string | number | null)[];

/** Values of a statement: in the order of its question marks, or by the names it gives them (`:name`). */
export type Parameters = readonly Parameter[] | Readonly<Record<string, Parameter>>;

interface Statement {
  /** As PostgreSQL takes it: `$1` for each parameter, the statement's name as a comment at its end. */
  readonly text: string;
  /** Of the parameters, in the order of their numbers; none where they are question marks. */
  readonly names: readonly string[];
}
const statements = new Map<string, Statement>();

/** A colon that begins a name, not a cast (`::`) nor the middle of a literal. */
const namedParameter = /(?<![:\w]):([a-z]\w*)/gi;

function parse(name: string, sql: string, named: boolean): Statement {
  const names: string[] = [];
  let at = 0;
  const text = sql.replace(named ? namedParameter : /\?/g, (_, parameter: string) => {
    if (!named) {
      at += 1;
      return `$${at}`;
    }
    if (!names.includes(parameter)) names.push(parameter);
    return `$${names.indexOf(parameter) + 1}`;
  });
  return { text: `${text} /* ${name} */`, names };
}

function statementOf(name: string, sql: string, named: boolean): Statement {
  let statement = statements.get(name);
  if (!statement) {
    statement = parse(name, sql, named);
    statements.set(name, statement);
  }
  return statement;
}

const isList = (parameters: Parameters): parameters is readonly Parameter[] => Array.isArray(parameters);

/** @throws TypeError for a name without a value: PostgreSQL would take it for NULL */
function valuesOf(name: string, names: readonly string[], parameters: Parameters): readonly Parameter[] {
  if (isList(parameters)) return parameters;
  return names.map((parameter) => {
    const value = parameters[parameter];
    if (value === undefined) throw new TypeError(`${name} was given no ${parameter}`);
    return value;
  });
}

/**
 * A statement that PostgreSQL parses and plans once per connection: for those of the main job, whose planning takes
 * longer than their work. `name` stands for exactly this text, so nothing may be built into it that changes. knex is
 * given the name only, since it reads a whole text anew each time.
 */
export async function prepared<Row>(db: Knex, name: string, sql: string, parameters: Parameters): Promise<Row[]> {
  const { text, names } = statementOf(name, sql, !isList(parameters));
  const values = valuesOf(name, names, parameters);
  const { rows } = await db.raw<{ rows: Row[] }>(name).options({ name, text, values });
  return rows;
}
