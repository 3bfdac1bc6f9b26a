/** How much of something is taken in a minute, of everybody and of one caller; that bounds its memory as well. */
export class Allowance {
  private minute = 0;
  private taken = 0;
  private callers = new Map<string, number>();

  constructor(private readonly aMinute: { all: number; ofCaller: number }) {}

  /** False once the allowance is used up. */
  take(caller: string): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.minute) Object.assign(this, { minute, taken: 0, callers: new Map() });
    const count = (this.callers.get(caller) ?? 0) + 1;
    if (this.taken >= this.aMinute.all || count > this.aMinute.ofCaller) return false;
    this.taken += 1;
    this.callers.set(caller, count);
    return true;
  }
}
