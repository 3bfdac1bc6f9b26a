import pg from 'pg';

export type Parameter = string | number | boolean | null | readonly (string | number | null)[];

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/** What a query needs of the driver's connection. */
interface Wire {
  readonly stream: { write(bytes: Buffer): boolean };
  /** The texts of the statements that this connection has parsed, by name; kept by the driver. */
  readonly parsedStatements: Record<string, string>;
}

/** The columns of each statement, as its connection told them when it ran there first. */
const known = new WeakMap<object, Map<string, readonly Column[]>>();

/** Describe the portal, execute it, end the message; and the same without asking for the columns. */
const describing = Buffer.from('D\0\0\0\x06P\0E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04', 'latin1');
const executing = describing.subarray(7);

const nothing = (): undefined => undefined;

/**
 * A named statement as the driver takes it, in place of the driver's own query: everything goes out in one write, and the
 * columns, which never change for a parsed statement, are asked for once per connection. About a third of the work.
 */
export class PreparedQuery {
  readonly rows: Record<string, unknown>[] = [];
  private columns: readonly Column[] | null = null;
  private broken: unknown = null;
  private wire: Wire | null = null;

  // messages of the driver that say nothing new here
  readonly handleEmptyQuery = nothing;
  readonly handlePortalSuspended = nothing;
  readonly handleCopyData = nothing;
  readonly handleCopyInResponse = nothing;

  constructor(
    readonly name: string,
    readonly text: string,
    private readonly values: readonly Parameter[],
    private readonly resolve: (rows: Record<string, unknown>[]) => void,
    private readonly reject: (reason: unknown) => void,
  ) {}

  submit(wire: Wire): void {
    this.wire = wire;
    this.columns = known.get(wire)?.get(this.name) ?? null;
    const parts = [bindMessage(this.name, this.values), this.columns ? executing : describing];
    if (wire.parsedStatements[this.name] === undefined) parts.unshift(parseMessage(this.name, this.text));
    wire.stream.write(Buffer.concat(parts));
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, read: pg.types.getTypeParser(dataTypeID, 'text') }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    try {
      this.columns?.forEach(({ name, read }, at) => {
        const text = fields[at];
        row[name] = text === null || text === undefined ? null : read(text);
      });
      this.rows.push(row);
    } catch (error) {
      this.broken = error;
    }
  }

  handleCommandComplete(): void {
    if (!this.wire) return;
    const statements = known.get(this.wire) ?? new Map<string, readonly Column[]>();
    if (statements.size === 0) known.set(this.wire, statements);
    statements.set(this.name, this.columns ?? []);
  }

  handleReadyForQuery(): void {
    if (this.broken) this.reject(this.broken);
    else this.resolve(this.rows);
  }

  handleError(error: unknown): void {
    this.reject(error);
  }
}

/** A message of the protocol: its letter, its length, and what `fill` writes into the rest. */
function message(letter: string, length: number, fill: (into: Buffer) => void): Buffer {
  const bytes = Buffer.allocUnsafe(length + 5);
  bytes.write(letter, 0, 'latin1');
  bytes.writeInt32BE(length + 4, 1);
  fill(bytes.subarray(5));
  return bytes;
}

const parseMessage = (name: string, text: string): Buffer => {
  const words = `${name}\0${text}\0\0\0`;
  return message('P', Buffer.byteLength(words), (into) => into.write(words));
};

/** Values as text, the columns of the answer too. */
function bindMessage(name: string, values: readonly Parameter[]): Buffer {
  const texts = values.map(textOf);
  const lengths = texts.map((text) => (text === null ? -1 : Buffer.byteLength(text)));
  const head = `\0${name}\0\0\0`;
  const size = lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), head.length + 4);
  return message('B', size, (into) => {
    let at = into.write(head, 'latin1');
    at = into.writeInt16BE(texts.length, at);
    texts.forEach((text, index) => {
      at = into.writeInt32BE(lengths[index] ?? -1, at);
      if (text) at += into.write(text, at);
    });
    into.writeInt16BE(0, at);
  });
}

/** A value as PostgreSQL reads it; of an array its braces, with every text quoted. */
function textOf(value: Parameter): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'object')
    return `{${value.map((one) => (one === null ? 'NULL' : typeof one === 'number' ? one : quoted(one))).join(',')}}`;
  return String(value);
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
