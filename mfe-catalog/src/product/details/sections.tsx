import type { Product } from '@actual/contracts';
import { extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { useCartWord, useZipcode } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { DefinitionList, Icon, Stack, Text } from '@actual/ui';
import styled from 'styled-components';
import { WayInAnswer } from '../../way-in/WayInAnswer';
import { DimensionDrawing } from '../measures/DimensionDrawing';
import { drawableOf } from '../measures/drawable';
import { PlanDetails } from './PlanDetails';

const Features = styled.ul`
  display: grid;
  gap: 10px;
  li { display: flex; gap: 12px; align-items: flex-start; }
  svg { flex: none; color: var(--c-success); margin-top: calc((1lh - 18px) / 2); }
`;
const shown = (value: number): string =>
  value.toLocaleString('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface SectionProps {
  product: Product;
}

export const Description = ({ product }: SectionProps) => (
  <Stack gap={5}>
    <Text>{product.Description}</Text>
    {product.MainFeatures.length > 0 ? (
      <Features>
        {product.MainFeatures.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} />
            <span>{feature}</span>
          </li>
        ))}
      </Features>
    ) : null}
  </Stack>
);

/** The content of the box, care and restrictions; nothing where the shop has none of them. */
export const careOf = ({ PackageContent, Conservation, Restrictions }: Product) =>
  [
    ['Contenido del empaque', PackageContent],
    ['Cuidados', Conservation],
    ['Restricciones', Restrictions],
  ].flatMap(([term, value]) => (term && value ? [{ term, value }] : []));

/** The drawing to scale, every measure above 0 with 2 decimals (shopping 5), and whether it comes in. */
export function Measures({ product, columns = false }: SectionProps & { columns?: boolean }) {
  const { size, kind } = drawableOf(product);
  const items = product.dimensions
    .filter(({ value }) => value > 0)
    .map(({ label, value, uom }) => ({ term: label, value: `${shown(value)} ${uom}` }));
  if (items.length === 0) return <Text tone="text2">Aún no tenemos las medidas de esta pieza. Pregúntanos.</Text>;
  return (
    <Stack gap={5}>
      {size ? <DimensionDrawing size={size} kind={kind} /> : null}
      {columns ? <Columns items={items} /> : <DefinitionList items={items} />}
      <WayInAnswer product={product} />
    </Stack>
  );
}

const Cells = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 24px;
  ${from.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  div { border-top: 1px solid var(--c-line); padding-top: 12px; }
  dt { font: var(--t-small); color: var(--c-text-2); }
`;
const Columns = ({ items }: { items: { term: string; value: string }[] }) => (
  <Cells>
    {items.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Cells>
);

export const Delivery = () => {
  const { value } = useZipcode();
  const cart = useCartWord();
  return (
    <Stack gap={4}>
      <Text>{`${
        value?.extraCost
          ? extraCostText
          : 'El envío es gratis en la República Mexicana en compras en línea (islas excluidas).'
      } La fecha que ves es la de tu código postal y se confirma en tu ${cart}.`}</Text>
      <Text>
        Ten libre el acceso: si el equipo de entrega espera más de 15 minutos sin poder entrar, cuenta como intento
        fallido.
      </Text>
    </Stack>
  );
};

const waysToPay =
  'Tarjeta de débito o de crédito en un solo pago, a meses sin intereses con bancos participantes, SPEI o transferencia bancaria; con tu cuenta, también tu monedero y tu saldo a favor.';

export const Payment = ({ product }: SectionProps) => (
  <Stack gap={4}>
    <Text>{waysToPay}</Text>
    <PlanDetails plans={product.plans} price={product.Price} />
  </Stack>
);

/** From how much on each plan is offered. */
export const Minimums = ({ product }: SectionProps) => (
  <Stack gap={4}>
    <Text>{waysToPay}</Text>
    <DefinitionList
      items={product.plans
        .filter((plan) => plan.months > 1)
        .map((plan) => ({
          term: `${plan.months} meses`,
          value: `Compra mínima de $${plan.minimum.toLocaleString('es-MX')}`,
        }))}
    />
  </Stack>
);
