import type { LoadedRemote } from '../registry/types';
import { type ProcessOptions, RendererLost, RendererProcess } from './renderer-process';

export interface RendererOptions extends Omit<ProcessOptions, 'onEnd'> {
  /** It ended; it is started again by itself. */
  onLost: (lost: RendererLost) => void;
}

/** Milliseconds before the second of two starts in a row, twice as long each time, up to the longest. */
const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** Who ran so long did not end in its start. */
const steadyMs = 60_000;

/** A process that renders, started again whenever it ends. */
export class Renderer {
  /** Null in the pause before it is started again. */
  private running: RendererProcess | null = null;
  private prepared: readonly LoadedRemote[] = [];
  private pause = 0;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly options: RendererOptions) {
    this.start();
  }

  get process(): RendererProcess | null {
    return this.running;
  }

  /** Ends the pause before it is started again, where there is one. @throws {RendererLost} once it is closed */
  now(): RendererProcess {
    if (!this.running && !this.isClosed) {
      clearTimeout(this.timer);
      this.start();
    }
    if (!this.running) throw new RendererLost(this.options.name, null);
    return this.running;
  }

  /** Runs the bundles that pages are made with from now on, before somebody asks for one, and lets go of others. */
  prepare(remotes: readonly LoadedRemote[]): void {
    this.prepared = remotes;
    this.running?.keepOnly(remotes);
    for (const remote of remotes) this.running?.load(remote).catch(() => undefined);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.running?.kill();
  }

  private start(): void {
    const started = performance.now();
    const onEnd = (lost: RendererLost) => {
      this.running = null;
      if (this.isClosed) return;
      if (performance.now() - started > steadyMs) this.pause = 0;
      if (this.pause === 0) this.start();
      else this.timer = setTimeout(() => this.start(), this.pause);
      this.pause = Math.min(this.pause * 2 || firstPauseMs, longestPauseMs);
      this.options.onLost(lost);
    };
    this.running = new RendererProcess({ ...this.options, onEnd });
    this.prepare(this.prepared);
  }
}
