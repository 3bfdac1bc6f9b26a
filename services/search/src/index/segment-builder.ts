import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Analyzer } from '../analysis/analyzer';
import { absentTerm, countTerm, lengthTerm, screenInches, squareTerm } from '../analysis/quantities';
import { queryWords } from '../analysis/tokenizer';
import type { SearchDocument } from '../search-document';
import { factsField, fields, type Level, level, markOf, mergedMark, saturation } from './fields';
import { GrowableArray, grown } from './growable-array';
import { Segment } from './segment';
import { TermDictionary, type Token } from './term-dictionary';

/** Postings put in their places before others get a turn. */
const postingsATurn = 100_000;

/** Sides are equal from this share of the longer one on. */
const equalSides = 0.97;

/** A range of counts wider than this is none: its ends alone are. */
const longestRange = 12;

/** The key of a whole name, whatever the order of its words and their number. */
export const nameKey = (words: readonly string[], { stem }: Pick<Analyzer, 'stem'>): string =>
  words.map(stem).sort().join(' ');

/** Collects documents into a segment. */
export class SegmentBuilder {
  private readonly dictionary: TermDictionary;
  private readonly docs: number[] = [];
  private readonly names = new Map<string, number[]>();
  /** Term, weight and mark of each posting, side by side, document after document. */
  private readonly terms = new GrowableArray(Uint32Array);
  private readonly weights = new GrowableArray(Float32Array);
  private readonly marks = new GrowableArray(Uint8Array);
  /** By document: where its postings and its spelled words begin. */
  private readonly starts: number[] = [];
  private readonly spelledStarts: number[] = [];
  /** Of the document at hand, by term: how often in each field, and its mark. */
  private counts = new Uint8Array(4096 * fields.length);
  private ownMarks = new Uint8Array(4096);
  private readonly touched: number[] = [];
  /** Whether the document at hand is about screens, and whether it says of how many inches. */
  private screens = { named: false, measured: false };

  constructor(private readonly analyzer: Analyzer) {
    this.dictionary = new TermDictionary(analyzer);
  }

  add(document: SearchDocument): void {
    const { position, name, lengthsCm } = document;
    this.starts.push(this.terms.length);
    this.spelledStarts.push(this.dictionary.spelled.length);
    this.docs.push(position);
    this.addName(name, position);
    this.screens = { named: false, measured: false };
    const scale = fields.map((field, at) => {
      const length = this.addText(document[field.name], at, field.level);
      return field.weight / (1 - field.flatten + (field.flatten * length) / field.usual);
    });
    for (const cm of lengthsCm) this.note(this.dictionary.idOf(lengthTerm(cm)), factsField, false);
    this.noteSquare(lengthsCm);
    this.noteWidestScreen(lengthsCm[0]);
    for (const term of this.touched) {
      const from = term * fields.length;
      let often = 0;
      for (let field = 0; field < fields.length; field += 1)
        often += (scale[field] ?? 0) * (this.counts[from + field] ?? 0);
      this.terms.push(term);
      this.weights.push(often / (saturation + often));
      this.marks.push(this.ownMarks[term] ?? 0);
      this.counts.fill(0, from, from + fields.length);
    }
    this.touched.length = 0;
  }

  private addName(name: string, position: number): void {
    const key = nameKey(queryWords(name, this.analyzer), this.analyzer);
    const same = this.names.get(key);
    if (same) same.push(position);
    else this.names.set(key, [position]);
  }

  /** @returns how many words the text has, stop words left out */
  private addText(text: string, field: number, own: Level): number {
    const tokens = this.dictionary.tokensOf(text, own !== level.description);
    let kept = 0;
    for (const [at, token] of tokens.entries()) {
      if (token.isStopWord) continue;
      // a search for a mattress does not mean furniture that comes without one
      if (tokens[at - 1]?.isNegation)
        this.note(this.dictionary.idOf(absentTerm(this.dictionary.textOf(token.term))), field, false);
      else this.note(token.term, field, kept === 0 && own === level.name && this.analyzer.headFirst);
      kept += 1;
      if (own !== level.description && token.isScreen) this.screens.named = true;
      this.noteQuantity(tokens, at, field);
    }
    return kept;
  }

  /** `120 cm`, `3 plazas`, and each of `4 a 6 personas`. */
  private noteQuantity(tokens: readonly Token[], at: number, field: number): void {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token?.number === undefined || next === undefined) return;
    if (next.lengthCm !== undefined)
      this.note(this.dictionary.idOf(lengthTerm(Number(token.number) * next.lengthCm)), field, false);
    const first = Number(token.number);
    const isRange = next.isStopWord && tokens[at + 2]?.number !== undefined;
    const last = isRange ? Number(tokens[at + 2]?.number) : first;
    const noun = isRange ? tokens[at + 3]?.noun : next.noun;
    if (!noun) return;
    if (noun === this.analyzer.quantities.inches) this.screens.measured = true;
    for (let many = first; many <= Math.min(last, first + longestRange); many += 1)
      this.note(this.dictionary.idOf(countTerm(String(many), noun)), field, false);
  }

  /** Two sides that are as good as equal. */
  private noteSquare(lengthsCm: readonly number[]): void {
    const [longest = 0, second = 0] = lengthsCm.toSorted((a, b) => b - a);
    if (longest > 0 && second >= longest * equalSides)
      this.note(this.dictionary.idOf(squareTerm(longest)), factsField, false);
  }

  /** The widest screen that stands on a piece made for screens, where its texts do not say. */
  private noteWidestScreen(widthCm: number | undefined): void {
    const { inches } = this.analyzer.quantities;
    if (inches === undefined || widthCm === undefined || !this.screens.named || this.screens.measured) return;
    this.note(this.dictionary.idOf(countTerm(String(screenInches(widthCm)), inches)), factsField, false);
  }

  private note(term: number, field: number, isHead: boolean): void {
    if (term >= this.ownMarks.length) {
      const length = Math.max(term + 1, this.ownMarks.length * 2);
      this.ownMarks = grown(this.ownMarks, length);
      this.counts = grown(this.counts, length * fields.length);
    }
    const mark = markOf(fields[field]?.level ?? level.description, isHead);
    const at = term * fields.length;
    let isNew = true;
    for (let other = 0; other < fields.length; other += 1) if (this.counts[at + other]) isNew = false;
    if (isNew) this.touched.push(term);
    this.ownMarks[term] = isNew ? mark : mergedMark(this.ownMarks[term] ?? 0, mark);
    this.counts[at + field] = Math.min(255, (this.counts[at + field] ?? 0) + 1);
  }

  /** The segment of all that was added. Gives way to others between some postings and the next. */
  async build(): Promise<Segment> {
    const order = Uint32Array.from(this.docs.keys()).sort((a, b) => (this.docs[a] ?? 0) - (this.docs[b] ?? 0));
    this.starts.push(this.terms.length);
    this.spelledStarts.push(this.dictionary.spelled.length);
    return new Segment(
      Int32Array.from(order, (doc) => this.docs[doc] ?? 0),
      await this.postingsBy(order),
      this.spelledBy(order),
      this.names,
    );
  }

  /** The postings by term, in each by position: counted first, then put in their places. */
  private async postingsBy(order: Uint32Array) {
    const many = this.terms.length;
    const starts = new Uint32Array(this.dictionary.terms.size + 1);
    for (let i = 0; i < many; i += 1) {
      const after = (this.terms.list[i] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
    for (let term = 1; term < starts.length; term += 1) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
    // one array for all terms, a window of it for each: small arrays cost more than their content
    const positions = new Int32Array(many);
    const weights = new Float32Array(many);
    const marks = new Uint8Array(many);
    const next = starts.slice();
    let sinceTurn = 0;
    for (const doc of order) {
      const [from, to] = [this.starts[doc] ?? 0, this.starts[doc + 1] ?? 0];
      for (let i = from; i < to; i += 1) {
        const term = this.terms.list[i] ?? 0;
        const at = next[term] ?? 0;
        positions[at] = this.docs[doc] ?? 0;
        weights[at] = this.weights.list[i] ?? 0;
        marks[at] = this.marks.list[i] ?? 0;
        next[term] = at + 1;
      }
      sinceTurn += to - from;
      if (sinceTurn < postingsATurn) continue;
      sinceTurn = 0;
      await yieldToEventLoop();
    }
    return { terms: this.dictionary.terms, starts, positions, weights, marks };
  }

  private spelledBy(order: Uint32Array) {
    const { spellings: words, spelled } = this.dictionary;
    // few catalogs have more words than two bytes can count
    const list = words.length < 65_536 ? new Uint16Array(spelled.length) : new Uint32Array(spelled.length);
    const starts = new Uint32Array(order.length + 1);
    let at = 0;
    for (const [place, doc] of order.entries()) {
      starts[place] = at;
      const own = spelled.list.subarray(this.spelledStarts[doc], this.spelledStarts[doc + 1]);
      list.set(own, at);
      at += own.length;
    }
    starts[order.length] = at;
    return { words, starts, list };
  }
}
