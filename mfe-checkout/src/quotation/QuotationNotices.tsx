import type { Quotation } from '@actual/contracts';
import { isStaffRole, Role } from '@actual/contracts/facts/access/roles';
import { isOpenPayment, OrderState } from '@actual/contracts/facts/payment/states';
import { alreadyOrderedText, attemptsOverText } from '@actual/contracts/facts/text/refusal-texts';
import { hydrateLazily, useCartWord, useSearchParams, useSession, useShell } from '@actual/shell-contract';
import { Alert, Button, formatPesos, LinkButton } from '@actual/ui';
import styled from 'styled-components';
import { ForeignChanges } from './changes/ForeignChanges';

const PartiallyPaid = hydrateLazily(
  async () => (await import(/* webpackChunkName: "quotation-questions" */ './PartiallyPaid')).PartiallyPaid,
);
const ExchangeNotice = hydrateLazily(
  async () => (await import(/* webpackChunkName: "quotation-questions" */ './ExchangeNotice')).ExchangeNotice,
);

/** The link to the order is its owner's and the administrator's, once the ERP has the order (shopping 4). */
const leadsToOrder = ({ hold, orderStatus }: Quotation, role: Role | undefined): boolean =>
  hold === 'own' && orderStatus !== OrderState.pendingSap && (!isStaffRole(role) || role === Role.admin);

/** How an ordered or closed quotation, or somebody else's, is to be read. */
function Standing({ quotation }: { quotation: Quotation }) {
  const { stores } = useShell();
  const { user } = useSession();
  if (quotation.OrderWeb)
    return (
      <Alert
        tone="info"
        action={
          leadsToOrder(quotation, user?.role) ? (
            <LinkButton href={`/checkout/order/${quotation.OrderWeb}`}>Ver pedido</LinkButton>
          ) : null
        }
      >
        {alreadyOrderedText}
      </Alert>
    );
  if (quotation.isClosed)
    return (
      <Alert tone="info" title="Esta cotización está cerrada" action={<LinkButton href="/">Empezar otra</LinkButton>}>
        Puedes verla e imprimirla. Sus artículos ya no se pueden cambiar ni pagar.
      </Alert>
    );
  if (quotation.hold === 'signed-out')
    return (
      <Alert
        tone="info"
        title="Tu sesión expiró"
        action={<Button onClick={() => stores.notices.getState().open('account')}>Entrar</Button>}
      >
        Tus artículos siguen aquí. Entra de nuevo para ver tus datos y pagar.
      </Alert>
    );
  if (quotation.hold === 'look')
    return (
      <Alert
        tone="info"
        title="Ves esta cotización por su enlace"
        action={<Button onClick={() => stores.notices.getState().open('account')}>Entrar</Button>}
      >
        Es de una cuenta. Para cambiarla o comprarla, entra con esa cuenta.
      </Alert>
    );
  return null;
}

/** True while a payment runs or is reviewed: nothing may be changed until it has an end. */
export const isBeingPaid = (quotation: Quotation): boolean =>
  quotation.Payments.some(({ status }) => isOpenPayment(status));

/** True for an open quotation that a part is paid of: its articles, pieces, dates and postal code stay as they are. */
export const isPartiallyPaid = (quotation: Quotation): boolean =>
  quotation.ammountPaid > 0 && quotation.OrderWeb === null && !quotation.isClosed;

/** The value of what was changed, while it can pay an open quotation. */
const usableExchange = ({ Exchange, OrderWeb, isClosed }: Quotation): Quotation['Exchange'] =>
  Exchange?.open && Exchange.left > 0 && !OrderWeb && !isClosed ? Exchange : null;

/** The notice about the link that brought the person here. */
function Arrival() {
  const [search] = useSearchParams();
  const cart = useCartWord();
  if (search.has('createdClient')) return <Alert tone="success">Usuario registrado con éxito</Alert>;
  if (!search.has('startQuotation')) return null;
  return (
    <Alert tone="success" title={`Empieza tu ${cart}`}>
      Agrega artículos y elige sus fechas de entrega. Los precios valen hoy.
    </Alert>
  );
}

const Notes = styled.div`
  display: grid;
  gap: 16px;
  &:not(:empty) { margin-bottom: 24px; }
`;

/** Notices above the lines. */
export function QuotationNotices({ quotation }: { quotation: Quotation }) {
  const cart = useCartWord();
  const exchange = usableExchange(quotation);
  return (
    <Notes data-noprint="">
      <Arrival />
      <Standing quotation={quotation} />
      {exchange ? <ExchangeNotice exchange={exchange} /> : null}
      <ForeignChanges quotation={quotation} />
      {quotation.rateLimitReported ? <Alert tone="warning">{attemptsOverText}</Alert> : null}
      {isBeingPaid(quotation) ? (
        <Alert tone="info" title="Tu pago se está procesando">
          {`Mientras tanto apartamos tus piezas y tu ${cart} no se puede cambiar. No vuelvas a pagar.`}
        </Alert>
      ) : null}
      {isPartiallyPaid(quotation) && !isBeingPaid(quotation) && quotation.hold === 'own' ? (
        <PartiallyPaid quotation={quotation} />
      ) : null}
      {quotation.repriced.length > 0 && !quotation.isClosed && !quotation.OrderWeb ? (
        <Alert tone="warning" title="Actualizamos los precios a hoy">
          <ul>
            {quotation.repriced.map(({ detailId, Name, before, now }) => (
              <li key={detailId}>{`${Name}: antes ${formatPesos(before)}, hoy ${formatPesos(now)}`}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </Notes>
  );
}
