import { Slot, useShell, useZipcode } from '@actual/shell-contract';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';

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

/** True from the first toast or message on. */
function useOverlaysWanted(): boolean {
  const some = useStore(useShell().stores.notices, ({ toasts, messages }) => toasts.length + messages.length > 0);
  const [wanted, setWanted] = useState(false);
  if (some && !wanted) setWanted(true);
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
