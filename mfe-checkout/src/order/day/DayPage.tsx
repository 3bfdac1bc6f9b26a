import type { MovableDelivery, Order } from '@actual/contracts';
import { newDayBusinessDays } from '@actual/contracts/facts/delivery/deadlines';
import { useNavigate, useParams, useSearchParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, formatDate, OptionGroup, pieces, TextLink } from '@actual/ui';
import { cancelHref } from '../cancel/cancel-words';
import { OrderSubpage, orSignedOut } from '../OrderSubpage';
import { orderQuery } from '../order-queries';
import { AskForStorage } from './AskForStorage';
import { DayForm } from './DayForm';
import { chosenDelivery, daysQuery, deliveryKey } from './day-queries';
import { dayPage, dayTitle, ruleText } from './day-words';
import { delayText, delayTitle } from './delay-words';

/** How many pieces of the order a delivery brings. */
const piecesOf = ({ lines }: MovableDelivery, { Details }: Order): number =>
  Details.reduce((sum, { id, quantity }) => sum + (lines.includes(id) ? quantity : 0), 0);

const stateNames: Readonly<Record<MovableDelivery['state'], string>> = {
  preparing: '',
  failed: 'no se pudo entregar',
  stored: 'en el almacén',
};

/** `/checkout/order/{id}/fecha` */
export const DayRoute = orSignedOut(() => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { api } = useShell();
  const navigate = useNavigate();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const { data } = useSuspenseQuery(daysQuery(api, id));
  if (order.restricted) return null;
  const { movable, chosen } = chosenDelivery(data.deliveries, search);
  const hrefOf = (key: string) => `${dayPage(id)}?entrega=${key}`;
  const { title, text } = chosen ? dayTitle(chosen) : { title: 'Cambiar la fecha de entrega', text: ruleText };
  return (
    <OrderSubpage orderId={id} head={`Cambiar la fecha de entrega del pedido ${order.folio}`} title={title} text={text}>
      {chosen ? null : (
        <Alert tone="info" title="Esta fecha ya no se puede cambiar aquí">
          {`Tu entrega está a menos de ${newDayBusinessDays} días hábiles o ya salió. Llámanos y lo vemos contigo.`}
        </Alert>
      )}
      {chosen && movable.length > 1 ? (
        <OptionGroup
          legend="¿Qué entrega?"
          name="entrega"
          value={deliveryKey(chosen)}
          onChange={(key) => void navigate(hrefOf(key), { replace: true })}
          options={movable.map((one) => ({
            value: deliveryKey(one),
            title: formatDate(one.date),
            text: [pieces(piecesOf(one, order)), stateNames[one.state]].filter(Boolean).join(', '),
            href: hrefOf(deliveryKey(one)),
          }))}
        />
      ) : null}
      {chosen?.delay ? (
        <Alert tone="warning" title={delayTitle(chosen.delay)}>
          {delayText(chosen.delay)}
        </Alert>
      ) : null}
      {chosen ? <DayForm key={deliveryKey(chosen)} id={id} delivery={chosen} code={data.code} /> : null}
      {chosen?.storable ? <AskForStorage id={id} day={chosen.date} {...chosen.storable} code={data.code} /> : null}
      {chosen?.delay ? (
        <div>
          <TextLink href={cancelHref(order, chosen.lines)}>Cancelar estas piezas y recibir todo mi dinero</TextLink>
        </div>
      ) : null}
    </OrderSubpage>
  );
});
