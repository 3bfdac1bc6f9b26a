import { useState } from 'react';

/**
 * The value being entered, until the address says something else: the field stays where it is, with its focus.
 * @param of the address's present value
 */
export function useDraft<Value>(of: string): [Value | null, (value: Value) => void] {
  const [draft, setDraft] = useState<{ of: string; value: Value } | null>(null);
  return [draft?.of === of ? draft.value : null, (value) => setDraft({ of, value })];
}
