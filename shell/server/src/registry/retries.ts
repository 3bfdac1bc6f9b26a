const longestWaitMs = 300_000;

/** Versions that could not be loaded, and when each is tried again: twice as long after each time. */
export class Retries {
  private readonly times = new Map<string, { due: number; wait: number }>();

  /** @param firstWait milliseconds until a version is tried again for the first time */
  constructor(private readonly firstWait = 10_000) {}

  /** Whether a version failed a moment ago. */
  mustWait(version: string): boolean {
    return (this.times.get(version)?.due ?? 0) > Date.now();
  }

  /** Whether the time of some version has come. */
  isAnyDue(): boolean {
    return [...this.times.values()].some(({ due }) => due <= Date.now());
  }

  failed(version: string): void {
    const before = this.times.get(version)?.wait;
    const wait = before === undefined ? this.firstWait : Math.min(before * 2, longestWaitMs);
    this.times.set(version, { due: Date.now() + wait, wait });
  }

  loaded(version: string): void {
    this.times.delete(version);
  }

  clear(): void {
    this.times.clear();
  }
}
