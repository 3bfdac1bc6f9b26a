/** Calls in a row without an answer, none answered in between, after which a service counts as hung. */
const patience = 3;
/** Milliseconds between two signs of life asked of a hung service. */
const pause = 1_000;

export interface CircuitBreakerOptions {
  /** Asks the service for a sign of life; false when there is none in time. */
  probe: () => Promise<boolean>;
  onChange: (open: boolean) => void;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * Cuts off a service that hangs, so that it costs its callers nothing. Its calls tell how they ended. While it is cut
 * off they are refused; once a second one of them has the service asked for a sign of life and, with all who come
 * meanwhile, waits for it. No library: those at hand count a share of failures in a window of time, and let a shopper's
 * own call be the probe.
 */
export class CircuitBreaker {
  private misses = 0;
  private probing: Promise<boolean> | null = null;
  private probedAt = 0;
  private readonly now: () => number;

  constructor(private readonly options: CircuitBreakerOptions) {
    this.now = options.now ?? Date.now;
  }

  get open(): boolean {
    return this.misses >= patience;
  }

  /** The service answered, whatever it said. */
  answered(): void {
    if (this.open) this.options.onChange(false);
    this.misses = 0;
  }

  /** A call's deadline passed. */
  missed(): void {
    this.misses += 1;
    if (this.misses !== patience) return;
    this.probedAt = this.now();
    this.options.onChange(true);
  }

  /** True when a call may be made. */
  async admits(): Promise<boolean> {
    if (!this.open) return true;
    if (!this.probing && this.now() - this.probedAt < pause) return false;
    this.probing ??= this.probe();
    return this.probing;
  }

  private async probe(): Promise<boolean> {
    try {
      const alive = await this.options.probe();
      if (alive) this.answered();
      return alive;
    } finally {
      this.probedAt = this.now();
      this.probing = null;
    }
  }
}
