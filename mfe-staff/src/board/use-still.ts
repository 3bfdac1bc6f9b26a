import { useEffect, useRef, useState } from 'react';

/** Milliseconds after its last movement for which a pointer still aims at something. */
const aimMs = 5_000;

/**
 * Keeps the shown content while somebody aims at it, so that a colleague's card does not push away the one about to be
 * taken. `of` is the question; the answer to another question is shown at once. @returns the content to show, the
 * handlers of the place, and a function that ends the aiming at once
 */
export function useStill<T>(newest: T, of: string) {
  const [aiming, setAiming] = useState(false);
  const [still, setStill] = useState({ of, value: newest });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isHeld = aiming && still.of === of;
  if (!isHeld && still.value !== newest) setStill({ of, value: newest });
  const release = () => {
    clearTimeout(timer.current);
    setAiming(false);
  };
  const aim = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAiming(false), aimMs);
    setAiming(true);
  };
  return { shown: isHeld ? still.value : newest, aimProps: { onPointerMove: aim, onPointerLeave: release }, release };
}
