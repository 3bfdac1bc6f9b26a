import { tabMemory } from '@actual/contracts/client/tab-memory';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft, FieldName } from './register-rules';

const kept: readonly FieldName[] = ['FirstName', 'LastName', 'E_Mail', '_E_Mail', 'Cellular'];
const place = 'registro';

/** The draft that the tab keeps; empty where there is none that can be read. */
function read(): Partial<Draft> {
  try {
    return JSON.parse(tabMemory.get(place) ?? '{}') as Partial<Draft>;
  } catch {
    return {};
  }
}

/**
 * Keeps the typed values while the tab lives, so that a reload loses nothing; passwords are never kept. Values that are
 * on the page already, typed or filled in by the browser before it came alive, stay.
 */
export function useKeptDraft(form: UseFormReturn<Draft>): void {
  useEffect(() => {
    const before = read();
    for (const name of kept) if (before[name] && !form.getValues(name)) form.setValue(name, before[name]);
    const { unsubscribe } = form.watch((draft) => {
      tabMemory.set(place, JSON.stringify(Object.fromEntries(kept.map((name) => [name, draft[name]]))));
    });
    return unsubscribe;
  }, [form]);
}

/** Forgets it: somebody has registered with it. */
export const forgetDraft = (): void => tabMemory.remove(place);
