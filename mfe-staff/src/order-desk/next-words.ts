import type { ErpStanding, Order } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { formatDate, formatPesos } from '@actual/ui';
import { momentWords } from '../reports/moment-words';
import { dueOf } from './money-words';

/** The next thing to do about an order. */
export interface Next {
  title: string;
  text: string;
  /** It does not go on by itself. */
  urgent: boolean;
}

interface Around {
  erp: Pick<ErpStanding, 'state' | 'reason'> | null;
  /** Why its invoice waits for somebody. */
  parked: string | null;
  year: number;
}

/** The most urgent of what an order waits for. */
export function nextOf(order: Order, { erp, parked, year }: Around): Next {
  const { status, Transfer, deliveryDate, Deliveries } = order;
  if (status === OrderState.canceled) return { title: 'Cancelado', text: 'No hay nada por hacer.', urgent: false };
  if (status === OrderState.pendingPayment) {
    const until = Transfer ? ` Vence ${momentWords(Transfer.expiresAt, year)}.` : '';
    return {
      title: 'Espera su transferencia',
      text: `${formatPesos(Transfer?.amount ?? order.total)}.${until}`,
      urgent: true,
    };
  }
  if (erp?.state === 'parked') return { title: 'SAP no lo aceptó: reintentar', text: erp.reason ?? '', urgent: true };
  const due = dueOf(order);
  if (due > 0)
    return { title: `Cobrar lo que falta, ${formatPesos(due)}`, text: 'Se registra en Pagos.', urgent: true };
  if (parked) return { title: 'La factura espera a alguien', text: parked, urgent: true };
  if (Deliveries.some(({ state }) => state === 'failed'))
    return {
      title: 'No se pudo entregar',
      text: 'El comprador elige otro día en su pedido; si no, llámale y anótalo.',
      urgent: true,
    };
  const stored = Deliveries.reduce(
    (sum, { state, storage }) => sum + (state === 'preparing' ? (storage?.due ?? 0) : 0),
    0,
  );
  if (stored > 0)
    return {
      title: `Cobrar el almacenaje, ${formatPesos(stored)}`,
      text: 'Escribe al comprador cómo pagarlo, antes de que salga su entrega.',
      urgent: true,
    };
  if (erp?.state === 'waiting') return { title: 'En camino a SAP', text: 'Se envía solo.', urgent: false };
  if (Deliveries.length > 0 && Deliveries.every(({ state }) => state === 'delivered'))
    return { title: 'Entregado', text: 'No hay nada por hacer.', urgent: false };
  return {
    title: deliveryDate ? `Entrega antes del ${formatDate(deliveryDate)}` : 'Sin pendientes',
    text: 'Está pagado y en SAP.',
    urgent: false,
  };
}
