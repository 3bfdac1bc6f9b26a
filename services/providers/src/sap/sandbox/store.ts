import { StateFile } from '../../sandbox/state-file';
import type { Row } from './odata';

/** Entities and the field that names a record. */
export const ENTITY_KEYS = {
  Orders: 'DocEntry',
  Invoices: 'DocEntry',
  IncomingPayments: 'DocEntry',
  BusinessPartners: 'CardCode',
  Items: 'ItemCode',
} as const;

export type Entity = keyof typeof ENTITY_KEYS;

const FIRST_DOC_NUM = 100_000;

type State = { rows: Record<Entity, Row[]> };

/** The company's records in memory, and in a file when the process has a data folder. */
export class SapStore {
  private readonly state: State;
  private readonly file: StateFile<State>;
  private readonly index = new Map<string, Row>();

  constructor(path: string | undefined) {
    this.file = new StateFile(path, () => this.state);
    this.state = this.file.load() ?? {
      rows: { Orders: [], Invoices: [], IncomingPayments: [], BusinessPartners: [], Items: [] },
    };
    for (const entity of Object.keys(ENTITY_KEYS) as Entity[]) {
      for (const row of this.state.rows[entity]) this.index.set(indexKey(entity, row[ENTITY_KEYS[entity]]), row);
    }
  }

  rows(entity: Entity): Row[] {
    return this.state.rows[entity];
  }

  find(entity: Entity, key: string | number): Row | undefined {
    return this.index.get(indexKey(entity, key));
  }

  /** Adds a record; documents get their two numbers here. */
  add(entity: Entity, row: Row): Row {
    const rows = this.state.rows[entity];
    const numbers =
      ENTITY_KEYS[entity] === 'DocEntry' ? { DocEntry: rows.length + 1, DocNum: FIRST_DOC_NUM + rows.length + 1 } : {};
    const kept = { ...row, ...numbers, CreationDate: new Date().toISOString() };
    rows.push(kept);
    this.index.set(indexKey(entity, Object(kept)[ENTITY_KEYS[entity]]), kept);
    this.changed();
    return kept;
  }

  changed(): void {
    this.file.changed();
  }

  flush(): void {
    this.file.flush();
  }
}

function indexKey(entity: Entity, key: unknown): string {
  return `${entity}/${String(key)}`;
}
