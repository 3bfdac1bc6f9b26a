export interface TurnLimits {
  /** Requests of one address that are being answered at a time. */
  ofAddress: number;
  /** Milliseconds in which requests are begun before the process looks at everything else it has to do. */
  sliceMs: number;
}

/** An office's whole burst is begun within some tens of milliseconds; a service that hangs keeps one address's turns only. */
export const turnLimits: TurnLimits = { ofAddress: 64, sliceMs: 10 };

/** Begins a piece of work; `end` is called once, when its turn is another's. */
type Begin = (end: () => void) => void;

/** Chooses the next request to begin: addresses take turns, so nobody waits for all that one of them asked. */
export class FairTurns {
  /** Waiting work, by address; the first address is the next. */
  private readonly waiting = new Map<string, Begin[]>();
  private readonly underway = new Map<string, number>();
  private planned = false;

  constructor(private readonly limits: TurnLimits = turnLimits) {}

  take(address: string, begin: Begin): void {
    const list = this.waiting.get(address);
    if (list) list.push(begin);
    else this.waiting.set(address, [begin]);
    this.plan();
  }

  private plan(): void {
    if (this.planned) return;
    this.planned = true;
    // after all input so far was read, and before the timers, so that a burst is one list
    setImmediate(() => this.beginSome());
  }

  private beginSome(): void {
    const began = performance.now();
    let next = this.next();
    while (next) {
      this.begin(...next);
      if (performance.now() - began >= this.limits.sliceMs) break;
      next = this.next();
    }
    this.planned = false;
    if (next) this.plan();
  }

  /** The next request of the first address that may have one more, which then is the last in turn. */
  private next(): [string, Begin] | null {
    for (const [address, list] of this.waiting) {
      if ((this.underway.get(address) ?? 0) >= this.limits.ofAddress) continue;
      const begin = list.shift();
      this.waiting.delete(address);
      if (list.length > 0) this.waiting.set(address, list);
      if (begin) return [address, begin];
    }
    return null;
  }

  private begin(address: string, begin: Begin): void {
    this.underway.set(address, (this.underway.get(address) ?? 0) + 1);
    let ended = false;
    begin(() => {
      if (ended) return;
      ended = true;
      const left = (this.underway.get(address) ?? 1) - 1;
      if (left > 0) this.underway.set(address, left);
      else this.underway.delete(address);
      if (this.waiting.size > 0) this.plan();
    });
  }
}
