import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Owner, ownerOf } from '../../../src/remotes/owner';
import { type LoadOptions, loadRemote, RemoteLoadError } from './load-remote';
import { artefactShape, type LoadedRemote, type RegistryFile, registryShape } from './types';

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
  /** Milliseconds until a version that could not be loaded is tried again. */
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
 * keeps the last good version of a remote whose new one is broken.
 */
export class Registry {
  private file: RegistryFile = { revision: 0, remotes: {} };
  private seen = '';
  private timer: NodeJS.Timeout | undefined;
  private current: Snapshot = { remotes: new Map(), failed: [] };
  private incomplete = false;
  private triedAt = 0;
  readonly artefacts: string;

  constructor(private readonly options: RegistryOptions) {
    this.artefacts = join(dirname(options.file), 'artefacts');
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

  /** Reads the file once and goes on looking at it. */
  async start(): Promise<void> {
    await this.look();
    const next = () => {
      this.timer = setTimeout(() => void this.look().finally(next), this.options.interval ?? 500);
      this.timer.unref();
    };
    next();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Reads the file when it changed and loads what is new in it. */
  async look(): Promise<void> {
    try {
      const { mtimeMs, size, ino } = await stat(this.options.file);
      const mark = `${mtimeMs} ${size} ${ino}`;
      if (mark === this.seen && !this.mayRetry()) return;
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

  /** True when something is missing and the last try is long enough ago. */
  private mayRetry(): boolean {
    return this.incomplete && Date.now() - this.triedAt > (this.options.retryAfter ?? 10_000);
  }

  private async load(file: RegistryFile): Promise<void> {
    const remotes = new Map<string, LoadedRemote>();
    const failed: Owner[] = [];
    this.triedAt = Date.now();
    this.incomplete = false;
    for (const [name, { current }] of Object.entries(file.remotes)) {
      const before = this.current.remotes.get(name);
      const loaded = before?.artefact.version === current ? before : await this.tryLoad(name, current);
      this.incomplete ||= !loaded;
      if (loaded) remotes.set(name, loaded);
      else if (before) remotes.set(name, before);
      else failed.push(await this.describe(name, file));
    }
    this.file = file;
    this.current = { remotes, failed };
  }

  /** A remote whose code is broken still has its addresses. */
  private async describe(name: string, file: RegistryFile): Promise<Owner> {
    for (const version of file.remotes[name]?.history ?? []) {
      try {
        const text = await readFile(join(this.artefacts, name, version, 'remote.json'), 'utf8');
        return { name, owns: artefactShape.parse(JSON.parse(text)).owns };
      } catch {
        // an earlier version may tell
      }
    }
    return { name, owns: [] };
  }

  private async tryLoad(name: string, version: string): Promise<LoadedRemote | null> {
    const { log, shared, inventoryOf, timeout, onFailure } = this.options;
    try {
      const loaded = await loadRemote(name, version, { artefacts: this.artefacts, shared, inventoryOf, timeout });
      log.info({ remote: name, version }, 'remote loaded');
      return loaded;
    } catch (error) {
      const failure = error instanceof RemoteLoadError ? error.failure : 'throws';
      log.error({ remote: name, version, failure, error: String(error) }, 'remote not loaded');
      onFailure?.(name, failure);
      return null;
    }
  }
}
