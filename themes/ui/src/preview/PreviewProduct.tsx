import { useState } from 'react';
import { Button } from '../actions/Button';
import { TextLink } from '../actions/LinkButton';
import { LineItem, LineList } from '../commerce/LineItem';
import { Gallery } from '../commerce/pictures/Gallery';
import { DiscountBadge } from '../commerce/prices/DiscountBadge';
import { Price } from '../commerce/prices/Price';
import { PriceBlock } from '../commerce/prices/PriceBlock';
import { DeliveryLine } from '../commerce/products/DeliveryLine';
import { Summary, SummaryRow, SummaryRows, SummaryTotal } from '../commerce/Summary';
import { Tabs } from '../disclosure/Tabs';
import { Alert } from '../feedback/Alert';
import { OptionGroup } from '../forms/OptionGroup';
import { QuantityStepper } from '../forms/QuantityStepper';
import { RadioCards } from '../forms/RadioCards';
import { Swatches } from '../forms/Swatches';
import { Panel, Row, Stack } from '../layout/boxes';
import { DefinitionList, Table } from '../layout/Table';
import { TwoColumns } from '../layout/TwoColumns';
import { Text } from '../layout/text';

const plans = [
  ['1', 'Un solo pago', 'Débito, crédito o SPEI', '$30,615', '−25%'],
  ['2', '3 meses sin intereses', 'Total $32,656', '$10,885 al mes', '−20%'],
  ['3', '12 meses sin intereses', 'Total $36,738', '$3,062 al mes', '−10%'],
] as const;

export const PreviewProduct = () => {
  const [color, setColor] = useState('grafito');
  const [date, setDate] = useState('2026-11-28');
  const [quantity, setQuantity] = useState(1);
  const [plan, setPlan] = useState('1');
  return (
    <Stack gap={8}>
      <TwoColumns
        aside={
          <Stack gap={5}>
            <div>
              <Text as="h2" step="product">
                Sofá Bruma con chaise
              </Text>
              <Text step="small" tone="text2">
                Lino gris grafito, 230 × 159.7 × 86.6 cm. Código ST-0112
              </Text>
            </div>
            <PriceBlock>
              <Price
                price={18675}
                before={24900}
                discount={25}
                months={{ count: 12, amount: 1867.5, total: 22410 }}
                size="xl"
              />
            </PriceBlock>
            <Swatches
              legend="Color"
              value={color}
              onChange={setColor}
              options={[
                { value: 'grafito', label: 'Grafito', color: '#4a4541' },
                { value: 'arena', label: 'Arena', color: '#c9b99a' },
                { value: 'barro', label: 'Barro', color: '#8e4a30' },
              ]}
            />
            <Panel tone="success">
              <OptionGroup
                legend="Entrega en 77500, Cancún"
                name="fecha"
                value={date}
                onChange={setDate}
                columns={3}
                options={[
                  { value: '2026-11-28', title: '28/nov', text: '4 piezas' },
                  { value: '2026-12-05', title: '5/dic', text: '12 piezas' },
                  { value: '2026-12-18', title: '18/dic', text: '30 piezas' },
                ]}
              />
              <div style={{ height: 12 }} />
              <DeliveryLine date={date} />
            </Panel>
            <Row gap={3} wrap={false} align="start">
              <QuantityStepper
                size="l"
                value={quantity}
                max={4}
                onChange={setQuantity}
                maxText="Quedan 4 piezas para esta fecha."
              />
              <Button variant="buy" size="l" block>
                Agregar
              </Button>
            </Row>
          </Stack>
        }
      >
        <Gallery
          widthCm={230}
          tint={1}
          badge={<DiscountBadge discount={25} size="m" />}
          pictures={[
            { stem: 'sofa-bruma-grafito', alt: 'Sofá Bruma de frente' },
            { stem: 'sofa-bruma-arena', alt: 'Sofá Bruma en arena' },
            { stem: 'sofa-bruma-terracota', alt: 'Sofá Bruma en barro' },
          ]}
        />
      </TwoColumns>
      <Tabs
        label="Información del producto"
        items={[
          { id: 'descripcion', title: 'Descripción', content: <p>Estructura de pino estufado y lino lavable.</p> },
          {
            id: 'medidas',
            title: 'Medidas',
            content: (
              <DefinitionList
                items={[
                  { term: 'Ancho', value: '230 cm' },
                  { term: 'Alto', value: '86.6 cm' },
                ]}
              />
            ),
          },
          {
            id: 'planes',
            title: 'Planes de pago',
            content: (
              <Table
                caption="Planes de pago"
                hideCaption
                columns={[
                  { key: 'plan', title: 'Plan', primary: true },
                  { key: 'mes', title: 'Al mes', align: 'end' },
                  { key: 'total', title: 'Total', align: 'end' },
                ]}
                rows={plans.map(([id, name, , month]) => ({ id, cells: { plan: name, mes: month, total: '$18,675' } }))}
              />
            ),
          },
        ]}
      />
      <TwoColumns
        aside={
          <Summary
            title="Resumen"
            footer={
              <Button block reason="Resuelve la alerta del Farol Kioto para continuar.">
                Continuar
              </Button>
            }
          >
            <SummaryRows>
              <SummaryRow label="6 piezas a precio de lista" value="$40,820" />
              <SummaryRow label="Descuento por un solo pago" value="−$10,205" tone="saving" />
              <SummaryRow label="Envío" value="$0.00" />
            </SummaryRows>
            <RadioCards
              legend="Elige cómo pagar"
              name="plan"
              value={plan}
              onChange={setPlan}
              options={plans.map(([value, title, text, aside, asideText]) => ({
                value,
                title,
                text,
                aside,
                asideText,
              }))}
            />
            <SummaryRows>
              <SummaryTotal value={30615} note="IVA incluido" />
            </SummaryRows>
          </Summary>
        }
      >
        <LineList>
          <LineItem
            picture="sofa-bruma-grafito"
            name="Sofá Bruma con chaise"
            href="/sofa-bruma/1"
            facts="Lino grafito. Código ST-0112"
            price={<Price price={18675} before={24900} discount={25} align="end" badge stacked />}
            controls={
              <>
                <QuantityStepper value={quantity} max={4} onChange={setQuantity} />
                <TextLink href="/quitar" tone="text">
                  Quitar
                </TextLink>
              </>
            }
          />
          <LineItem
            picture="butaca-polanco-acero"
            name="Butaca Polanco"
            href="/butaca/2"
            facts="Acero"
            faded
            price={<Price price={4335} before={5780} discount={25} align="end" badge stacked />}
            alert={
              <Alert
                tone="warning"
                title="ALERTA: La cantidad original de piezas elegidas están AGOTADAS"
                action={<Button size="s">Ver opciones</Button>}
              >
                Hay 1 pieza para el 28/nov/2026.
              </Alert>
            }
          />
        </LineList>
      </TwoColumns>
    </Stack>
  );
};
