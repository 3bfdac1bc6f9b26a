import { lazyPart } from '@actual/shell-contract';
import { Suspense } from 'react';
import { Asking } from '../layout/Asking';
import { isManager, useDeskUser } from '../slots/staff-roles';
import type { PutOff } from './DelayDialog';

const DelayDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "delivery-step" */ './DelayDialog')).DelayDialog,
);

interface DelayDeliveryProps {
  day: string;
  orders: readonly PutOff[];
  words: string;
  /** Whether they are still prepared. */
  may?: boolean;
}

/** Puts off what the store cannot bring on its day; for managers. Nothing where nothing is prepared. */
export function DelayDelivery({ day, orders, words, may = true }: DelayDeliveryProps) {
  const user = useDeskUser();
  return (
    <Asking words={words} variant="secondary" size="s" icon="clock" may={may && isManager(user) && orders.length > 0}>
      {(close) => (
        <Suspense>
          <DelayDialog day={day} orders={orders} onClose={close} />
        </Suspense>
      )}
    </Asking>
  );
}
