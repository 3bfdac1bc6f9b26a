import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Owner, ownerOf } from '../../../src/remotes/owner';
import { takeCrashNote } from '../watchdog/crash-note';
import { Conduct } from './conduct';
import { type LoadOptions, loadRemote, RemoteLoadError } from './load-remote';
import { Quarantine } from './quarantine';
import { artifactShape, besideRegistry, type LoadedRemote, type RegistryFile, registryShape } from './types';

const longestRetryMs = 300_000;
type Entry = RegistryFile['remotes'][string];

export interface RegistryLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
export interface RegistryOptions {
  file: string;
  shared: LoadOptions['shared'];
  inventoryOf: LoadOptions['inventoryOf'];
  log: RegistryLog;
  /** Milliseconds between looks at the file. */
  interval?: number;
  timeout?: number;
  /** Milliseconds until a version that could not be loaded is tried again; twice as long after each time. */
  retryAfter?: number;
  onFailure?: (remote: string, failure: string) => void;
}

/** What one render works with: a set of loaded remotes that no longer changes. */
export interface Snapshot {
  remotes: ReadonlyMap<string, LoadedRemote>;
  /** In the registry, but no version of it could be loaded; with its addresses as far as they are known. */
  failed: readonly Owner[];
}

/**
 * The remotes of this gateway. Looks at the registry file, loads a new version before it replaces the old one, and
 * serves the last good version of a remote whose new one is broken or set aside, also after a restart.
 */
export class Registry {
  private file: RegistryFile = { revision: 0, remotes: {} };
  private seen = '';
  private timer: NodeJS.Timeout | undefined;
  private current: Snapshot = { remotes: new Map(), failed: [] };
  /** Versions that could not be loaded, and when they are tried again. */
  private readonly retries = new Map<string, { due: number; wait: number }>();
  private readonly quarantine: Quarantine;
  private readonly conduct: Conduct;
  readonly artifacts: string;

  constructor(private readonly options: RegistryOptions) {
    const places = besideRegistry(options.file);
    this.artifacts = places.artifacts;
    this.quarantine = new Quarantine(places.quarantine);
    this.conduct = new Conduct(places.conduct, this.quarantine);
  }

  snapshot(): Snapshot {
    return this.current;
  }

  /** True when a browser may fetch files of this version: a current or an earlier one of a remote of this gateway. */
  serves(name: string, version: string): boolean {
    const entry = Object.hasOwn(this.file.remotes, name) ? this.file.remotes[name] : undefined;
    return entry ? [...entry.history, ...entry.withdrawn].includes(version) : false;
  }

  /** Owner of an address among the remotes that could not be loaded, as far as their description can be read. */
  ownerOfFailed(pathname: string): string | null {
    return ownerOf(this.current.failed, pathname);
  }

  /** Learns from how the run before ended, reads the file once and goes on looking at it. */
  async start(): Promise<void> {
    const note = takeCrashNote(besideRegistry(this.options.file).crashNote);
    if (note) {
      this.options.log.error({ note }, 'the run before ended in a crash');
      this.conduct.judge(note);
    }
    await this.look();
    const next = () => {
      this.timer = setTimeout(() => void this.look().finally(next), this.options.interval ?? 500);
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

  /** Reads the file when it changed and loads what is new in it. */
  async look(): Promise<void> {
    try {
      const { mtimeMs, size, ino } = await stat(this.options.file);
      const released = `${mtimeMs} ${size} ${ino}`;
      const mark = `${released} ${this.quarantine.revision()}`;
      if (mark === this.seen && !this.mayRetry()) return;
      // what was released since may be whole now
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

  private mayRetry(): boolean {
    return [...this.retries.values()].some(({ due }) => due <= Date.now());
  }

  private async load(file: RegistryFile): Promise<void> {
    const remotes = new Map<string, LoadedRemote>();
    const failed: Owner[] = [];
    for (const [name, entry] of Object.entries(file.remotes)) {
      const loaded = await this.firstGood(name, this.candidates(name, entry));
      if (loaded) remotes.set(name, loaded);
      else failed.push(await this.describe(name, file));
    }
    this.conduct.keepOnly((name, version) => file.remotes[name]?.history.includes(version) ?? false);
    this.file = file;
    this.current = { remotes, failed };
  }

  /** The versions in the order they are tried: the current one, back through those before it, the suspected last. */
  private candidates(name: string, { current, history }: Entry): string[] {
    const versions = [current, ...history.slice(history.indexOf(current) + 1)];
    const isFree = (version: string) => !this.quarantine.of(name, version);
    const isSuspected = (version: string) => this.quarantine.of(name, version)?.certain === false;
    return [...versions.filter(isFree), ...versions.filter(isSuspected)];
  }

  private async firstGood(name: string, candidates: readonly string[]): Promise<LoadedRemote | null> {
    const before = this.current.remotes.get(name);
    for (const version of candidates) {
      if (before?.artifact.version === version) return before;
      const retry = this.retries.get(`${name}@${version}`);
      const loaded = retry && retry.due > Date.now() ? null : await this.tryLoad(name, version);
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

  private async tryLoad(name: string, version: string): Promise<LoadedRemote | null> {
    const { log, shared, inventoryOf, timeout, onFailure } = this.options;
    const key = `${name}@${version}`;
    this.conduct.begin(name, version);
    try {
      const loaded = await loadRemote(name, version, { artifacts: this.artifacts, shared, inventoryOf, timeout });
      log.info({ remote: name, version }, 'remote loaded');
      this.retries.delete(key);
      return loaded;
    } catch (error) {
      const failure = error instanceof RemoteLoadError ? error.failure : 'throws';
      log.error({ remote: name, version, failure, error: String(error) }, 'remote not loaded');
      onFailure?.(name, failure);
      this.conduct.refused(name, version);
      const { wait = 0 } = this.retries.get(key) ?? {};
      const next = wait === 0 ? (this.options.retryAfter ?? 10_000) : Math.min(wait * 2, longestRetryMs);
      this.retries.set(key, { due: Date.now() + next, wait: next });
      return null;
    }
  }
}
