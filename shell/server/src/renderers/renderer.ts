import type { Trial } from '../registry/load-remote';
import type { LoadedRemote } from '../registry/types';
import { versionKey } from './protocol';
import { type ProcessOptions, RendererLost, RendererProcess } from './renderer-process';

export interface RendererOptions extends Omit<ProcessOptions, 'onEnd'> {
  /** A process of it ended; the one that makes pages is started again by itself. */
  onLost: (lost: RendererLost) => void;
  /** Milliseconds without use after which it rests, without a process; it never does unless told. */
  restMs?: number | undefined;
}

/** Milliseconds before the second of two starts in a row, twice as long each time, up to the longest. */
const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** A process that ran so long did not end in its start. */
const steadyMs = 60_000;

/**
 * A process that renders, started again whenever it ends; a replaced version leaves with its process and all it had in
 * mind.
 */
export class Renderer {
  /** Null in the pause before it is started again. */
  private running: RendererProcess | null = null;
  /** Where a version is tried that no page is made with yet. */
  private trial: RendererProcess | null = null;
  private prepared: readonly LoadedRemote[] = [];
  private pause = 0;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private restTimer: NodeJS.Timeout | undefined;
  private isResting = false;

  constructor(private readonly options: RendererOptions) {
    this.start();
    if (options.restMs) this.restTimer = setTimeout(() => this.rest(), options.restMs).unref();
  }

  get process(): RendererProcess | null {
    return this.running;
  }

  /** False while it rests: whoever can ask another one wakes it for nothing. */
  get isAwake(): boolean {
    return !this.isResting;
  }

  /** It is used: it starts if it rests, and its next rest is put off. */
  wake(): void {
    this.restTimer?.refresh();
    if (!this.isResting || this.isClosed) return;
    this.isResting = false;
    this.start();
  }

  /** Ends the pause before it is started again, where there is one. @throws {RendererLost} once it is closed */
  now(): RendererProcess {
    this.wake();
    if (!this.running && !this.isClosed) {
      clearTimeout(this.timer);
      this.start();
    }
    if (!this.running) throw new RendererLost(this.options.name, null);
    return this.running;
  }

  /** Runs a version for the first time, where it can hurt no page: beside the process that makes them, once there are any. */
  tryBundle(remote: Pick<LoadedRemote, 'artifact' | 'folder'>): Promise<Trial> {
    if (this.prepared.length === 0) return this.now().load(remote);
    this.trial ??= this.spawn();
    return this.trial.load(remote);
  }

  /** Runs the bundles that pages are made with from now on, before somebody asks for one. */
  prepare(remotes: readonly LoadedRemote[]): void {
    this.prepared = remotes;
    if (this.isResting) return void this.endTrial();
    const keys = new Set(remotes.map(versionKey));
    const isClean = (one: RendererProcess | null) => one !== null && [...one.ran].every((key) => keys.has(key));
    if (isClean(this.running)) this.trial?.dismiss();
    else this.replace(isClean(this.trial) ? this.trial : null);
    this.trial = null;
    this.loadAll();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearTimeout(this.restTimer);
    this.trial?.kill();
    this.running?.kill();
  }

  /** The next pages are made by this process, or by a new one; the one before ends its unfinished pages. */
  private replace(by: RendererProcess | null): void {
    clearTimeout(this.timer);
    if (by !== this.trial) this.trial?.dismiss();
    this.running?.dismiss();
    this.running = by ?? this.spawn();
  }

  private endTrial(): void {
    this.trial?.dismiss();
    this.trial = null;
  }

  /** Its process ends, which hurts no page: it makes none. */
  private rest(): void {
    if (!this.running?.isIdle) return void this.restTimer?.refresh();
    this.isResting = true;
    this.running.dismiss();
    this.running = null;
  }

  private loadAll(): void {
    for (const remote of this.prepared) this.running?.load(remote).catch(() => undefined);
  }

  private start(): void {
    this.running = this.spawn();
    this.loadAll();
  }

  private spawn(): RendererProcess {
    const started = performance.now();
    const one: RendererProcess = new RendererProcess({
      ...this.options,
      onEnd: (lost) => {
        if (this.isClosed) return;
        if (this.trial === one) this.trial = null;
        if (this.running === one) this.startAgain(started);
        this.options.onLost(lost);
      },
    });
    return one;
  }

  private startAgain(started: number): void {
    this.running = null;
    if (performance.now() - started > steadyMs) this.pause = 0;
    if (this.pause === 0) this.start();
    else this.timer = setTimeout(() => this.start(), this.pause);
    this.pause = Math.min(this.pause * 2 || firstPauseMs, longestPauseMs);
  }
}
