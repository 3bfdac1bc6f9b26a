import { useEffect, useEffectEvent } from 'react';

/** Ctrl (or ⌘) with a letter, from anywhere on the page; the browser's own meaning of it is given up. */
export function useKeyboardShortcut(letter: string, pressed: () => void): void {
  const onPressed = useEffectEvent(pressed);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      onPressed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [letter]);
}
