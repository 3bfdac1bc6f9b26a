import { othersTurn } from '../search/turns';

/**
 * Reads rows by their keys, those that are asked for in one turn of the event loop in one statement: with many shoppers
 * at once a statement's own cost is most of what a page costs. Who is alone waits for nobody.
 */
export class ReadTogether<Row> {
  private next: { keys: Set<string>; rows: Promise<ReadonlyMap<string, Row>> } | null = null;

  /** `read` answers the rows of some keys by these keys; what is nobody's is left out. */
  constructor(private readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>) {}

  /** The row of a key; undefined where there is none. */
  async find(key: string): Promise<Row | undefined> {
    this.next ??= this.gather();
    this.next.keys.add(key);
    return (await this.next.rows).get(key);
  }

  private gather() {
    const keys = new Set<string>();
    const rows = othersTurn().then(() => {
      this.next = null;
      return this.read([...keys]);
    });
    return { keys, rows };
  }
}
