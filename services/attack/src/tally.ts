/** A failed attempt. */
export type Breach = 'open' | '5xx' | 'lost' | 'doubled' | 'oversold';

export interface Row {
  part: string;
  tried: number;
  held: number;
  breaches: Record<Breach, number>;
  /** Distinct failures with their counts. */
  sentences: readonly (readonly [sentence: string, times: number])[];
  /** Why a part was skipped, or its other findings. */
  notes: readonly string[];
}

/** Counts the attempts of one part. */
export class Tally {
  private tried = 0;
  private readonly breaches: Record<Breach, number> = { open: 0, '5xx': 0, lost: 0, doubled: 0, oversold: 0 };
  private readonly sentences = new Map<string, number>();
  private readonly notes: string[] = [];

  constructor(readonly part: string) {}

  held(): void {
    this.tried += 1;
  }

  broke(breach: Breach, sentence: string): void {
    this.tried += 1;
    this.breaches[breach] += 1;
    this.sentences.set(sentence, (this.sentences.get(sentence) ?? 0) + 1);
  }

  note(sentence: string): void {
    this.notes.push(sentence);
  }

  get row(): Row {
    const broken = Object.values(this.breaches).reduce((sum, times) => sum + times, 0);
    return {
      part: this.part,
      tried: this.tried,
      held: this.tried - broken,
      breaches: { ...this.breaches },
      sentences: [...this.sentences].sort((a, b) => b[1] - a[1]),
      notes: [...this.notes],
    };
  }
}
