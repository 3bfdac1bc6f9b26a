import type { Order } from '@actual/contracts';
import { useShell } from '@actual/shell-contract';
import { Button } from '@actual/ui';
import { useState } from 'react';
import { MoneyBack } from './MoneyBack';
import { useChangeOrder } from './order-desk-queries';

/** Cancels an order with everything that pays it, after asking. */
export function CancelOrder({ order }: { order: Order }) {
  const { api } = useShell();
  const [asking, setAsking] = useState(false);
  const cancel = useChangeOrder<string, unknown>(order.id, {
    said: `Pedido ${order.folio} cancelado`,
    send: (reason) => api('POST /order/{id}/cancel', { params: { id: order.id }, body: { reason } }),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Cancelar pedido
        </Button>
      </div>
      {asking ? (
        <MoneyBack
          title={`Cancelar el pedido ${order.folio}`}
          text="Todo lo pagado regresa por donde llegó, sus piezas se pueden vender otra vez y SAP se entera. No se puede deshacer."
          words="Cancelar pedido"
          busy="Cancelando"
          change={cancel}
          onSend={(reason) => cancel.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
