/** Too many pages are being made: come back in a moment. */
export class Busy extends Error {
  override readonly name = 'Busy';
  constructor(readonly reason: 'queue full' | 'waited too long') {
    super(`too many pages are being made: ${reason}`);
  }
}

export interface SemaphoreLimits {
  /** Renders at a time in all, and for one address: nobody takes every turn. */
  atOnce: number;
  ofAddress: number;
  /** Renders that wait, in all and of one address. */
  waiting: number;
  waitingOfAddress: number;
  /** Milliseconds that a render waits at most. */
  patience: number;
}

/** One address makes a phone's whole burst of pages, an office's too; cached pages take no turn at all. */
const semaphoreLimits: SemaphoreLimits = {
  atOnce: 4,
  ofAddress: 2,
  waiting: 96,
  waitingOfAddress: 24,
  // longer than a page may wait for a service while it holds its turn
  patience: 10_000,
};
/** Patience is counted in so many parts: while this process gets no processor, one passes at most. */
const partsOfPatience = 10;

interface Waiting {
  address: string;
  start: () => void;
}

/** Pages are made in turns, so that many new ones leave the processor to those that are kept. */
export class RenderSemaphore {
  private readonly running = new Map<string, number>();
  private underway = 0;
  private readonly queue: Waiting[] = [];
  private readonly spare: (() => void)[] = [];
  private spareUnderway = false;

  constructor(private readonly limits: SemaphoreLimits = semaphoreLimits) {}

  /** @throws {Busy} at once when too many wait, or after a while when its turn does not come */
  async take<T>(address: string, work: () => Promise<T>): Promise<T> {
    const passed = this.queue.some((one) => this.isFree(one.address));
    if (!passed && this.isFree(address)) this.begin(address);
    else await this.wait(address);
    try {
      return await work();
    } finally {
      this.end(address);
      // requests that came in meanwhile are answered before the next page is made
      setImmediate(() => this.next());
    }
  }

  /** Work that no visitor waits for: one at a time, and only while none of them waits for the same turn. */
  async takeSpare<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.spare.push(resolve);
      this.next();
    });
    try {
      return await work();
    } finally {
      this.spareUnderway = false;
      this.underway -= 1;
      setImmediate(() => this.next());
    }
  }

  private isFree(address: string): boolean {
    return this.underway < this.limits.atOnce && (this.running.get(address) ?? 0) < this.limits.ofAddress;
  }

  private begin(address: string): void {
    this.underway += 1;
    this.running.set(address, (this.running.get(address) ?? 0) + 1);
  }

  private end(address: string): void {
    this.underway -= 1;
    const left = (this.running.get(address) ?? 1) - 1;
    if (left > 0) this.running.set(address, left);
    else this.running.delete(address);
  }

  private wait(address: string): Promise<void> {
    const ofAddress = this.queue.filter((one) => one.address === address).length;
    if (this.queue.length >= this.limits.waiting || ofAddress >= this.limits.waitingOfAddress)
      throw new Busy('queue full');
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        address,
        start: () => {
          clearInterval(timer);
          resolve();
        },
      };
      let left = partsOfPatience;
      const timer = setInterval(() => {
        left -= 1;
        if (left > 0) return;
        clearInterval(timer);
        this.queue.splice(this.queue.indexOf(one), 1);
        reject(new Busy('waited too long'));
      }, this.limits.patience / partsOfPatience);
      this.queue.push(one);
    });
  }

  /** The first that may: one address that has its share lets the others pass, and visitors pass background work. */
  private next(): void {
    for (let at = this.queue.findIndex(({ address }) => this.isFree(address)); at >= 0; ) {
      const [one] = this.queue.splice(at, 1);
      if (!one) return;
      this.begin(one.address);
      one.start();
      at = this.queue.findIndex(({ address }) => this.isFree(address));
    }
    if (this.spareUnderway || this.underway >= this.limits.atOnce) return;
    const start = this.spare.shift();
    if (!start) return;
    this.spareUnderway = true;
    this.underway += 1;
    start();
  }
}
