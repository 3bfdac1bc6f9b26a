import { useRef } from 'react';

/**
 * One idempotency key for one content: sent again after a lost answer, it is done once. Another content has another key,
 * and so has the same content once `done` was called, for then it is asked for anew.
 */
export function useKeyOf(): { keyOf: (content: unknown) => string; done: () => void } {
  const last = useRef({ text: '', key: '' });
  return {
    keyOf: (content) => {
      const text = JSON.stringify(content);
      if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() };
      return last.current.key;
    },
    done: () => {
      last.current = { text: '', key: '' };
    },
  };
}
