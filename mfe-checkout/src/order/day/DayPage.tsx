import type { MovableDelivery, Order } from '@actual/contracts';
import { newDayBusinessDays } from '@actual/contracts/facts/delivery/deadlines';
import {
  useLoaderData,
  useNavigate,
  useParams,
  useSearchParams,
  useShell,
  useSuspenseQuery,
} from '@actual/shell-contract';
import { Alert, Container, formatDate, LinkButton, OptionGroup, PageTitle, pieces, Stack, TextLink } from '@actual/ui';
import { PageHead } from '../../shared/PageHead';
import { cancelHref } from '../cancel/cancel-words';
import type { OrderData } from '../loader';
import { SignedOut } from '../OrderRoute';
import { orderQuery } from '../order-queries';
import { DayForm } from './DayForm';
import { chosenDelivery, daysQuery } from './day-queries';
import { dayPage, ruleText } from './day-words';
import { delayText, delayTitle } from './delay-words';

/** `/checkout/order/{id}/fecha`, or the way back in for the browser of a client whose session is over. */
export const DayRoute = () => (useLoaderData<OrderData>().signedOut ? <SignedOut /> : <DayPage />);

/** How many pieces of the order a delivery brings. */
const piecesOf = ({ lines }: MovableDelivery, { Details }: Order): number =>
  Details.reduce((sum, { id, quantity }) => sum + (lines.includes(id) ? quantity : 0), 0);

function DayPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { api } = useShell();
  const navigate = useNavigate();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const { data } = useSuspenseQuery(daysQuery(api, id));
  if (order.restricted) return null;
  const { movable, chosen } = chosenDelivery(data.deliveries, search);
  const hrefOf = (date: string) => `${dayPage(id)}?entrega=${date}`;
  return (
    <Container narrow>
      <PageHead title={`Cambiar la fecha de entrega del pedido ${order.folio}`} />
      <PageTitle
        below
        text={
          chosen?.delay
            ? `Puedes elegir hasta el ${formatDate(chosen.until ?? '')}. Si no eliges nada, llega el día propuesto.`
            : ruleText
        }
        action={
          <LinkButton href={`/checkout/order/${id}`} variant="link" icon="chevron-left">
            Volver al pedido
          </LinkButton>
        }
      >
        {chosen?.delay ? 'Elige tu día de entrega' : 'Cambiar la fecha de entrega'}
      </PageTitle>
      <Stack gap={6}>
        {chosen ? null : (
          <Alert tone="info" title="Esta fecha ya no se puede cambiar aquí">
            {`Tu entrega está a menos de ${newDayBusinessDays} días hábiles o ya salió. Llámanos y lo vemos contigo.`}
          </Alert>
        )}
        {chosen && movable.length > 1 ? (
          <OptionGroup
            legend="¿Qué entrega?"
            name="entrega"
            value={chosen.date}
            onChange={(date) => void navigate(hrefOf(date), { replace: true })}
            options={movable.map((one) => ({
              value: one.date,
              title: formatDate(one.date),
              text: pieces(piecesOf(one, order)),
              href: hrefOf(one.date),
            }))}
          />
        ) : null}
        {chosen?.delay ? (
          <Alert tone="warning" title={delayTitle(chosen.delay)}>
            {delayText(chosen.delay)}
          </Alert>
        ) : null}
        {chosen ? <DayForm key={chosen.date} id={id} delivery={chosen} /> : null}
        {chosen?.delay ? (
          <div>
            <TextLink href={cancelHref(order, chosen.lines)}>Cancelar estas piezas y recibir todo mi dinero</TextLink>
          </div>
        ) : null}
      </Stack>
    </Container>
  );
}
