import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const SAVE_AFTER_MS = 50;
/** A write that took long is followed by a rest of so many times as long: the file must not cost more than its changes. */
const REST = 40;
/** Milliseconds until a write that failed is tried again. */
const AGAIN_MS = 2_000;

/** Files with changes that are not on the disk yet. */
const unwritten = new Set<{ flush(): void }>();

/** Writes every file of this process now. */
export function writeAll(): void {
  for (const file of [...unwritten]) file.flush();
}

/** Keeps one plain object in a JSON file, so that a restart of the sandbox finds it. Without a path nothing is kept. */
export class StateFile<State> {
  private timer: NodeJS.Timeout | undefined;
  private tookMs = 0;

  constructor(
    private readonly path: string | undefined,
    private readonly read: () => State,
  ) {}

  /** The state that an earlier process left, or `null` when there is none that can be read. */
  load(): State | null {
    if (!this.path) return null;
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as State;
    } catch {
      return null;
    }
  }

  /** Writes soon; many changes in a row become one write. */
  changed(): void {
    if (!this.path || this.timer) return;
    unwritten.add(this);
    this.timer = setTimeout(() => this.flush(), Math.max(SAVE_AFTER_MS, REST * this.tookMs));
  }

  /** Writes now, by rename, so that a kill never leaves half a file. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    unwritten.delete(this);
    if (!this.path) return;
    const started = performance.now();
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(`${this.path}.new`, JSON.stringify(this.read()));
      renameSync(`${this.path}.new`, this.path);
    } catch {
      // on a full disk the sandbox goes on with the state in memory, and writes it when there is room
      this.tookMs = AGAIN_MS / REST;
      this.changed();
      return;
    }
    this.tookMs = performance.now() - started;
  }
}
