import { Serialised } from '@actual/kit';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

/** Bytes of answers kept at most; a list of ten products has about 12,000. */
const keptBytes = 12 * 1024 * 1024;

/** Answers already checked and serialised, and those under way: the same question is worked out once at a time. */
export class AnswerCache {
  private readonly kept = new LRUCache<string, Serialised>({
    maxSize: keptBytes,
    sizeCalculation: ({ json }, key) => json.length + key.length,
  });
  private readonly underWay = new Map<string, Promise<Serialised>>();

  /** The kept answer to `key`, or the one `work` makes, parsed through the contract's shape. */
  get<T extends z.ZodType>(key: string, shape: T, work: () => Promise<z.input<T>>): Serialised | Promise<Serialised> {
    return this.written(key, async () => JSON.stringify(shape.parse(await work())));
  }

  /** As `get`, for work that writes the JSON itself, out of parts that were parsed before. */
  written(key: string, work: () => Promise<string>): Serialised | Promise<Serialised> {
    const kept = this.kept.get(key);
    if (kept) return kept;
    const running = this.underWay.get(key);
    if (running) return running;
    const started = work()
      .then((json) => {
        const made = new Serialised(json);
        this.kept.set(key, made);
        return made;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, started);
    return started;
  }
}
