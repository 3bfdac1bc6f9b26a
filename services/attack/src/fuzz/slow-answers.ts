import type { Answer } from '../http';

/** Milliseconds in which a refusal by the shape of a call is there: it asks nobody else. */
export const PROMPT_MS = 100;
/** Milliseconds in which anything is answered that a bad input asks for: longer means it started work. */
export const DEADLINE_MS = 5_000;
/** A busy machine makes any answer late, but hardly every one of so many. */
const TRIES = 8;
/** How many times the quickest answer of the measure is prompt on a machine that is so busy that it is late itself. */
const TIMES = 20;

type Try = () => Promise<Answer>;

/** Answers that were late beside all the others, each to be tried again alone. */
export class SlowAnswers {
  private readonly late: { sentence: string; most: number; again: Try }[] = [];

  /** @param measure a call that takes no work at all, asked beside each: how busy the machine is */
  constructor(private readonly measure: Try) {}

  get length(): number {
    return this.late.length;
  }

  /** Keeps requests that were later than `most` milliseconds, with a way to repeat each. */
  look(sentence: string, { ms }: Answer, most: number, again: Try): void {
    if (ms > most) this.late.push({ sentence, most, again });
  }

  /** Those of which every answer is late, one after the other, with the time of the quickest. */
  async *stillSlow(): AsyncGenerator<string> {
    for (const { sentence, most, again } of this.late) {
      const quickest = await this.quickestOf(again, most);
      if (quickest !== null) yield `${sentence}: answered after ${Math.round(quickest)} ms at best`;
    }
  }

  /** Null when one of the tries was in time. */
  private async quickestOf(again: Try, most: number): Promise<number | null> {
    let quickest = Number.POSITIVE_INFINITY;
    let measured = Number.POSITIVE_INFINITY;
    for (let at = 0; at < TRIES; at += 1) {
      measured = Math.min(measured, await msOf(this.measure));
      quickest = Math.min(quickest, await msOf(again));
      if (quickest <= Math.max(most, TIMES * measured)) return null;
    }
    return quickest;
  }
}

/** A line that breaks is judged where the input is, not here. */
const msOf = (ask: Try): Promise<number> =>
  ask().then(
    ({ ms }) => ms,
    () => 0,
  );
