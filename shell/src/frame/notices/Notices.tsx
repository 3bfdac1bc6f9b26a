import { lazyPart, Slot, useShell, useSlotHost } from '@actual/shell-contract';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { onFirstInteraction } from '../../boot-script/first-interaction';
import { usePage } from '../../page-context';
import { savesData } from '../../saves-data';
import { whenIdle } from '../../when-idle';

const Overlays = lazyPart(async () => (await import(/* webpackChunkName: "overlays" */ './Overlays')).Overlays);

/** Milliseconds that a busy browser may put off work that nobody asked for yet. */
const longest = 2_000;

/** The postal code dialog; where none is known its code is fetched once somebody uses the page, else when it is opened. */
const ZipcodeAsk = () => {
  const { value, asking, close } = useStore(useShell().stores.zipcode);
  const [wanted, setWanted] = useState(false);
  const slots = useSlotHost();
  const unknown = value === null;
  useEffect(() => {
    if (unknown)
      onFirstInteraction(() => savesData() || whenIdle(() => slots?.find('catalog/zipcode-dialog'), longest));
  }, [unknown, slots]);
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

/** The notices that may stand above any page. */
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
