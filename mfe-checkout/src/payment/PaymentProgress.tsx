import { ProgressBar } from '@actual/ui';
import { useEffect, useState } from 'react';

/** Percent that each second adds, and where it waits for the answer: nobody knows more (shopping 9). */
const [perSecond, most] = [5, 95];

/** How far a payment may have come while it is processed. */
export function PaymentProgress() {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShare((now) => Math.min(most, now + perSecond)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <ProgressBar label="Avance estimado de tu pago" value={share} />;
}
