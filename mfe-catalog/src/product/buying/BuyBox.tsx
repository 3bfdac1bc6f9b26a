import type { Product } from '@actual/contracts';
import { notInZoneText } from '@actual/contracts/facts/delivery/zipcodes';
import { hydrateLazily, Slot, useBrand, useQuery, useShell, useZipcode } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { BuyBar, formatDate, Price, PriceBlock, QuantityStepper, Skeleton, TextLink } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { SaveProduct } from '../../shared/SaveProduct';
import { slotProductOf } from '../../shared/slot-product';
import { ProductName } from '../ProductName';
import { deliveryQuery, productQuery } from '../product-queries';
import { DeliveryChoice } from './DeliveryChoice';
import { useAbove } from './use-above';
import { Variants } from './Variants';

/** These parts can be read without their code, so it loads late. */
const PlanCells = hydrateLazily(
  async () => (await import(/* webpackChunkName: "product-below" */ './PaymentPlans')).PlanCells,
);
const PlanTable = hydrateLazily(
  async () => (await import(/* webpackChunkName: "product-below" */ './PaymentPlans')).PlanTable,
);
const ProductTools = hydrateLazily(
  async () => (await import(/* webpackChunkName: "product-below" */ '../ProductTools')).ProductTools,
);
const RatingLine = hydrateLazily(
  async () => (await import(/* webpackChunkName: "product-below" */ '../reviews/RatingLine')).RatingLine,
);
const BuyPromises = hydrateLazily(
  async () => (await import(/* webpackChunkName: "product-below" */ './BuyPromises')).BuyPromises,
);

/** On a wide window the way to add stays in sight, whatever of the box is below it. */
const Buy = styled.div`
  ${from.desktop} {
    position: sticky;
    z-index: 3;
    bottom: 0;
    margin-block: -10px;
    padding-block: 10px;
    background: var(--c-bg);
    box-shadow: 0 -12px 12px -2px var(--c-bg);
  }
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  @media (max-width: 479.98px) {
    &[data-stack] { grid-template-columns: minmax(0, 1fr); }
    &[data-stack] [role='group'] { display: grid; grid-template-columns: var(--step) 1fr var(--step); }
    &:not([data-stack]) [role='group'] { grid-template-columns: 44px 36px 44px; }
  }
  @media (max-width: 359.98px) { grid-template-columns: minmax(0, 1fr); }
  @media (min-width: 1024px) and (max-width: 1279.98px) { [role='group'] { grid-template-columns: 44px 44px 44px; } }
`;
const Actions = styled.div`
  display: grid;
  gap: 12px;
`;
const Short = styled.div`
  p { font: var(--t-small); color: var(--c-text-2); }
`;
const More = styled.p`
  margin-top: -6px;
  font: var(--t-small);
`;

/** Price, plans, variants, delivery date, pieces and the buy buttons of a product. */
export function BuyBox({ product }: { product: Product }) {
  const { api, brand, queryClient } = useShell();
  const { structure } = useBrand();
  const zipcode = useZipcode();
  const delivery = useQuery({
    ...deliveryQuery(api, product.ItemCode, zipcode.value?.id ?? ''),
    enabled: zipcode.value !== null,
  });
  const [date, setDate] = useState<string | null>(null);
  const [quantity, setQuantity] = useState(1);
  const button = useAbove<HTMLDivElement>();
  const groups = delivery.data?.groups ?? [];
  const group = groups.find((one) => one.date === date) ?? groups[0];
  const source = group?.deliveries[0];
  const undeliverable = zipcode.value !== null && delivery.isSuccess && groups.length === 0;
  const max = Math.max(1, group?.available ?? product.Available);
  const plans = product.plans.filter((plan) => plan.total >= plan.minimum);
  const price = {
    price: product.DiscountPrice,
    before: product.priceBefore ?? undefined,
    discount: product.Discount || undefined,
  };
  const buy = {
    product: slotProductOf(product),
    quantity,
    delivery: group && source ? { date: group.date, company: source.company, companyFrom: source.companyFrom } : null,
    // somebody else has the last piece of that date
    onRefused: () => void delivery.refetch(),
    disabledReason: undeliverable ? notInZoneText : undefined,
  };
  return (
    <>
      <ProductName product={product} />
      <RatingLine productId={product.id} />
      <PriceBlock>
        <Price size="xl" {...price} months={product.months ?? undefined} />
        {structure.priceBlock === 'panel' ? <PlanCells plans={plans} months={product.months?.count} /> : null}
        {structure.priceBlock === 'rule' ? <PlanTable plans={plans} /> : null}
        {structure.priceBlock === 'open' && plans.length > 1 ? (
          <More data-noprint="">
            <TextLink href="#planes">Ver planes de pago</TextLink>
          </More>
        ) : null}
      </PriceBlock>
      <Variants product={product} />
      <Slot name="account/restock" variants={product.variants} broken={() => null} />
      <DeliveryChoice
        groups={groups}
        pending={delivery.isFetching && !delivery.data}
        failure={delivery.error}
        onRetry={() => delivery.refetch()}
        chosen={group?.date ?? null}
        onChoose={(next) => {
          setDate(next);
          // another date has other pieces
          setQuantity(1);
        }}
      />
      <Buy ref={button.ref} data-noprint="" data-stack={structure.priceBlock === 'panel' ? undefined : ''}>
        <QuantityStepper
          size="l"
          label="Piezas"
          value={Math.min(quantity, max)}
          max={max}
          onChange={setQuantity}
          disabled={undeliverable}
          maxText={undeliverable ? undefined : max === 1 ? 'Queda 1 pieza' : `Hay ${max} para esta fecha`}
        />
        <Slot name="checkout/add-to-cart" {...buy} fallback={<Skeleton $height="var(--button-height-large)" />} />
      </Buy>
      <Actions data-noprint="">
        {structure.home === 'editorial' ? (
          <Slot name="checkout/buy-now" {...buy} fallback={<Skeleton $height="var(--button-height-large)" />} />
        ) : null}
        <SaveProduct product={product} variant="full" />
      </Actions>
      <ProductTools product={product} />
      {brand.internal ? (
        <Slot
          name="staff/product-sync"
          itemCode={product.ItemCode}
          onSynced={() => queryClient.invalidateQueries({ queryKey: productQuery(api, product.id).queryKey })}
          fallback={null}
          broken={() => null}
        />
      ) : null}
      <BuyPromises
        promo={product.mainPromo}
        exchange={product.warrantyExchange}
        ruled={structure.priceBlock === 'rule'}
      />
      <BuyBar visible={button.above}>
        <Short>
          <Price size="m" {...price} />
          {group ? <p>{`Antes del ${formatDate(group.date)}`}</p> : null}
        </Short>
        <Slot
          name="checkout/add-to-cart"
          {...buy}
          variant="compact"
          fallback={<Skeleton $height="48px" $width="120px" />}
        />
      </BuyBar>
    </>
  );
}
