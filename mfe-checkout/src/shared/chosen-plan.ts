import { tabMemory } from '@actual/contracts/client/tab-memory';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The type of payment that the person chose for a quotation, in the cart or where it is paid, and a way to choose
 * another; null before they did. It belongs to the tab, so that it outlives a step to another document and a reload.
 */
export function useChosenPlan(quotationId: string): [string | null, (type: string | null) => void] {
  const name = `plan-${quotationId}`;
  const chosen = useSyncExternalStore(
    listen,
    () => tabMemory.get(name),
    () => null,
  );
  const choose = useCallback(
    (type: string | null) => {
      if (type === null) tabMemory.remove(name);
      else tabMemory.set(name, type);
      for (const tell of listeners) tell();
    },
    [name],
  );
  return [chosen, choose];
}
