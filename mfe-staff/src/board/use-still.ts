import { useEffect, useRef, useState } from 'react';

/** Milliseconds after its last movement for which a pointer still aims at something. */
const aimMs = 5_000;

/** Keeps what is shown while somebody aims at it, unless `of` asks another question. */
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
