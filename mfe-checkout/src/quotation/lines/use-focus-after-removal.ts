import { useEffect, useRef } from 'react';

/**
 * The focus that a removed line took with it goes to what is in its place, or to the page of an empty cart; that of
 * «Deshacer» to the line that came back.
 */
export function useFocusAfterRemoval(lines: readonly { id: string }[]) {
  const ref = useRef<HTMLUListElement>(null);
  const before = useRef(lines);
  const isInside = useRef(false);
  useEffect(() => {
    const had = before.current;
    before.current = lines;
    const has = (some: readonly { id: string }[]) => (line: { id: string }) => some.some(({ id }) => id === line.id);
    const isNew = (line: { id: string }) => !has(had)(line);
    const isGone = (line: { id: string }) => !has(lines)(line);
    const at = had.some(isGone) ? had.findIndex(isGone) : lines.findIndex(isNew);
    if (at < 0 || !isInside.current || document.activeElement !== document.body) return;
    const left = [...(ref.current?.children ?? [])];
    const next = left[at] ?? left.at(-1);
    (next?.querySelector<HTMLElement>('a, button') ?? document.querySelector('main'))?.focus();
  }, [lines]);
  const onFocus = () => {
    isInside.current = true;
  };
  // a removed element is not blurred
  const onBlur = () => {
    isInside.current = false;
  };
  return { ref, onFocus, onBlur };
}
