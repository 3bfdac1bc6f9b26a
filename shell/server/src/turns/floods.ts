import { frontDoor, rememberedCallers } from '@actual/contracts/facts/capacities';
import { networkOf } from '@actual/contracts/facts/limits/caller-addresses';

export interface FloodLimits {
  perSecond: number;
  burst: number;
  /** How many times that a whole network may ask. */
  ofNetwork: number;
}

interface Bucket {
  left: number;
  at: number;
}

/**
 * How much an address, and a network, may ask for: a burst, then so many a second, as nginx allows where it stands in
 * front.
 */
export class Floods {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly limits: FloodLimits = frontDoor,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a request of this address. @returns seconds until the next one is answered; 0 where this one is */
  take(address: string): number {
    const { perSecond, burst, ofNetwork } = this.limits;
    const wait = this.takeOf(`address ${address}`, perSecond, burst);
    return wait > 0 ? wait : this.takeOf(`network ${networkOf(address)}`, perSecond * ofNetwork, burst * ofNetwork);
  }

  private takeOf(key: string, perSecond: number, burst: number): number {
    const now = this.now();
    const { left, at } = this.buckets.get(key) ?? { left: burst, at: now };
    const there = Math.min(burst, left + ((now - at) / 1_000) * perSecond);
    // seen last, forgotten last
    this.buckets.delete(key);
    this.buckets.set(key, { left: there >= 1 ? there - 1 : there, at: now });
    if (this.buckets.size > 2 * rememberedCallers) this.buckets.delete(this.buckets.keys().next().value ?? '');
    return there >= 1 ? 0 : Math.max(1, Math.ceil((1 - there) / perSecond));
  }
}
