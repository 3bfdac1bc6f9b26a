import { useEffect, useRef, useState } from 'react';

/** Whether an element is off the screen, above it or below. */
export function useOutOfSight<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry ? !entry.isIntersecting : false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isOut };
}
