import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Analyzer } from './analysis/analyzer';
import { CodeIndex } from './index/code-index';
import { type DocValues, docValuesAfter, noDocValues } from './index/doc-values';
import { InvertedIndex } from './index/inverted-index';
import { SegmentBuilder } from './index/segment-builder';
import { type Collection, CollectionNames } from './query/collections';
import type { SearchDocument } from './search-document';
import { Phrases } from './suggest/phrases';

/** Everything a query is answered from, as of one moment: immutable, shared by all requests. */
export interface SearchIndex {
  readonly text: InvertedIndex;
  readonly codes: CodeIndex;
  readonly docValues: DocValues;
  readonly collections: readonly Collection[];
  readonly collectionNames: CollectionNames;
  readonly phrases: Phrases;
}

/** An index without documents. */
export const emptySearchIndex = (analyzer: Analyzer): SearchIndex => ({
  text: InvertedIndex.empty(analyzer),
  codes: CodeIndex.empty,
  docValues: noDocValues,
  collections: [],
  collectionNames: new CollectionNames([], analyzer),
  phrases: Phrases.empty(analyzer.stopWords),
});

/** The other parts of a change, which go with the written documents. */
export interface SearchIndexChange {
  /** Positions whose documents are gone or were written again. */
  readonly removed: ReadonlySet<number>;
  /** One more than the highest position. */
  readonly size: number;
  /** All collections there are now; the same array where none changed. */
  readonly collections: readonly Collection[];
}

/** Writes documents into a new segment; `commit` makes the index that has it. The one before stays as it is. */
export class IndexWriter {
  private readonly builder: SegmentBuilder;
  private readonly written: Pick<SearchDocument, 'position' | 'code' | 'name' | 'popularity'>[] = [];

  constructor(private readonly before: SearchIndex) {
    this.builder = new SegmentBuilder(before.text.analyzer);
  }

  add(document: SearchDocument): void {
    const { position, code, name, popularity } = document;
    this.builder.add(document);
    this.written.push({ position, code, name, popularity });
  }

  /** Gives way to requests between its steps. */
  async commit({ removed, size, collections }: SearchIndexChange): Promise<SearchIndex> {
    const { before, written } = this;
    const segment = await this.builder.build();
    const docValues = docValuesAfter(before.docValues, { removed, written, size });
    await yieldToEventLoop();
    const text = before.text.after(removed, segment, size);
    await yieldToEventLoop();
    const { names, codes: knownCodes, popularity } = before.docValues;
    const gone = [...removed].map((position) => ({
      position,
      code: knownCodes[position] ?? '',
      name: names[position] ?? '',
      popularity: popularity[position] ?? 0,
    }));
    const codes = before.codes.after(
      gone.map(({ code, position }) => [code, position] as const),
      written.map(({ code, position }) => [code, position] as const),
    );
    await yieldToEventLoop();
    return {
      text,
      codes,
      docValues,
      collections,
      collectionNames:
        collections === before.collections
          ? before.collectionNames
          : new CollectionNames(collections, before.text.analyzer),
      phrases: before.phrases.after(gone, written),
    };
  }
}

/** The index with likely phrases, from the names of all its documents: made once it is whole. */
export async function withPhrases(index: SearchIndex): Promise<SearchIndex> {
  const { names, popularity } = index.docValues;
  const named = function* () {
    for (const [position, name] of names.entries()) yield { name, popularity: popularity[position] ?? 0, position };
  };
  return { ...index, phrases: await Phrases.of(named(), index.text.analyzer.stopWords) };
}
