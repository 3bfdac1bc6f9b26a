import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { rendererLimits } from '@actual/contracts/facts/capacities';
import type { PageCall, PageCallAnswer } from '../gateway/page-calls';
import type { Trial } from '../registry/load-remote';
import type { LoadedRemote } from '../registry/types';
import { type CrashNote, takeCrashNote } from '../watchdog/crash-note';
import type { WatchdogOptions } from '../watchdog/watchdog';
import { Line } from './line';
import {
  type Beginning,
  type GatewayServices,
  type PageOrder,
  type RenderedPage,
  type RendererServices,
  type VersionKey,
  versionKey,
} from './protocol';

/** A renderer ended before it answered. */
export class RendererLost extends Error {
  override readonly name = 'RendererLost';
  /**
   * @param note null when nothing tells why: who kills a process from outside leaves none
   * @param ran the versions whose code was in its process
   */
  constructor(
    readonly renderer: string,
    readonly note: CrashNote | null,
    readonly ran: ReadonlySet<VersionKey> = new Set(),
  ) {
    super(`the renderer ${renderer} ended: ${note?.why ?? 'nothing tells why'}`);
  }
}

export interface ProcessOptions {
  name: string;
  /** The built `entry.ts`. */
  entry: string;
  beginning: Omit<Beginning, 'watchdog'>;
  watchdog: Omit<WatchdogOptions, 'file'>;
  /** Folder in which a renderer that ends leaves its note, and the first part of the note's name. */
  notes: { folder: string; prefix: string };
  /** It ended without being dismissed; called before those who wait for it are told. */
  onEnd: (lost: RendererLost) => void;
}

export type CallService = (call: PageCall) => Promise<PageCallAnswer>;
export interface PageWork {
  order: Omit<PageOrder, 'remotes'>;
  /** The remotes of the page. */
  remotes: readonly LoadedRemote[];
  /** Makes the calls of this page, with its visitor's cookies and headers. */
  call: CallService;
  /** Aborted when the visitor goes away. */
  signal: AbortSignal;
}

/** The wait for a page is counted in so many parts: while the gateway itself gets no processor, one passes at most. */
const parts = 10;

/** One run of a renderer's process, from its start to its end. */
export class RendererProcess {
  private readonly child: ChildProcess;
  private readonly line: Line<RendererServices>;
  private readonly loads = new Map<VersionKey, Promise<Trial>>();
  private readonly pages = new Map<number, { since: number; call: CallService }>();
  private loading = 0;
  private isDismissed = false;
  /** The versions whose code has been run here: it stays, with its timers, as long as the process. */
  readonly ran = new Set<VersionKey>();

  constructor({ name, entry, beginning, watchdog, notes, onEnd }: ProcessOptions) {
    // without the gateway's settings and flags; the room above its limit lets the watchdog end it before V8 does, and
    // say why
    this.child = fork(entry, [], {
      env: { NODE_ENV: process.env.NODE_ENV, TZ: process.env.TZ, PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-semi-space-size=4', `--max-old-space-size=${watchdog.memoryMiB + 1024}`],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const file = join(notes.folder, `${notes.prefix}.${name}.${this.child.pid}.crash.json`);
    const services: GatewayServices = { call: (asked) => this.callOf(asked) };
    this.line = new Line(this.child, services);
    const end = (code: number | null) => {
      const nameless: CrashNote = { at: new Date().toISOString(), why: 'uncaught', stack: [] };
      const lost = new RendererLost(name, takeCrashNote(file) ?? (code === null ? null : nameless), this.ran);
      if (!this.isDismissed || lost.note) onEnd(lost);
      this.line.close(lost);
    };
    this.child.once('exit', end);
    this.child.once('error', () => end(null));
    this.line.ask('begin', { ...beginning, watchdog: { ...watchdog, file } }).catch(() => undefined);
  }

  /** Since when the page that is longest in work is made; now, where there is none. */
  get busySince(): number {
    return Math.min(performance.now(), ...[...this.pages.values()].map(({ since }) => since));
  }

  /** True when a page would begin at once: every bundle has been run, and no page is being made. */
  get isIdle(): boolean {
    return this.ran.size > 0 && this.loading === 0 && this.pages.size === 0;
  }

  /** Runs a bundle, once. */
  load(remote: Pick<LoadedRemote, 'artifact' | 'folder'>): Promise<Trial> {
    const key = versionKey(remote);
    const { artifact, folder } = remote;
    this.ran.add(key);
    const known = this.loads.get(key);
    if (known) return known;
    const load = this.line.ask('load', { artifact, folder });
    this.loads.set(key, load);
    this.loading += 1;
    const again = () => this.loads.delete(key);
    load
      .then((trial) => 'failure' in trial && again(), again)
      .finally(() => {
        this.loading -= 1;
      });
    return load;
  }

  /** @throws {RendererLost} */
  async render({ order, remotes, call, signal }: PageWork): Promise<RenderedPage> {
    const { view } = order;
    const abandon = () => void this.line.ask('abandon', view).catch(() => undefined);
    this.pages.set(view, { since: performance.now(), call });
    signal.addEventListener('abort', abandon, { once: true });
    let left = parts;
    const patience = setInterval(
      () => {
        left -= 1;
        if (left === 0) this.kill();
      },
      (rendererLimits.pageSeconds * 1_000) / parts,
    );
    try {
      const trials = await Promise.all(remotes.map((remote) => this.load(remote)));
      const isThere = remotes.map((_, at) => !('failure' in (trials[at] as Trial)));
      const gone = remotes.filter((_, at) => !isThere[at]);
      return await this.line.ask('render', {
        ...order,
        remotes: remotes.filter((_, at) => isThere[at]).map(versionKey),
        failed: [...order.failed, ...gone.map(({ artifact: { name, owns } }) => ({ name, owns }))],
      });
    } finally {
      clearInterval(patience);
      signal.removeEventListener('abort', abandon);
      this.pages.delete(view);
      if (this.isDismissed) this.leave();
    }
  }

  async reads(remote: LoadedRemote, path: string, names: readonly string[]): Promise<readonly string[]> {
    await this.load(remote);
    return this.line.ask('reads', { version: versionKey(remote), path, names });
  }

  async findable(remote: LoadedRemote): Promise<readonly { path: string; lastmod?: string }[]> {
    await this.load(remote);
    return this.line.ask('findable', versionKey(remote));
  }

  /** It gets no more work; it ends with the last page that it makes. */
  dismiss(): void {
    this.isDismissed = true;
    this.leave();
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  private leave(): void {
    if (this.pages.size === 0) this.kill();
  }

  /** A renderer calls for the pages that it makes, and no others. */
  private callOf({ view, call }: { view: number; call: PageCall }): Promise<PageCallAnswer> {
    const page = this.pages.get(view);
    if (!page) throw new Error('this page is not being made');
    return page.call(call);
  }
}
