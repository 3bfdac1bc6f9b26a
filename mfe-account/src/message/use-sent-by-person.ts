import { fewSeconds } from '@actual/contracts/rules';
import { useEffect, useRef } from 'react';

/** The field of a form that says when it was made. */
export const shownField = 'mostrado';

/** The same, of a form that was sent without script. */
export function sentByPersonOf(fields: FormData): { website: ''; seconds: number } {
  const shown = Number(fields.get(shownField)) || Date.now();
  const seconds = Math.floor((Date.now() - shown) / 1_000);
  return { website: String(fields.get('website') ?? '') as '', seconds: Math.min(fewSeconds, Math.max(0, seconds)) };
}

/** The fields that tell people from programs: how long the form was shown, and a field that only programs fill in. */
export function useSentByPerson() {
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  /** No more than is asked for, so that a repeated press is the same request. */
  const seconds = () => Math.min(fewSeconds, Math.max(0, Math.floor((performance.now() - shownAt.current) / 1_000)));
  const website = () => (trap.current?.value ?? '') as '';
  return { trap, seconds, website };
}
