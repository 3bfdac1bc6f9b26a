import { lazyPart } from '@actual/shell-contract';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { onFirstInteraction } from '../boot-script/first-interaction';
import { isCheckout } from '../frame/is-checkout';
import { usePage } from '../page-context';
import { consent, watchConsent } from './consent';

const ConsentBanner = lazyPart(
  async () => (await import(/* webpackChunkName: "consent" */ './ConsentBanner')).ConsentBanner,
);
/** Pages that are the same for everybody do not know of anybody's decision. */
const onServer = () => 'no' as const;

/** Nobody is asked who does not use the page: on a page left alone the question would be the largest that is painted. */
function useInteracted(): boolean {
  const [interacted, setInteracted] = useState(false);
  useEffect(() => onFirstInteraction(() => setInteracted(true)), []);
  return interacted;
}

/** Asks whether visits may be counted, until it is answered; never in the middle of paying. */
export const ConsentQuestion = () => {
  const { analytics } = usePage();
  const location = useLocation();
  const decision = useSyncExternalStore(watchConsent, consent, onServer);
  const interacted = useInteracted();
  if (!analytics || !interacted || decision !== null || isCheckout(location)) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
};
