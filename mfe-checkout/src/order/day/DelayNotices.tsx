import type { Order } from '@actual/contracts';
import { Alert, formatDate, LinkButton, Row } from '@actual/ui';
import { cancelHref } from '../cancel/cancel-words';
import { dayPage } from './day-words';
import { delayText, delayTitle } from './delay-words';

/** Deliveries that the store put off, each with the buyer's choices: the proposed day, another one, or the money back. */
export const DelayNotices = ({ order }: { order: Order }) =>
  order.Deliveries.map(({ day, lines, delays }) => {
    const delay = delays.findLast(({ until }) => until !== null);
    return delay?.until ? (
      <Alert
        key={day}
        tone="warning"
        title={delayTitle(delay)}
        action={
          <Row gap={3} wrap data-noprint="">
            <LinkButton href={`${dayPage(order.id)}?entrega=${day}`} icon="calendar">
              Elegir el día
            </LinkButton>
            <LinkButton href={cancelHref(order, lines)} variant="secondary">
              Cancelar estas piezas
            </LinkButton>
          </Row>
        }
      >
        {`${delayText(delay)} Puedes elegir otro día, o cancelar estas piezas con la devolución de todo lo que pagaste por ellas, hasta el ${formatDate(delay.until)}.`}
      </Alert>
    ) : null;
  });
