import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

const openAfter = 120;
const closeAfter = 220;

/** Which menu is open: by hovering a moment, by its button, or by ArrowDown; Escape and leaving close it. */
export function useHoverMenu() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const later = useCallback((next: string | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  }, []);
  const now = useCallback((next: string | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const itemProps = (id: string, hasPanel: boolean) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(hasPanel ? id : null, open ? openAfter / 2 : openAfter);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(null, closeAfter);
    },
    onKeyDown: (event: KeyboardEvent<HTMLLIElement>) => {
      const item = event.currentTarget;
      if (event.key === 'Escape' && open) {
        now(null);
        item.querySelector<HTMLElement>('a')?.focus();
      } else if (event.key === 'ArrowDown' && hasPanel) {
        event.preventDefault();
        now(id);
        requestAnimationFrame(() => item.querySelector<HTMLElement>('[data-panel] a')?.focus());
      } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        const next = event.key === 'ArrowRight' ? item.nextElementSibling : item.previousElementSibling;
        next?.querySelector<HTMLElement>('a')?.focus();
      }
    },
    onBlur: (event: React.FocusEvent<HTMLLIElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) later(null, 0);
    },
  });
  return { open, toggle: (id: string) => now(open === id ? null : id), close: () => now(null), itemProps };
}
