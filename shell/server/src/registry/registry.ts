import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from '../../../src/remotes/owner';
import { type CrashNote, takeCrashNote } from '../watchdog/crash-note';
import { Conduct } from './conduct';
import { type LoadOptions, loadRemote, RemoteLoadError } from './load-remote';
import { tellOffers } from './offers';
import { Quarantine } from './quarantine';
import { Retries } from './retries';
import { type Canary, type Snapshot, Snapshots, type Visitor } from './snapshots';
import { artifactShape, besideRegistry, type LoadedRemote, type RegistryFile, registryShape } from './types';

/** The file is looked at this many times less often while nobody asks for a page. */
const rest = 8;
type Entry = RegistryFile['remotes'][string];

export interface RegistryLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
export interface RegistryOptions {
  file: string;
  /** Where this process notes how it fares; beside the registry unless told. */
  stateDir?: string | undefined;
  offers: LoadOptions['offers'];
  publicKey: LoadOptions['publicKey'];
  tryBundle: LoadOptions['tryBundle'];
  inventoryOf: LoadOptions['inventoryOf'];
  /** Pages are made with these from now on: those of everybody, and of the canaries. */
  onLoaded?: (remotes: readonly LoadedRemote[]) => void;
  log: RegistryLog;
  /** The name of this copy of the gateway, where there are several. */
  copy?: string;
  /** Milliseconds between looks at the file. */
  interval?: number;
  timeout?: number;
  /** Milliseconds until a version that could not be loaded is tried again; twice as long after each time. */
  retryAfter?: number;
  onFailure?: (remote: string, failure: string) => void;
}

/**
 * The remotes of this gateway; serves the last good version of one whose new one is broken or set aside, also after a
 * restart.
 */
export class Registry {
  private file: RegistryFile = { revision: 0, remotes: {} };
  private seen = '';
  private timer: NodeJS.Timeout | undefined;
  private snapshots = new Snapshots();
  private isAsked = true;
  private looking = Promise.resolve();
  private readonly retries: Retries;
  private readonly quarantine: Quarantine;
  private readonly conduct: Conduct;
  readonly artifacts: string;

  constructor(private readonly options: RegistryOptions) {
    const places = besideRegistry(options.file, options.stateDir);
    this.artifacts = places.artifacts;
    this.quarantine = new Quarantine(places.quarantine);
    this.conduct = new Conduct(places.conduct, this.quarantine);
    this.retries = new Retries(options.retryAfter);
  }

  /** The snapshot of visitors without a canary. */
  snapshot(): Snapshot {
    this.isAsked = true;
    return this.snapshots.base;
  }

  /** The snapshot of this visitor. */
  snapshotFor(visitor: Visitor): Snapshot {
    this.isAsked = true;
    return this.snapshots.of(visitor);
  }

  /** True while a share of this brand's visitors gets a version that the others do not. */
  hasCanary(site: string): boolean {
    return this.snapshots.hasCanary(site);
  }

  /** True when a browser may fetch files of this version: one that anybody of this gateway's visitors has, or had. */
  serves(name: string, version: string): boolean {
    const entry = Object.hasOwn(this.file.remotes, name) ? this.file.remotes[name] : undefined;
    return entry ? [...entry.history, ...entry.withdrawn, entry.canary?.version].includes(version) : false;
  }

  /** Whether a version of this remote that is loaded answers addresses of this path. */
  owns(name: string, path: string): boolean {
    const loaded = [this.snapshots.base.remotes.get(name), this.snapshots.canaries.get(name)?.loaded];
    return loaded.some((one) => one?.artifact.owns.includes(path));
  }

  /** Reads the file once and goes on looking at it. */
  async start(): Promise<void> {
    const places = besideRegistry(this.options.file, this.options.stateDir);
    try {
      tellOffers(places.offers, this.options.offers);
    } catch (error) {
      // the next release reads the offers of an earlier start; shoppers do not need them
      this.options.log.error({ error: String(error) }, 'offers not written');
    }
    // no remote's code runs in the gateway: its end was its own fault
    const note = takeCrashNote(places.crashNote);
    if (note) this.options.log.error({ note }, 'the run before ended in a crash');
    await this.look();
    const next = () => {
      const { interval = 500 } = this.options;
      this.timer = setTimeout(() => void this.look().finally(next), this.isAsked ? interval : interval * rest);
      this.isAsked = false;
      this.timer.unref();
    };
    next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.conduct.stop();
  }

  /** True once the registry could be read. */
  isRead(): boolean {
    return this.file.revision > 0;
  }

  /** Learns from how a renderer ended that had run these versions, `catalog@1.0.0`; the next look follows. */
  judge(note: CrashNote, ran: ReadonlySet<string>): void {
    this.conduct.judge(note, ran);
  }

  /** Reads the file when it changed and loads its new versions; after a look that is under way. */
  look(): Promise<void> {
    this.looking = this.looking.then(() => this.lookOnce());
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    try {
      const { mtimeMs, size, ino } = await stat(this.options.file);
      const released = `${mtimeMs} ${size} ${ino}`;
      const mark = `${released} ${this.quarantine.revision()}`;
      if (mark === this.seen && !this.retries.isAnyDue()) return;
      // a release since then may be whole now
      if (!this.seen.startsWith(`${released} `)) this.retries.clear();
      this.quarantine.read();
      const file = registryShape.parse(JSON.parse(await readFile(this.options.file, 'utf8')));
      await this.load(file);
      this.seen = mark;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (this.seen !== message)
        this.options.log.error({ registry: this.options.file, error: message }, 'registry not read');
      this.seen = message;
    }
  }

  private async load(file: RegistryFile): Promise<void> {
    const remotes = new Map<string, LoadedRemote>();
    const canaries = new Map<string, Canary>();
    const failed: Owner[] = [];
    const load = async ([name, entry]: [string, Entry]) => {
      const loaded = await this.firstGood(name, this.candidates(name, entry));
      if (loaded) remotes.set(name, loaded);
      else failed.push(await this.describe(name, file));
      const canary = await this.canaryOf(name, entry, loaded);
      if (canary) canaries.set(name, canary);
    };
    // side by side: each is tried in a renderer of its own
    await Promise.all(Object.entries(file.remotes).map(load));
    this.conduct.keepOnly((name, version) => {
      const entry = file.remotes[name];
      return entry?.canary?.version === version || (entry?.history.includes(version) ?? false);
    });
    this.file = file;
    this.snapshots = new Snapshots({ remotes, failed }, canaries);
    this.options.onLoaded?.([...remotes.values(), ...[...canaries.values()].map(({ loaded }) => loaded)]);
  }

  /** The version that a share of the visitors gets; undefined when there is none, or it is broken or set aside. */
  private async canaryOf(name: string, { canary }: Entry, current: LoadedRemote | null): Promise<Canary | undefined> {
    if (!canary || this.quarantine.of(name, canary.version)) return undefined;
    const before = this.snapshots.canaries.get(name)?.loaded;
    const isLoaded = before?.artifact.version === canary.version;
    const loaded = isLoaded ? before : await this.mayTry(name, canary.version, current?.artifact.version);
    return loaded ? { ...canary, loaded } : undefined;
  }

  /** The versions in the order they are tried: the current one, back through those before it, the suspected last. */
  private candidates(name: string, { current, history }: Entry): string[] {
    const versions = [current, ...history.slice(history.indexOf(current) + 1)];
    const isFree = (version: string) => !this.quarantine.of(name, version);
    const isSuspected = (version: string) => this.quarantine.of(name, version)?.certain === false;
    return [...versions.filter(isFree), ...versions.filter(isSuspected)];
  }

  private async firstGood(name: string, candidates: readonly string[]): Promise<LoadedRemote | null> {
    const before = this.snapshots.base.remotes.get(name);
    const canary = this.snapshots.canaries.get(name)?.loaded;
    for (const version of candidates) {
      const there = [before, canary].find((one) => one?.artifact.version === version);
      const loaded = there ?? (await this.mayTry(name, version));
      if (loaded) return loaded;
    }
    return before && !this.quarantine.of(name, before.artifact.version)?.certain ? before : null;
  }

  /** A remote whose code is broken still has its addresses. */
  private async describe(name: string, file: RegistryFile): Promise<Owner> {
    for (const version of file.remotes[name]?.history ?? []) {
      try {
        const text = await readFile(join(this.artifacts, name, version, 'remote.json'), 'utf8');
        return { name, owns: artifactShape.parse(JSON.parse(text)).owns };
      } catch {
        // an earlier version may tell
      }
    }
    return { name, owns: [] };
  }

  /** Loads a version, unless it failed a moment ago. */
  private async mayTry(name: string, version: string, beside?: string): Promise<LoadedRemote | null> {
    return this.retries.mustWait(`${name}@${version}`) ? null : this.tryLoad(name, version, beside);
  }

  private async tryLoad(name: string, version: string, beside?: string): Promise<LoadedRemote | null> {
    const { log, onFailure, ...options } = this.options;
    const key = `${name}@${version}`;
    this.conduct.begin(name, version, beside);
    try {
      const loaded = await loadRemote(name, version, { ...options, artifacts: this.artifacts });
      log.info({ remote: name, version }, 'remote loaded');
      this.retries.loaded(key);
      return loaded;
    } catch (error) {
      const failure = error instanceof RemoteLoadError ? error.failure : 'throws';
      log.error({ remote: name, version, failure, error: String(error) }, 'remote not loaded');
      onFailure?.(name, failure);
      this.conduct.refused(name, version);
      this.retries.failed(key);
      return null;
    }
  }
}
