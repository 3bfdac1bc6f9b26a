import { KioskHeader } from './KioskHeader';
import { useIdleReturn } from './use-idle-return';

/** Makes a page of another remote one of the kiosk: its header, and the return to the display when nobody is there. */
export function KioskTop() {
  useIdleReturn();
  return <KioskHeader />;
}
