import { useState } from 'react';
import { Button } from '../actions/Button';
import { IconButton } from '../actions/IconButton';
import { LinkButton } from '../actions/LinkButton';
import { Price } from '../commerce/prices/Price';
import { Tag } from '../commerce/products/Tag';
import { Chip, ChipRow } from '../disclosure/Chip';
import { Disclosure } from '../disclosure/Disclosure';
import { Alert } from '../feedback/Alert';
import { Checkbox } from '../forms/Checkbox';
import { RadioGroup } from '../forms/RadioGroup';
import { RangeField } from '../forms/RangeField';
import { SelectField } from '../forms/SelectField';
import { TextField } from '../forms/TextField';
import { FormGrid, Grid, Row, Stack } from '../layout/boxes';
import { Dialog } from '../overlays/Dialog';
import { Sheet } from '../overlays/Sheet';
import { type ToastItem, ToastRegion } from '../overlays/Toast';
import { PreviewPart } from './PreviewPart';

const toast: ToastItem = {
  id: 'a',
  title: 'Agregado a tu cotización',
  text: 'Sofá Bruma con chaise, 1 pieza',
  link: { href: '/', label: 'Ver' },
};

export const PreviewForms = () => {
  const [dialog, setDialog] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const [range, setRange] = useState<[number, number]>([2500, 35000]);
  const [hour, setHour] = useState('a');
  return (
    <>
      <PreviewPart title="Botones">
        <Stack gap={5}>
          <Row>
            <Button variant="buy">Agregar al carrito</Button>
            <Button>Continuar</Button>
            <Button variant="secondary">Comprar ahora</Button>
            <Button variant="quiet">Ver planes</Button>
            <LinkButton variant="link" href="/" iconEnd="arrow">
              Ver ofertas
            </LinkButton>
            <IconButton icon="chevron-right" label="Siguiente" variant="framed" />
            <IconButton icon="cart" label="Carrito" />
          </Row>
          <Row align="start">
            <Button variant="buy" busy="Agregando">
              Agregar
            </Button>
            <Button reason="Elige una fecha de entrega para continuar.">Continuar</Button>
            <Button id="abre-dialogo" variant="secondary" onClick={() => setDialog(true)}>
              Diálogo
            </Button>
            <Button id="abre-hoja" variant="secondary" onClick={() => setSheet(true)}>
              Hoja
            </Button>
            <Button id="abre-aviso" variant="secondary" onClick={() => setToasts([toast])}>
              Aviso
            </Button>
          </Row>
          <ChipRow>
            <Chip removeHref="/">Contemporáneo</Chip>
            <Chip removeHref="/">$2,500 a $35,000</Chip>
            <Chip selected onClick={() => setDialog(false)}>
              6–9
            </Chip>
            <Tag tone="success">Procesado</Tag>
            <Tag tone="warning">Pendiente</Tag>
            <Tag tone="error">Cancelado</Tag>
            <Tag tone="accent">Nuevo</Tag>
          </ChipRow>
          <Row gap={8}>
            <Price
              price={18675}
              before={24900}
              discount={25}
              months={{ count: 12, amount: 1867.5, total: 22410 }}
              badge
            />
            <Price price={9990} months={{ count: 12, amount: 832.5, total: 9990 }} />
            <Price price={4335} before={5780} size="l" />
          </Row>
        </Stack>
      </PreviewPart>
      <PreviewPart title="Campos">
        <FormGrid>
          <TextField label="Nombre" placeholder="Como aparece en tu INE" />
          <TextField label="Teléfono" defaultValue="998 412 30" hint="10 dígitos, con lada." />
          <TextField label="Código postal" defaultValue="7750" error="El código postal no es valido" />
          <TextField label="RFC" defaultValue="ROOM850712K31" valid hint="Válido para facturar." optional />
          <SelectField
            label="Estado"
            defaultValue="qr"
            options={[
              { value: 'qr', label: 'Quintana Roo' },
              { value: 'yu', label: 'Yucatán' },
            ]}
          />
          <TextField label="Colonia" disabled placeholder="Primero tu código postal" />
          <div>
            <Checkbox label="Acepto los términos y condiciones" defaultChecked />
            <Checkbox label="Quiero recibir la carta mensual" />
          </div>
          <RadioGroup
            legend="Horario"
            name="hora"
            value={hour}
            onChange={setHour}
            options={[
              { value: 'a', label: 'De 9 a 14 h' },
              { value: 'b', label: 'De 14 a 20 h' },
            ]}
          />
          <div>
            <Disclosure title="Estilo" defaultOpen>
              <Checkbox label="Contemporáneo" aside={42} defaultChecked />
              <Checkbox label="Nórdico" aside={21} />
            </Disclosure>
            <Disclosure title="Material">
              <Checkbox label="Lino" aside={19} />
            </Disclosure>
          </div>
          <RangeField legend="Precio" min={500} max={60000} value={range} onCommit={setRange} />
        </FormGrid>
      </PreviewPart>
      <PreviewPart title="Avisos">
        <Grid min="340px">
          <Alert tone="success">Cotización enviada. Revisa tu correo.</Alert>
          <Alert tone="error" title="Hubo un error, intenta de nuevo" />
          <Alert tone="warning">Hay un cambio de disponibilidad en uno o más de tus articulos</Alert>
          <Alert tone="info">Precios en pesos mexicanos, con IVA.</Alert>
        </Grid>
      </PreviewPart>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="¿Dónde lo entregamos?"
        footer={
          <>
            <Button onClick={() => setDialog(false)}>Aplicar</Button>
            <Button variant="secondary" onClick={() => setDialog(false)}>
              Ahora no
            </Button>
          </>
        }
      >
        <p>Con tu código postal te decimos qué piezas llegan y en qué fecha.</p>
        <TextField label="Código postal" inputMode="numeric" defaultValue="77500" data-autofocus="" />
      </Dialog>
      <Sheet
        open={sheet}
        onClose={() => setSheet(false)}
        title="Filtros (3)"
        side="full"
        footer={<Button block>Ver 42 piezas</Button>}
      >
        <Disclosure title="Estilo" defaultOpen>
          <Checkbox label="Contemporáneo" aside={42} defaultChecked />
          <Checkbox label="Nórdico" aside={21} />
        </Disclosure>
      </Sheet>
      <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} />
    </>
  );
};
