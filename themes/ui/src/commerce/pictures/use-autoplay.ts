import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Calls `next` every `ms` while the element is on the screen and nobody points at it, has focus in it or wants less
 * motion. Without `ms` nothing plays. Whoever switches it off has switched it off.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, ms: number | undefined, next: () => void) {
  const [on, setOn] = useState(ms !== undefined);
  const [held, setHeld] = useState(false);
  const latest = useRef(next);
  latest.current = next;
  useEffect(() => {
    const node = element.current;
    if (!node || ms === undefined || !on || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const seen = new IntersectionObserver(([entry]) => {
      clearInterval(timer);
      if (entry?.isIntersecting) timer = setInterval(() => latest.current(), ms);
    });
    seen.observe(node);
    return () => {
      clearInterval(timer);
      seen.disconnect();
    };
  }, [element, ms, on, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    on,
    toggle: () => setOn(!on),
    holding: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
