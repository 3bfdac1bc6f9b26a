import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element lies above the screen. The watched screen reaches far down, so that a jump from below the element
 * to the top of the page is noticed as well.
 */
export function useAbove<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [above, setAbove] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setAbove(entry ? !entry.isIntersecting : false), {
      rootMargin: '0px 0px 100000px 0px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, above };
}
