import type { StorefrontContent, StorefrontDocument } from '@actual/contracts';
import { writtenDay } from '@actual/contracts/facts/text/written';
import { storeDay, storeTime } from '@actual/contracts/store-day';
import { useState } from 'react';
import { noMoment, type TypedMoment } from './MomentField';

/** A document's unsaved changes. */
export interface Draft {
  content: StorefrontContent;
  /** Of the document when they began: another one meanwhile is somebody else's change. */
  revision: number;
  /** Without a day: now, and until something else. */
  from: TypedMoment;
  until: TypedMoment;
}

const typedMoment = (iso: string): TypedMoment => {
  const moment = new Date(iso);
  return { day: writtenDay(storeDay(moment)), time: storeTime(moment) };
};

/**
 * The draft of a document: the store's content until something is typed. A change to a content that ends gets the same
 * end unless told otherwise: else the prices of a week would stay for good.
 */
export function useDraft({ content, revision, versions }: StorefrontDocument) {
  const [typed, setTyped] = useState<Draft | null>(null);
  const ends = versions.find(({ state }) => state === 'current')?.endsAt;
  const draft = typed ?? { content, revision, from: noMoment, until: ends ? typedMoment(ends) : noMoment };
  return {
    draft,
    change: (part: Partial<Draft>) => setTyped({ ...draft, ...part }),
    drop: () => setTyped(null),
    isTyped: typed !== null,
  };
}
