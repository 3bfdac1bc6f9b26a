import { setImmediate } from 'node:timers/promises';

interface Waiting<T> {
  readonly item: T;
  readonly done: () => void;
  readonly failed: (reason: unknown) => void;
}

/** Many small writes as few statements; a batch that fails is tried item by item, so nobody pays for another's. */
export class BatchWriter<T> {
  private waiting: Waiting<T>[] = [];
  private writing = false;

  constructor(private readonly write: (items: readonly T[]) => Promise<unknown>) {}

  /** Resolves when the item is written. @throws the error of its write */
  add(item: T): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
      if (!this.writing) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.writing = true;
    // requests of the same turn of the loop go together too
    await setImmediate();
    while (this.waiting.length > 0) {
      const together = this.waiting;
      this.waiting = [];
      await this.writeTogether(together);
    }
    this.writing = false;
  }

  private async writeTogether(together: readonly Waiting<T>[]): Promise<void> {
    try {
      await this.write(together.map(({ item }) => item));
      for (const { done } of together) done();
    } catch (error) {
      const [only] = together;
      if (together.length === 1) only?.failed(error);
      else for (const one of together) await this.writeTogether([one]);
    }
  }
}
