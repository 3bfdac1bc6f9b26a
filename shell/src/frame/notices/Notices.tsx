import { Slot, useShell, useZipcode } from '@actual/shell-contract';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { usePage } from '../../page-context';

const Overlays = lazy(() =>
  import(/* webpackChunkName: "overlays" */ './Overlays').then((module) => ({ default: module.Overlays })),
);

/** The postal code dialog; its code is asked for when it is first opened. */
const ZipcodeAsk = () => {
  const { asking, close } = useZipcode();
  const [wanted, setWanted] = useState(false);
  if (asking && !wanted) setWanted(true);
  return wanted ? <Slot name="catalog/zipcode-dialog" open={asking} onClose={close} /> : null;
};

/** True in the browser, once the server's HTML is taken over. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/** True from the first toast on. */
function useOverlaysWanted(): boolean {
  const some = useStore(useShell().stores.notices, ({ toasts }) => toasts.length > 0);
  const { incomplete } = usePage();
  const takenOver = useTakenOver();
  const [wanted, setWanted] = useState(false);
  if ((some || (incomplete && takenOver)) && !wanted) setWanted(true);
  return wanted;
}

/** What may stand above any page. */
export const Notices = () => {
  const wanted = useOverlaysWanted();
  return (
    <>
      {wanted ? (
        <Suspense>
          <Overlays />
        </Suspense>
      ) : null}
      <ZipcodeAsk />
    </>
  );
};
