import type { Answer } from '../http';

/** A refusal by the shape of a call asks nobody else, and is there in this many milliseconds. */
const PROMPT_MS = 100;
/** A busy machine makes any answer late, but hardly every one of so many. */
const TRIES = 8;

type Try = () => Promise<Answer>;

/** Refusals that were late beside all the others, each to be tried again alone. */
export class SlowRefusals {
  private readonly late: { sentence: string; again: Try }[] = [];

  get length(): number {
    return this.late.length;
  }

  /** Keeps what was late, with how it is asked again. */
  look(sentence: string, { ms }: Answer, again: Try): void {
    if (ms > PROMPT_MS) this.late.push({ sentence, again });
  }

  /** Those of which every answer is late, one after the other, with the time of the quickest. */
  async *stillSlow(): AsyncGenerator<string> {
    for (const { sentence, again } of this.late) {
      const quickest = await quickestOf(again);
      if (quickest > PROMPT_MS) yield `${sentence}: refused after ${Math.round(quickest)} ms at best`;
    }
  }
}

async function quickestOf(again: Try): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < TRIES && quickest > PROMPT_MS; at += 1) {
    // a line that breaks is judged where the input is, not here
    const ms = await again().then(
      (answer) => answer.ms,
      () => 0,
    );
    quickest = Math.min(quickest, ms);
  }
  return quickest;
}
