import type { Purchase } from '@actual/contracts';
import { askedPieces, reviewPage } from '@actual/contracts/facts/catalog/reviews';
import { accountPages, informationPages } from '@actual/contracts/facts/company/information-pages';
import { InvoiceState } from '@actual/contracts/facts/payment/invoices';
import { isConfirmedOrder, OrderState } from '@actual/contracts/facts/payment/states';
import { formatMoment, storeDay } from '@actual/contracts/store-day';
import { Slot, useShell } from '@actual/shell-contract';
import {
  DeliveryLine,
  formatDate,
  formatPesos,
  LinkButton,
  Panel,
  pieces,
  Row,
  Stack,
  Tag,
  Text,
  TextLink,
} from '@actual/ui';
import { styled } from 'styled-components';
import { Articles, CardBody, CardHead } from '../area/cards';

const tones = {
  [OrderState.completed]: 'success',
  [OrderState.pendingSap]: 'info',
  [OrderState.pendingPayment]: 'warning',
  [OrderState.canceled]: 'error',
} as const;

const Links = styled(Row)`
  row-gap: 0;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The day of the next pieces, or the reason why they are held up. */
const Delivery = ({ purchase }: { purchase: Purchase }) => {
  const { status, nextDelivery, payUntil } = purchase;
  if (status === OrderState.canceled) return null;
  if (payUntil)
    return (
      <DeliveryLine tone="warning" icon="clock" text={`Paga tu transferencia antes del ${formatMoment(payUntil)}`} />
    );
  if (!nextDelivery) return null;
  if (nextDelivery < storeDay())
    return <DeliveryLine tone="muted" text={`Entrega prevista: ${formatDate(nextDelivery)}`} />;
  const days = new Set(purchase.Details.map(({ shipDate }) => shipDate)).size;
  return (
    <DeliveryLine
      date={nextDelivery}
      text={days > 1 ? `Próxima entrega: llega antes del ${formatDate(nextDelivery)}` : undefined}
    />
  );
};

/** The products of a purchase that can be reviewed, once the day of its delivery is past. */
function reviewsOf({ status, Details }: Purchase): { href: string; words: string }[] {
  if (!isConfirmedOrder(status)) return [];
  const today = storeDay();
  const there = Details.filter(({ receivedOn }) => receivedOn !== null && receivedOn < today).slice(
    0,
    askedPieces.ofCard,
  );
  return there.map(({ id, Product }) => ({
    href: `${reviewPage}?pieza=${id}`,
    words: Details.length === 1 ? 'Escribir opinión' : `Escribir opinión de ${Product.Name}`,
  }));
}

/** Ways on that a purchase has beside its own page. */
function waysOn(
  { id, folio, status, Invoice }: Purchase,
  exists: readonly string[],
): { href: string; words: string }[] {
  const invoice = Invoice === InvoiceState.valid || Invoice === InvoiceState.canceling ? 'Ver factura' : 'Facturar';
  return [
    ...(isConfirmedOrder(status)
      ? [
          { href: `/checkout/order/${id}#factura`, words: invoice },
          { href: informationPages.returns, words: 'Cambios y devoluciones' },
        ]
      : []),
    ...(exists.includes(accountPages.suggestions)
      ? [{ href: `${accountPages.suggestions}?folio=${folio}`, words: 'Hacer una reclamación' }]
      : []),
  ];
}

const WaysOn = ({ purchase }: { purchase: Purchase }) => {
  const ways = [...reviewsOf(purchase), ...waysOn(purchase, useShell().frame?.addresses ?? [])];
  if (ways.length === 0) return null;
  return (
    <Links gap={5}>
      {ways.map(({ href, words }) => (
        <TextLink key={href} href={href}>
          {words}
        </TextLink>
      ))}
    </Links>
  );
};

/** One purchase: its pieces, state and actions. */
export const PurchaseCard = ({ purchase }: { purchase: Purchase }) => {
  const { id, folio, createdAt, status, statusLabel, total, ammountPaid, totalProducts, Details } = purchase;
  const href = `/checkout/order/${id}`;
  const waits = purchase.payUntil !== null;
  const owed = status === OrderState.canceled ? 0 : total - ammountPaid;
  return (
    <Panel as="article" aria-labelledby={`pedido-${folio}`}>
      <Stack gap={4}>
        <CardHead
          id={`pedido-${folio}`}
          title={`Pedido ${folio}`}
          href={href}
          facts={`${formatDate(storeDay(new Date(createdAt)))} · ${pieces(totalProducts)} · ${formatPesos(total)} MXN`}
          state={<Tag tone={tones[status]}>{statusLabel}</Tag>}
        />
        <CardBody>
          <Stack gap={2}>
            <Articles label={`Artículos del pedido ${folio}`} articles={Details} />
            <Delivery purchase={purchase} />
            {owed > 0 && ammountPaid > 0 ? (
              <Text step="small" tone="warning">{`Falta pagar ${formatPesos(owed)}`}</Text>
            ) : null}
          </Stack>
          <Stack gap={3}>
            <LinkButton
              href={href}
              block
              variant={waits ? 'primary' : 'secondary'}
              aria-describedby={`pedido-${folio}`}
            >
              {waits ? 'Ver cómo pagar' : 'Ver pedido'}
            </LinkButton>
            {waits ? null : (
              <Slot
                name="checkout/buy-again"
                folio={folio}
                zipcodeDeliveryId={purchase.ZipcodeDelivery}
                items={Details.map(({ Product, quantity }) => ({
                  productId: Product.id,
                  itemCode: Product.ItemCode,
                  name: Product.Name,
                  quantity,
                }))}
              />
            )}
          </Stack>
        </CardBody>
        <WaysOn purchase={purchase} />
      </Stack>
    </Panel>
  );
};
