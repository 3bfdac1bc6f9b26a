import type { Order, OrderDelivery } from '@actual/contracts';
import { failureWords } from '@actual/contracts/facts/delivery/deliveries';
import { Alert, formatDate, formatPesos, LinkButton } from '@actual/ui';
import { deliveryKey } from './day-queries';
import { dayPage } from './day-words';

type Standing = Pick<OrderDelivery, 'state' | 'day' | 'events' | 'storage'>;

function noticeOf({ state, day, events, storage }: Standing) {
  const last = events.at(-1);
  if (state === 'failed')
    return {
      tone: 'warning' as const,
      title: `No pudimos entregar: ${failureWords[last?.reason ?? 'nobody']}`,
      text: 'Tus piezas regresaron al almacén y siguen siendo tuyas. Elige el día en que las llevamos otra vez.',
      press: 'Elegir otro día',
    };
  if (!storage) return null;
  const { since, until, monthly, due } = storage;
  if (state === 'stored')
    return {
      tone: 'info' as const,
      title: 'Guardamos tus piezas en nuestro almacén',
      text: `Cuesta ${formatPesos(monthly)} por cada mes que empiece después del ${formatDate(since)}, hasta el ${formatDate(until)}. Cuando quieras recibirlas, elige el día.`,
      press: 'Elegir el día',
    };
  return state === 'preparing' && due
    ? {
        tone: 'info' as const,
        title: `Almacenaje: ${formatPesos(due)}`,
        text: `Tus piezas salen para llegar antes del ${formatDate(day)}. Te escribimos cómo pagar el almacenaje; se paga antes de que salgan.`,
        press: null,
      }
    : null;
}

/** Deliveries that came back or are stored, each with the way to its new day, and what storage costs. */
export const AttemptNotices = ({ order }: { order: Order }) =>
  order.Deliveries.map((delivery) => {
    const notice = noticeOf(delivery);
    if (!notice) return null;
    const { state, day } = delivery;
    const key = state === 'failed' || state === 'stored' ? deliveryKey({ date: day, state }) : day;
    return (
      <Alert
        key={delivery.lines.join()}
        tone={notice.tone}
        title={notice.title}
        action={
          notice.press ? (
            <LinkButton data-noprint="" href={`${dayPage(order.id)}?entrega=${key}`} icon="calendar">
              {notice.press}
            </LinkButton>
          ) : undefined
        }
      >
        {notice.text}
      </Alert>
    );
  });
