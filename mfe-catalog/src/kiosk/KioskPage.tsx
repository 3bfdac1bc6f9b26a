import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { lazyPart, useLocation } from '@actual/shell-contract';
import type { ReactNode } from 'react';

const KioskFrame = lazyPart(async () => (await import(/* webpackChunkName: "kiosk" */ './KioskFrame')).KioskFrame);

/** A page that also stands in a store's kiosk: there it has the kiosk's frame, and its links stay inside. */
export const KioskPage = ({ children }: { children: ReactNode }) =>
  isKiosk(useLocation()) ? <KioskFrame>{children}</KioskFrame> : children;
