import type { Order } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { useShell } from '@actual/shell-contract';
import { Alert, formatDate, pieces, RadioGroup } from '@actual/ui';
import { useState } from 'react';
import { Asking } from '../layout/Asking';
import { MoneyBack } from './MoneyBack';
import { useChangeOrder } from './order-desk-queries';

const places = [
  { value: 'warehouse', label: 'En el almacén' },
  { value: 'buyer', label: 'Con el cliente, o en camino' },
];

/** Cancels an order with everything that pays it, after asking; also where the pieces are that nobody noted. */
export const CancelOrder = ({ order, may }: { order: Order; may: boolean }) => (
  <Asking words="Cancelar pedido" variant="secondary" may={may}>
    {(close) => <Whole order={order} onClose={close} />}
  </Asking>
);

function Whole({ order, onClose }: { order: Order; onClose: () => void }) {
  const { api } = useShell();
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const unnoted = order.Deliveries.filter(({ state, day }) => state === 'preparing' && day <= storeDay());
  const atBuyer = unnoted.some(({ day }) => found[day] === 'buyer');
  const inWarehouse = unnoted.length > 0 ? unnoted.flatMap(({ lines }) => lines) : undefined;
  const cancel = useChangeOrder<string, unknown>(order.id, {
    said: `Pedido ${order.folio} cancelado`,
    send: (reason) => api('POST /order/{id}/cancel', { params: { id: order.id }, body: { reason, inWarehouse } }),
    onDone: onClose,
  });
  return (
    <MoneyBack
      orderId={order.id}
      title={`Cancelar el pedido ${order.folio}`}
      text="Todo lo pagado regresa por donde llegó, sus piezas se pueden vender otra vez y SAP se entera. No se puede deshacer."
      words={unnoted.every(({ day }) => found[day] === 'warehouse') ? 'Cancelar pedido' : null}
      busy="Cancelando"
      change={cancel}
      onSend={(reason) => cancel.mutate(reason)}
      onClose={onClose}
    >
      {unnoted.map(({ day, pieces: count }) => (
        <RadioGroup
          key={day}
          name={day}
          legend={`Llegaba antes del ${formatDate(day)} y nadie anotó su entrega: ¿dónde ${count === 1 ? 'está' : 'están'} ${pieces(count)}?`}
          value={found[day] ?? null}
          onChange={(place) => setFound({ ...found, [day]: place })}
          options={places}
        />
      ))}
      {atBuyer ? (
        <Alert tone="warning">
          Primero anota la entrega en «Entregas». Lo que ya tiene el cliente se tramita como devolución: así no se vende
          dos veces.
        </Alert>
      ) : null}
    </MoneyBack>
  );
}
