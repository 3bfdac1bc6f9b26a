import { tabMemory } from '@actual/contracts/client/tab-memory';
import { useRef } from 'react';

type Keys = Record<string, string>;

const stored = (name: string): Keys => JSON.parse(tabMemory.get(name) ?? '{}') as Keys;

/**
 * Idempotency keys of a person's intentions: one for each content, until its answer is known. Sent again after a lost
 * answer, it is done once; `done` reports the answer, so that the same content is a new intention. With a `name` the
 * keys outlive a reload of the tab; content that may not be stored (a card) has none.
 */
export function useKeyOf(name?: string): { keyOf: (content: unknown) => string; done: () => void } {
  const kept = useRef<Keys>({});
  return {
    keyOf: (content) => {
      const keys = name ? stored(name) : kept.current;
      const text = JSON.stringify(content);
      const key = keys[text] ?? crypto.randomUUID();
      kept.current = { ...keys, [text]: key };
      if (name) tabMemory.set(name, JSON.stringify(kept.current));
      return key;
    },
    done: () => {
      kept.current = {};
      if (name) tabMemory.remove(name);
    },
  };
}
