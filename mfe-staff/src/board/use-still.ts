import { useEffect, useRef, useState } from 'react';

/** Milliseconds after its last movement for which a pointer still aims at something. */
const aimMs = 5_000;

/**
 * Keeps what is shown while somebody aims at it, so that a card of a colleague does not push away the one that is about
 * to be taken. @returns what to show, the handlers of the place that is aimed at, and what ends the aiming at once
 */
export function useStill<T>(newest: T) {
  const [aiming, setAiming] = useState(false);
  const [shown, setShown] = useState(newest);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!aiming && shown !== newest) setShown(newest);
  const release = () => {
    clearTimeout(timer.current);
    setAiming(false);
  };
  const aim = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAiming(false), aimMs);
    setAiming(true);
  };
  return { shown: aiming ? shown : newest, aimProps: { onPointerMove: aim, onPointerLeave: release }, release };
}
