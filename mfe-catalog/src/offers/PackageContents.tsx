import type { PackageDetails } from '@actual/contracts';
import { extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { monthly } from '@actual/contracts/facts/payment/plan-words';
import { Slot, useZipcode } from '@actual/shell-contract';
import { Anchor, type } from '@actual/themes-contract';
import { Alert, Button, DeliveryLine, formatPesos, Price, Skeleton, Tag } from '@actual/ui';
import styled from 'styled-components';

const Words = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 12px;
  h2 { ${type('h3')} }
`;
const List = styled.ul`
  align-self: start;
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; gap: 10px; align-items: baseline; min-height: 28px; }
  li > span { flex: none; min-width: 2.2em; color: var(--c-text-2); font-variant-numeric: tabular-nums; }
  a { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; text-decoration-color: var(--c-line); }
  a:hover { text-decoration-color: currentColor; }
`;
const Sum = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  padding-top: 12px;
  border-top: 1px solid var(--c-line);
`;
const Place = styled.p`
  ${type('small')}
  color: var(--c-text-2);
`;
/** The whole card adds the package: the button's area reaches over the picture (shopping 4). */
const Add = styled.div`
  button::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    aspect-ratio: 5 / 4;
  }
  /* one that shrinks while pressed is what its area lies in, which would leave the picture before the finger does */
  button:active { transform: none; }
`;

const Saved = styled.p`
  ${type('small')}
  font-weight: 600;
  color: var(--c-saving);
`;

/** The months of a package, where all its pieces have the same. */
function monthsOf({ products }: PackageDetails): { count: number; amount: number; total: number } | undefined {
  const [first] = products;
  const count = first?.months?.count;
  if (count === undefined || products.some(({ months }) => months?.count !== count)) return undefined;
  const cents = products.reduce(
    (sum, { months, packageRule }) => sum + Math.round((months?.total ?? 0) * 100) * packageRule.quantity,
    0,
  );
  return { count, amount: monthly(cents, count) / 100, total: cents / 100 };
}

const percentOff = ({ total, totalBefore }: PackageDetails): number =>
  totalBefore > total ? Math.round((1 - total / totalBefore) * 100) : 0;

/** A package's products, its price, the day when all is there, and the button that adds it to the quotation. */
export function PackageContents({ contents }: { contents: PackageDetails }) {
  const zipcode = useZipcode();
  const { id, name, products, lacking, available, total, totalBefore, deliveryDate, zipcodeDeliveryId } = contents;
  const discount = percentOff(contents);
  const elsewhere = zipcodeDeliveryId !== null && zipcodeDeliveryId !== zipcode.value?.id;
  return (
    <Words>
      <h2>{name}</h2>
      <List aria-label={`Piezas de ${name}`}>
        {products.map((one) => (
          <li key={one.id}>
            <span>{`${one.packageRule.quantity} ×`}</span>
            <Anchor href={one.url}>{one.Name}</Anchor>
            {one.enoughStock ? null : <Tag tone="warning">Sin stock</Tag>}
          </li>
        ))}
      </List>
      <Sum>
        <Price
          size="l"
          price={total}
          months={monthsOf(contents)}
          before={discount > 0 ? totalBefore : undefined}
          discount={discount}
        />
        {discount > 0 ? <Saved>{`Juntas ahorras ${formatPesos(totalBefore - total)}`}</Saved> : null}
        {deliveryDate ? <DeliveryLine date={deliveryDate} /> : null}
        {deliveryDate && !elsewhere && zipcode.value?.extraCost ? <Place>{extraCostText}</Place> : null}
        {elsewhere ? <Place>{`Entrega en el código postal ${zipcodeDeliveryId}`}</Place> : null}
        {zipcodeDeliveryId === null ? (
          <Button variant="link" onClick={() => zipcode.ask()}>
            Ver cuándo llega
          </Button>
        ) : null}
      </Sum>
      {available ? (
        <Add>
          <Slot
            name="checkout/add-package"
            packageId={id}
            packageName={name}
            items={products.map((one) => ({ productId: one.id, quantity: one.packageRule.quantity }))}
            fallback={<Skeleton $height="var(--button-height-large)" />}
          />
        </Add>
      ) : (
        <Alert tone="warning">
          {`No hay stock disponible de los siguientes productos: ${lacking.map((one) => `${one.name} (${one.code})`).join(', ')}`}
        </Alert>
      )}
    </Words>
  );
}
