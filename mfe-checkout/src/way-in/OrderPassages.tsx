import type { Order } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { wayInWords } from '@actual/contracts/way-in/way-in-words';
import { Text } from '@actual/ui';
import { Passage } from './Passage';
import { WayInAsk } from './WayInAsk';

/** Whether a line fits in now, and the answer given when it was paid, if that differs. */
export const OrderPassage = ({ line: { passage, passageWhenPaid } }: { line: Order['Details'][number] }) => (
  <>
    <Passage passage={passage} />
    {passageWhenPaid && passageWhenPaid.more !== passage?.more ? (
      <Passage passage={passageWhenPaid} before="Cuando pagaste: " />
    ) : null}
  </>
);

/** The way into the home an order goes to, which its buyer corrects until the last piece is there. */
export function OrderWayIn({ order: { id, wayIn, status, deliveryDate } }: { order: Order }) {
  const words = wayInWords(wayIn);
  const over = status === OrderState.canceled || (deliveryDate !== null && deliveryDate < storeDay());
  return (
    <>
      {words ? <Text tone="text2">{`Acceso: ${words}.`}</Text> : null}
      {over ? null : (
        <div>
          <WayInAsk order={id} wayIn={wayIn} />
        </div>
      )}
    </>
  );
}
