import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Calls `next` every `ms` while most of the element is on the screen and nobody points at it, has focus in it or wants
 * less motion. Without `ms` nothing plays. Once the visitor switches it off, it stays off.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, ms: number | undefined, next: () => void) {
  const [on, setOn] = useState(ms !== undefined);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const latest = useRef(next);
  latest.current = next;
  const plays = on && !pointed && !focused;
  useEffect(() => {
    const node = element.current;
    if (!node || ms === undefined || !plays || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const seen = new IntersectionObserver(
      ([entry]) => {
        clearInterval(timer);
        if (entry?.isIntersecting) timer = setInterval(() => latest.current(), ms);
      },
      { threshold: mostOfIt },
    );
    seen.observe(node);
    return () => {
      clearInterval(timer);
      seen.disconnect();
    };
  }, [element, ms, plays]);
  return {
    on,
    toggle: () => setOn(!on),
    holding: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // a button that was pressed with a pointer keeps a focus that nobody looks at
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

/** Of two rows in one window hardly ever both show so much. */
const mostOfIt = 0.6;
