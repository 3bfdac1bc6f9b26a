import { tabMemory } from '@actual/contracts/client/tab-memory';
import { useEffect, useRef } from 'react';
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
 * Keeps the typed values while the tab lives, so that a reload loses nothing and another form of the page has them when it
 * is `shown`; passwords are never kept. Values that are on the page already, typed or filled in by the browser before it
 * came alive, stay.
 */
export function useKeptDraft(form: UseFormReturn<Draft>, shown: boolean): void {
  const isAlive = useRef(false);
  useEffect(() => {
    const { unsubscribe } = form.watch((draft, { name }) => {
      const field = kept.find((one) => one === name);
      if (field) tabMemory.set(place, JSON.stringify({ ...read(), [field]: draft[field] }));
    });
    return unsubscribe;
  }, [form]);
  useEffect(() => {
    const before = shown ? read() : {};
    for (const name of kept) {
      const value = before[name];
      if (value !== undefined && (isAlive.current || !form.getValues(name))) form.setValue(name, value);
    }
    isAlive.current = true;
  }, [form, shown]);
}

/** Forgets it: somebody has registered with it. */
export const forgetDraft = (): void => tabMemory.remove(place);
