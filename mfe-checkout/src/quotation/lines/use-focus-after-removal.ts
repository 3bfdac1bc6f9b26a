import { useEffect, useRef } from 'react';

/** The focus that a removed line took with it goes to the line in its place, or to the page of an empty cart. */
export function useFocusAfterRemoval(lines: readonly { id: string }[]) {
  const ref = useRef<HTMLUListElement>(null);
  const before = useRef(lines);
  const isInside = useRef(false);
  useEffect(() => {
    const at = before.current.findIndex(({ id }) => !lines.some((line) => line.id === id));
    before.current = lines;
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
