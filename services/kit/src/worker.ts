import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { ownDoors } from './session/gateways';

/** Node tells here of every request that this process gets. */
const requests = 'http.server.request.start';
/** A resting worker looks this many times less often. */
const mostRest = 8;

interface Habits {
  /** Looks half as often after each look in vain, down to an eighth, until this process gets a request. */
  readonly rests?: boolean;
}

/** A background loop that can be woken. Several processes may run the same one. */
export class Worker {
  private running: Promise<void> | null = null;
  private stopping = false;
  private wake: (() => void) | null = null;
  private nudged = false;
  /** Looks in vain since the last request or work. */
  private inVain = 0;
  private isAsked = false;

  /** `work` returns how many things it did; if any, it runs again at once. */
  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<number>,
    private readonly log: FastifyBaseLogger,
    private readonly habits: Habits = {},
  ) {}

  start(): void {
    if (this.habits.rests) subscribe(requests, this.onRequest);
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
    unsubscribe(requests, this.onRequest);
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
      if (done > 0) this.inVain = 0;
      else if (!this.nudged && !this.stopping) await this.sleep();
    }
  }

  private readonly onRequest = (message: unknown): void => {
    const { request } = message as { request: IncomingMessage };
    if (ownDoors.has(request.url ?? '')) return;
    this.isAsked = true;
    if (this.inVain > 0) this.wake?.();
    this.inVain = 0;
  };

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(
        () => {
          if (this.habits.rests) this.inVain = this.isAsked ? 0 : this.inVain + 1;
          this.isAsked = false;
          end();
        },
        this.everyMs * Math.min(2 ** this.inVain, mostRest),
      );
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
