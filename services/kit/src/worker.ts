import type { FastifyBaseLogger } from 'fastify';

/** A loop that works what is due, sleeps, and can be woken. Several processes may run the same one. */
export class Worker {
  private running: Promise<void> | null = null;
  private stopping = false;
  private wake: (() => void) | null = null;
  private nudged = false;

  /** `work` answers how many things it did; more than none means that more may wait. */
  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<number>,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    this.running ??= this.loop();
  }

  /** Looks at once instead of after the interval. */
  nudge(): void {
    this.nudged = true;
    this.wake?.();
  }

  /** Finishes the work under way and ends. */
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
