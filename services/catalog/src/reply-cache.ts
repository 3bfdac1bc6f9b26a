import { SerializedReply } from '@actual/kit';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { serializeReply } from './serialize-reply';

/** Bytes of answers kept at most; a list of ten products has about 12,000. */
const keptBytes = 8 * 1024 * 1024;

/** Questions remembered at most because they were asked once. */
const rememberedOnce = 1_000;

/**
 * Answers already checked and serialized, and those under way: the same question is worked out once at a time. An answer
 * is kept from the second time on that it is asked for: most questions with filters and bounds are never asked again,
 * and would only push out those that are.
 */
export class ReplyCache {
  private readonly kept = new LRUCache<string, SerializedReply>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  private readonly underWay = new Map<string, Promise<SerializedReply>>();
  private askedOnce = new Set<string>();
  private askedOnceBefore = new Set<string>();

  /** The kept answer to `key`, or the one `work` makes, in the contract's shape. */
  get<T extends z.ZodType>(
    key: string,
    shape: T,
    work: () => Promise<z.input<T>>,
  ): SerializedReply | Promise<SerializedReply> {
    return this.getSerialized(key, async () => serializeReply(shape, await work()));
  }

  /** As `get`, for work that serializes the reply itself. */
  getSerialized(key: string, work: () => Promise<string>): SerializedReply | Promise<SerializedReply> {
    const kept = this.kept.get(key);
    if (kept) return kept;
    const running = this.underWay.get(key);
    if (running) return running;
    const started = this.answer(key, work);
    this.underWay.set(key, started);
    return started;
  }

  private async answer(key: string, work: () => Promise<string>): Promise<SerializedReply> {
    try {
      const made = new SerializedReply(await work());
      if (this.isAskedAgain(key)) this.kept.set(key, made);
      return made;
    } finally {
      this.underWay.delete(key);
    }
  }

  private isAskedAgain(key: string): boolean {
    if (this.askedOnce.delete(key) || this.askedOnceBefore.delete(key)) return true;
    if (this.askedOnce.size >= rememberedOnce) {
      this.askedOnceBefore = this.askedOnce;
      this.askedOnce = new Set();
    }
    this.askedOnce.add(key);
    return false;
  }
}
