/**
 * Card payments that are under way in this process, by address. Their refusals are not known yet: who sends fifty at once
 * is not to learn of fifty cards before the first one counts.
 */
export class RunningTries {
  private readonly running = new Map<string, number>();

  /** Payments of an address that are under way. */
  of(address: string): number {
    return this.running.get(address) ?? 0;
  }

  /** Runs a payment of an address. */
  async during<T>(address: string, payment: () => Promise<T>): Promise<T> {
    this.running.set(address, this.of(address) + 1);
    try {
      return await payment();
    } finally {
      const left = this.of(address) - 1;
      if (left > 0) this.running.set(address, left);
      else this.running.delete(address);
    }
  }
}
