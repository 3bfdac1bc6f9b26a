import { lazyPart } from '@actual/shell-contract';
import { Button } from '@actual/ui';
import { Suspense, useState } from 'react';
import { isManager, useDeskUser } from '../slots/staff-roles';
import type { PutOff } from './DelayDialog';

const DelayDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "delivery-step" */ './DelayDialog')).DelayDialog,
);

/** Puts off what the store cannot bring on its day; for managers. Nothing where nothing is prepared. */
export function DelayDelivery({ day, orders, words }: { day: string; orders: readonly PutOff[]; words: string }) {
  const user = useDeskUser();
  const [asking, setAsking] = useState(false);
  if (!isManager(user) || orders.length === 0) return null;
  return (
    <div>
      <Button variant="secondary" size="s" icon="clock" onClick={() => setAsking(true)}>
        {words}
      </Button>
      <Suspense>{asking ? <DelayDialog day={day} orders={orders} onClose={() => setAsking(false)} /> : null}</Suspense>
    </div>
  );
}
