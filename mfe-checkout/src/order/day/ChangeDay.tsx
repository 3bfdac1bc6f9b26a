import type { Order } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { Button } from '@actual/ui';
import { lazy, Suspense, useState } from 'react';
import { isStillComing } from '../order-words';

const ChangeDayDialog = lazy(() =>
  import(/* webpackChunkName: "order-questions" */ './ChangeDayDialog').then((module) => ({
    default: module.ChangeDayDialog,
  })),
);

/** Opens the other days there are for what is still to come of a paid order. */
export function ChangeDay({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  if (!isStillComing(order, storeDay())) return null;
  return (
    <div data-print="no">
      <Button variant="secondary" icon="calendar" onClick={() => setAsking(true)}>
        Cambiar la fecha
      </Button>
      <Suspense>{asking ? <ChangeDayDialog order={order} onClose={() => setAsking(false)} /> : null}</Suspense>
    </div>
  );
}
