import type { FastifyBaseLogger } from 'fastify';

/** A background loop that can be woken. Several processes may run the same one. */
export class Worker {
  private running: Promise<void> | null = null;
  private stopping = false;
  private wake: (() => void) | null = null;
  private nudged = false;

  /** `work` returns how many things it did; if any, it runs again at once. */
  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<number>,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    this.running ??= this.loop();
  }

  /** Runs now instead of after the interval. */
  nudge(): void {
    this.nudged = true;
    this.wake?.();
  }

  /** Stops after the work under way. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wake?.();
    await this.running;
  }

  private async loop(): Promise<void> {
    while (!this.stopping) {
      this.nudged = false;
      const done = await this.work().catch((error: unknown) => {
        if (!this.stopping) this.log.error({ err: error, worker: this.name }, 'worker');
        return 0;
      });
      if (done === 0 && !this.nudged && !this.stopping) await this.sleep();
    }
  }

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(end, this.everyMs);
      this.wake = end;
    });
  }
}

/** Loops that begin and end together. */
export const together = (...workers: readonly Worker[]) => ({
  start: (): void => {
    for (const worker of workers) worker.start();
  },
  stop: async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.stop()));
  },
});
