import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { useLocation } from '@actual/shell-contract';
import { lazy, type ReactNode } from 'react';

const KioskFrame = lazy(() =>
  import(/* webpackChunkName: "kiosk" */ './KioskFrame').then((module) => ({ default: module.KioskFrame })),
);

/** A page that also stands in a store's kiosk: there it has the kiosk's frame, and its links stay inside. */
export const KioskPage = ({ children }: { children: ReactNode }) =>
  isKiosk(useLocation()) ? <KioskFrame>{children}</KioskFrame> : children;
