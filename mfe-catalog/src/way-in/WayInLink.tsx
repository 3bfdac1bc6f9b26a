import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { wayInHref } from '@actual/contracts/way-in/way-in-address';
import { lazyPart, useLocation } from '@actual/shell-contract';
import { TextLink } from '@actual/ui';
import { Suspense, useState } from 'react';
import { useWayIn } from './use-way-in';

const WayInDialog = lazyPart(async () => (await import(/* webpackChunkName: "way-in" */ './WayInDialog')).WayInDialog);

/** Opens the dialog over a list; without script it leads to the page that asks the same. A kiosk's visitor has no home there. */
export function WayInLink() {
  const location = useLocation();
  const wayIn = useWayIn();
  const [open, setOpen] = useState(false);
  if (isKiosk(location)) return null;
  return (
    <>
      <TextLink
        href={wayInHref(location)}
        rel="nofollow"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {wayIn === undefined ? '¿Cabe por mi acceso?' : 'Cambiar mi acceso'}
      </TextLink>
      {open ? (
        <Suspense>
          <WayInDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
