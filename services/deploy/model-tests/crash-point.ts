/**
 * The beginnings of names of steps that leave nothing behind: reads, and work in a transaction before it ends, which
 * PostgreSQL rolls back. Dying after them is dying after the step before.
 */
export const traceless = 'traceless ';

/** Thrown at every further step of a killed process, so that nothing it does reaches the world any more. */
export class Killed extends Error {
  constructor() {
    super('killed');
  }
}

/**
 * Kills a process after any of its steps. A step is one thing that the world could see: a statement, BEGIN and COMMIT
 * among them, or a call to a provider. Dying between two steps is dying after the first of them, because only memory
 * lies between.
 */
export class CrashPoint {
  /** The steps that were done, in their order, while it was asked for. */
  trace: string[] | null = null;
  /** Steps that were done and whose answers nobody saw. */
  readonly lost: string[] = [];
  private left = Number.POSITIVE_INFINITY;
  private gone = false;

  get dead(): boolean {
    return this.gone;
  }

  /** The process dies after so many more steps. */
  arm(steps: number): void {
    this.left = steps;
  }

  calm(): void {
    this.left = Number.POSITIVE_INFINITY;
  }

  /** Does one step. @throws {Killed} once the process is dead, and after the step that kills it */
  async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.gone) throw new Killed();
    const outcome = await work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    this.trace?.push(name);
    this.left -= 1;
    this.gone ||= this.left <= 0;
    if (this.gone) {
      this.lost.push(name);
      throw new Killed();
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }
}
