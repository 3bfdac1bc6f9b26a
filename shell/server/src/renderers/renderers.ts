import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Trial } from '../registry/load-remote';
import type { LoadedRemote } from '../registry/types';
import { type Beginning, type RenderedPage, versionKey } from './protocol';
import { Renderer } from './renderer';
import { type PageWork, RendererLost } from './renderer-process';

export interface RenderersOptions {
  /** The built `entry.ts`. */
  entry: string;
  beginning: Omit<Beginning, 'watchdog'>;
  /** The built thread that watches a renderer. */
  watchdog: string;
  /** Folder in which a renderer that ends leaves its note, and the first part of the note's name. */
  notes: { folder: string; prefix: string };
  /** MiB of one renderer at most. */
  memoryMiB: number;
  /** Renderers beside those of the remotes. */
  spare: number;
  /** Milliseconds without a page after which the renderer of a remote ends until the next one. */
  restMs: number;
  onLost: (lost: RendererLost) => void;
}

/** A gateway that was killed may not have read them: they bear the numbers of processes that are gone. */
function forgetNotes({ folder, prefix }: RenderersOptions['notes']): void {
  mkdirSync(folder, { recursive: true });
  const isNote = new RegExp(`^${prefix}\\.[\\w-]+\\.\\d+\\.crash\\.json$`);
  for (const name of readdirSync(folder)) if (isNote.test(name)) rmSync(join(folder, name), { force: true });
}

/** Names of queries are made up by anybody. */
const namesKept = 5_000;

/**
 * The processes that run remotes' code: one a remote, from its first page until nobody asks, and spare ones while that
 * one starts, is busy or hangs.
 */
export class Renderers {
  private readonly own = new Map<string, Renderer>();
  private readonly spare: readonly Renderer[];
  private prepared: readonly LoadedRemote[] = [];
  private readonly read = new LRUCache<string, boolean>({ max: namesKept });

  constructor(private readonly options: RenderersOptions) {
    forgetNotes(options.notes);
    this.spare = Array.from({ length: options.spare }, (_, at) => this.start(`spare-${at + 1}`, undefined));
  }

  /** Runs a bundle for the first time, where no page is made. */
  async tryBundle(remote: Pick<LoadedRemote, 'artifact' | 'folder'>): Promise<Trial> {
    const { name } = remote.artifact;
    const first = this.whichKnows(name);
    try {
      return await first.tryBundle(remote).catch((error: unknown) => {
        // a spare process runs other remotes' code too; a process of its own shows which remote is at fault
        if (first === this.own.get(name)) throw error;
        return this.of(name).tryBundle(remote);
      });
    } catch (error) {
      return { failure: 'crashed', reason: String(error) };
    }
  }

  /** The remotes that pages are made with from now on. */
  prepare(remotes: readonly LoadedRemote[]): void {
    this.prepared = remotes;
    for (const renderer of this.all()) renderer.prepare(remotes);
  }

  /**
   * Makes a page in its owner's renderer, or in a spare one while that is busy or starts. What a form was sent to
   * cannot be made twice, so no other remote's page may end it.
   * @throws {RendererLost}
   */
  render(owner: string, work: PageWork): Promise<RenderedPage> {
    const candidates = [this.of(owner), ...(work.order.form ? [] : this.spare)];
    const running = candidates.flatMap(({ process }) => process ?? []);
    const idle = running.find(({ isIdle }) => isIdle);
    if (idle) return idle.render(work);
    const [first, ...others] = running;
    if (!first) throw new RendererLost(owner, null);
    const freest = others.reduce((best, one) => (one.busySince > best.busySince ? one : best), first);
    return freest.render(work);
  }

  /** Of the names of a query those that a page of the remote reads. */
  async namesRead(remote: LoadedRemote, path: string, names: readonly string[]): Promise<ReadonlySet<string>> {
    const keyOf = (name: string) => `${versionKey(remote)} ${path} ${name}`;
    const unknown = names.filter((name) => !this.read.has(keyOf(name)));
    if (unknown.length > 0) {
      const read = await this.whichKnows(remote.artifact.name).now().reads(remote, path, unknown);
      for (const name of unknown) this.read.set(keyOf(name), read.includes(name));
    }
    return new Set(names.filter((name) => this.read.get(keyOf(name))));
  }

  /** Pages of the remote that search engines should know. */
  async findable(remote: LoadedRemote): Promise<readonly { path: string; lastmod?: string }[]> {
    return this.whichKnows(remote.artifact.name).now().findable(remote);
  }

  close(): void {
    for (const renderer of this.all()) renderer.close();
  }

  private all(): Renderer[] {
    return [...this.own.values(), ...this.spare];
  }

  /** Every renderer runs every bundle: the remote's own, where it has a process. */
  private whichKnows(name: string): Renderer {
    const own = this.own.get(name);
    return own?.isAwake ? own : (this.spare[0] ?? this.of(name));
  }

  private of(owner: string): Renderer {
    const known = this.own.get(owner) ?? this.start(owner, this.options.restMs);
    this.own.set(owner, known);
    known.wake();
    return known;
  }

  private start(name: string, restMs: number | undefined): Renderer {
    const { entry, beginning, watchdog, notes, memoryMiB, onLost } = this.options;
    const own = { name, entry, beginning, watchdog: { thread: watchdog, memoryMiB }, notes, onLost, restMs };
    const renderer = new Renderer(own);
    renderer.prepare(this.prepared);
    return renderer;
  }
}
