import { useLocation, useNavigate, useShell } from '@actual/shell-contract';
import { useEffect } from 'react';

/** Two minutes without a touch: the shopper has left, and the kiosk resets for the next one. */
const patience = 120_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Goes back to the display, with an empty quotation, when nobody has touched the kiosk for a while. */
export function useIdleReturn(): void {
  const { stores } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => {
      stores.quotation.getState().clear();
      if (pathname !== '/display') void navigate('/display', { replace: true });
    };
    let timer = setTimeout(leave, patience);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, patience);
    };
    for (const sign of signs) addEventListener(sign, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wait);
    };
  }, [stores, pathname, navigate]);
}
