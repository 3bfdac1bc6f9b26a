import type { Product } from '@actual/contracts';
import { Slot, useBrand, useQuery, useShell, useZipcode } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { BuyBar, formatDate, formatPesos, Icon, Price, QuantityStepper, Skeleton, Text } from '@actual/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { DeliveryChoice } from './DeliveryChoice';
import { PaymentPlans } from './PaymentPlans';
import { deliveryQuery } from './product-queries';
import { Variants } from './Variants';

const Name = styled.h1`
  margin: 0 0 6px;
  font: var(--t-product);
  letter-spacing: var(--t-product-ls);
  font-variation-settings: var(--t-product-vs);
  text-wrap: balance;
`;
const PriceBlock = styled.div`
  display: grid;
  gap: 14px;
  padding-top: 18px;
  border-top: var(--rule-strong);
  &[data-look='panel'] {
    padding: 18px;
    background: var(--c-price-bg);
    border: 0;
    border-radius: var(--radius-tile);
  }
`;
const Buy = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  align-items: start;
`;
const Actions = styled.div`
  display: grid;
  gap: 12px;
`;
const Facts = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--c-line);
  li { display: flex; gap: 12px; align-items: center; min-height: 44px; border-bottom: 1px solid var(--c-line); }
`;
const Bar = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  ${from.desktop} { display: none; }
`;

/** Watches whether the main button is on the screen: the phone's bar appears when it is not. */
function useOffScreen() {
  const ref = useRef<HTMLDivElement>(null);
  const [off, setOff] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setOff(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, off };
}

/** Price, plans, variants, delivery date, pieces and the buy buttons of a product. */
export function BuyBox({ product }: { product: Product }) {
  const { api } = useShell();
  const { structure } = useBrand();
  const zipcode = useZipcode();
  const delivery = useQuery({
    ...deliveryQuery(api, product.ItemCode, zipcode.value?.id ?? ''),
    enabled: zipcode.value !== null,
  });
  const [date, setDate] = useState<string | null>(null);
  const [quantity, setQuantity] = useState(1);
  const button = useOffScreen();
  const groups = delivery.data?.groups ?? [];
  const group = groups.find((one) => one.date === date) ?? groups[0];
  const source = group?.deliveries[0];
  const undeliverable = zipcode.value !== null && delivery.isSuccess && groups.length === 0;
  const max = Math.max(1, group?.available ?? product.Available);
  const slotProduct = {
    id: product.id,
    itemCode: product.ItemCode,
    name: product.Name,
    url: product.url,
    picture: product.picture,
    price: product.DiscountPrice,
    ...(product.priceBefore ? { priceBefore: product.priceBefore } : {}),
    ...(product.Discount ? { discount: product.Discount } : {}),
  };
  const buy = {
    product: slotProduct,
    quantity,
    delivery: group && source ? { date: group.date, company: source.company, companyFrom: source.companyFrom } : null,
    ...(undeliverable ? { disabledReason: 'El artículo elegido no está disponible en su ciudad de entrega' } : {}),
  };
  return (
    <>
      <div>
        {product.CustomBrand ? (
          <Text step="small" tone="text2">{`${product.CustomBrand.Name} · Código ${product.ItemCode}`}</Text>
        ) : null}
        <Name>{product.Name}</Name>
        <Text tone="text2">{[product.finish, product.facts].filter(Boolean).join(', ')}</Text>
      </div>
      <PriceBlock data-look={structure.priceBlock}>
        <Price
          size="xl"
          price={product.DiscountPrice}
          before={product.priceBefore ?? undefined}
          discount={product.Discount || undefined}
          months={product.months ?? undefined}
          badge
        />
        <PaymentPlans plans={product.plans} />
      </PriceBlock>
      <Variants product={product} />
      <DeliveryChoice
        groups={groups}
        pending={delivery.isFetching && !delivery.data}
        failed={delivery.isError}
        chosen={group?.date ?? null}
        onChoose={(next) => {
          setDate(next);
          // another date has other pieces
          setQuantity(1);
        }}
      />
      <Actions ref={button.ref}>
        <Buy>
          <QuantityStepper
            label="Piezas"
            value={Math.min(quantity, max)}
            max={max}
            onChange={setQuantity}
            disabled={undeliverable}
            maxText={`Hay ${max} para esta fecha`}
          />
          <Slot name="checkout/add-to-cart" {...buy} fallback={<Skeleton $height="52px" />} />
        </Buy>
        {structure.home === 'editorial' ? (
          <Slot name="checkout/buy-now" {...buy} fallback={<Skeleton $height="52px" />} />
        ) : null}
      </Actions>
      <Facts>
        <li>
          <Icon name="truck" /> Envío $0.00 en la República Mexicana, sin islas
        </li>
        <li>
          <Icon name="tools" /> Armado sin costo el día de la entrega en Cancún, Puerto Morelos, Playa del Carmen, Tulum
          y Mérida
        </li>
        <li>
          <Icon name="shield" />{' '}
          {product.warrantyExchange
            ? 'Garantía por escrito de la tienda'
            : 'Con 29 % de descuento o más no hay cambio por garantía'}
        </li>
      </Facts>
      <BuyBar visible={button.off}>
        <Bar>
          <div>
            <strong>{formatPesos(product.DiscountPrice)}</strong>
            {group ? <Text step="small">{`Llega antes del ${formatDate(group.date)}`}</Text> : null}
          </div>
          <Slot
            name="checkout/add-to-cart"
            {...buy}
            variant="compact"
            fallback={<Skeleton $height="48px" $width="140px" />}
          />
        </Bar>
      </BuyBar>
    </>
  );
}
