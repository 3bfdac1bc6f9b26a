import { KioskHeader } from './KioskHeader';
import { useIdleReturn } from './use-idle-return';

/** What makes a page of another remote one of the kiosk: its header, and back to the display when nobody is there. */
export function KioskTop() {
  useIdleReturn();
  return <KioskHeader />;
}
