import { StateFile } from '../../sandbox/state-file';
import type { CardToken } from './card-tokens';
import type { PaymentRecord } from './payment-record';

/** The first answer to an idempotency key, given again to the same request. */
export type KeptAnswer = { request: string; status: number; body: unknown };

type State = {
  lastId: number;
  tokens: [string, CardToken][];
  payments: [number, PaymentRecord][];
  answers: [string, KeptAnswer][];
};

/** Everything the sandbox knows, in memory, and in a file when the process has a data folder. */
export class MercadoPagoStore {
  readonly tokens: Map<string, CardToken>;
  readonly payments: Map<number, PaymentRecord>;
  readonly answers: Map<string, KeptAnswer>;
  private lastId: number;
  private readonly file: StateFile<State>;

  constructor(path: string | undefined) {
    this.file = new StateFile(path, () => ({
      lastId: this.lastId,
      tokens: [...this.tokens],
      payments: [...this.payments],
      answers: [...this.answers],
    }));
    const kept = this.file.load();
    this.tokens = new Map(kept?.tokens);
    this.payments = new Map(kept?.payments);
    this.answers = new Map(kept?.answers);
    this.lastId = kept?.lastId ?? 0;
  }

  /** Ids follow the clock, so that a sandbox that lost its memory does not hand out an id that a shop already has. */
  nextId(): number {
    this.lastId = Math.max(this.lastId + 1, Math.floor(Date.now() / 10));
    return this.lastId;
  }

  changed(): void {
    this.file.changed();
  }

  flush(): void {
    this.file.flush();
  }

  newestFirst(): PaymentRecord[] {
    return [...this.payments.values()].reverse();
  }
}
