/** Working memory of the matcher, kept between queries: one place for each position. */
export class Scratch {
  readonly score: Float32Array;
  readonly worst: Uint8Array;
  /** The level of the clause that names the thing. */
  readonly thingLevel: Uint8Array;
  readonly flags: Uint8Array;
  readonly matched: Uint8Array;
  /** Which clauses, a bit each. */
  readonly clauses: Uint16Array;
  readonly clauseScore: Float32Array;
  readonly clauseLevel: Uint8Array;
  readonly clauseFlags: Uint8Array;
  /** Positions that the clause at hand has met. */
  readonly touched: Int32Array;
  /** Positions that the query has met: those that have to be cleared before the next. */
  readonly used: Int32Array;
  many = 0;

  private constructor(readonly size: number) {
    this.score = new Float32Array(size);
    this.worst = new Uint8Array(size);
    this.thingLevel = new Uint8Array(size);
    this.flags = new Uint8Array(size);
    this.matched = new Uint8Array(size);
    this.clauses = new Uint16Array(size);
    this.clauseScore = new Float32Array(size);
    this.clauseLevel = new Uint8Array(size);
    this.clauseFlags = new Uint8Array(size);
    this.touched = new Int32Array(size);
    this.used = new Int32Array(size);
  }

  private static kept = new Scratch(0);

  /** A clean one for so many positions; nobody works in it at the same time, for no query waits for anything. */
  static for(size: number): Scratch {
    const { kept } = Scratch;
    if (kept.size < size || kept.size > 2 * size + 1_000) Scratch.kept = new Scratch(size + (size >>> 3));
    Scratch.kept.clear();
    return Scratch.kept;
  }

  private clear(): void {
    for (let i = 0; i < this.many; i += 1) {
      const position = this.used[i] ?? 0;
      this.score[position] = 0;
      this.worst[position] = 0;
      this.thingLevel[position] = 0;
      this.flags[position] = 0;
      this.matched[position] = 0;
      this.clauses[position] = 0;
    }
    this.many = 0;
  }
}
