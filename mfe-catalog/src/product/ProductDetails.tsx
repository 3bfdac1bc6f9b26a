import type { Product } from '@actual/contracts';
import { DefinitionList, InfoPanels, Stack, Text } from '@actual/ui';
import styled from 'styled-components';

const Features = styled.ul`
  margin: 0;
  padding-left: 20px;
  li + li { margin-top: 6px; }
`;
const shown = (value: number): string =>
  value.toLocaleString('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Description, dimensions, delivery and payment: tabs on desktop, panels on phones. */
export function ProductDetails({ product }: { product: Product }) {
  const texts = [
    ['Contenido del empaque', product.PackageContent],
    ['Cuidados', product.Conservation],
    ['Restricciones', product.Restrictions],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]));
  const items = [
    {
      id: 'descripcion',
      title: 'Descripción',
      content: (
        <Stack gap={5}>
          <Text>{product.Description}</Text>
          {product.MainFeatures.length > 0 ? (
            <Features>
              {product.MainFeatures.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
          ) : null}
          {texts.length > 0 ? <DefinitionList items={texts.map(([term, value]) => ({ term, value }))} /> : null}
        </Stack>
      ),
    },
    {
      id: 'dimensiones',
      title: 'Dimensiones',
      content: (
        <DefinitionList
          items={product.dimensions.map(({ label, value, uom }) => ({ term: label, value: `${shown(value)} ${uom}` }))}
        />
      ),
    },
    {
      id: 'entrega',
      title: 'Entrega',
      content: (
        <Stack gap={4}>
          <Text>
            El envío es gratis en la República Mexicana en compras en línea (islas excluidas). La fecha que ves es la de
            tu código postal y se confirma en tu cotización.
          </Text>
          <Text>
            Ten libre el acceso: si el equipo de entrega espera más de 15 minutos sin poder entrar, cuenta como intento
            fallido.
          </Text>
        </Stack>
      ),
    },
    {
      id: 'formas-de-pago',
      title: 'Formas de pago',
      content: (
        <Stack gap={4}>
          <Text>
            Tarjeta de débito, tarjeta de crédito en un solo pago y a meses sin intereses con bancos participantes.
          </Text>
          <DefinitionList
            items={product.plans
              .filter((plan) => plan.months > 1)
              .map((plan) => ({ term: plan.name, value: `Compra mínima de $${plan.minimum.toLocaleString('es-MX')}` }))}
          />
        </Stack>
      ),
    },
  ];
  return <InfoPanels label="Información del producto" items={items} />;
}
