import type { Purchase } from '@actual/contracts';
import { accountPages, informationPages } from '@actual/contracts/facts/information-pages';
import { isConfirmedOrder, OrderState } from '@actual/contracts/facts/states';
import { formatMoment, storeDay } from '@actual/contracts/store-day';
import { Slot, useShell } from '@actual/shell-contract';
import { Anchor, from, type } from '@actual/themes-contract';
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
  Thumb,
} from '@actual/ui';
import { styled } from 'styled-components';
import { tones } from './Filters';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 8px 16px;
  h2 {
    ${type('h4')}
  }
`;
const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  a {
    display: block;
  }
`;
const More = styled.span`
  ${type('ui')}
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: var(--radius-thumb);
  background: var(--c-tile);
  color: var(--c-text-2);
`;
const Body = styled.div`
  display: grid;
  gap: 16px;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 230px;
    gap: 32px;
  }
`;
const Links = styled(Row)`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** Pictures of one purchase on a phone's row; the others are counted. */
const shown = 4;

/** «Sofá Nube, Lámpara Ceiba y 2 más». */
function namesOf({ Details }: Purchase): string {
  const names = Details.slice(0, 2).map(({ Product }) => Product.Name);
  const others = Details.length - names.length;
  if (others > 0) return `${names.join(', ')} y ${others} más`;
  return names.join(' y ');
}

/** When the next pieces come, or what keeps them from coming. */
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
      {...(days > 1 ? { text: `Próxima entrega: llega antes del ${formatDate(nextDelivery)}` } : {})}
    />
  );
};

/** Ways on that a purchase has beside its own page. */
function waysOn(
  { id, folio, status, Invoice }: Purchase,
  exists: readonly string[],
): { href: string; words: string }[] {
  const invoice = Invoice === 'valid' ? 'Ver factura' : 'Facturar';
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
  const ways = waysOn(purchase, useShell().frame?.addresses ?? []);
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

/** One purchase: what it was, how far it is, and what can be done with it. */
export const PurchaseCard = ({ purchase }: { purchase: Purchase }) => {
  const { id, folio, createdAt, status, statusLabel, total, ammountPaid, totalProducts, Details } = purchase;
  const href = `/checkout/order/${id}`;
  const waits = purchase.payUntil !== null;
  const owed = status === OrderState.canceled ? 0 : total - ammountPaid;
  return (
    <Panel as="article" aria-labelledby={`pedido-${folio}`}>
      <Stack gap={4}>
        <Head>
          <div>
            <h2 id={`pedido-${folio}`}>
              <Anchor href={href}>{`Pedido ${folio}`}</Anchor>
            </h2>
            <Text step="small" tone="text2">
              {`${formatDate(storeDay(new Date(createdAt)))} · ${pieces(totalProducts)} · ${formatPesos(total)} MXN`}
            </Text>
          </div>
          <Tag tone={tones[status]}>{statusLabel}</Tag>
        </Head>
        <Body>
          <Stack gap={2}>
            <Pictures aria-label={`Artículos del pedido ${folio}`}>
              {Details.slice(0, shown).map(({ id: line, Product, quantity }) => (
                <li key={line}>
                  <Anchor href={Product.url}>
                    <Thumb stem={Product.picture} alt={`${Product.Name}, ${pieces(quantity)}`} size={72} />
                  </Anchor>
                </li>
              ))}
              {Details.length > shown ? (
                <li>
                  <More>{`+${Details.length - shown}`}</More>
                </li>
              ) : null}
            </Pictures>
            <Text step="ui">{namesOf(purchase)}</Text>
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
        </Body>
        <WaysOn purchase={purchase} />
      </Stack>
    </Panel>
  );
};
