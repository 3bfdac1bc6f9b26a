import type { GuestAddress } from '@actual/contracts';
import { useParams, useSession, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, Button, Container, PageTitle, Panel, Row, Stack, Text, TwoColumns } from '@actual/ui';
import { useState } from 'react';
import { CheckoutSteps } from '../shared/CheckoutSteps';
import { PageHead } from '../shared/PageHead';
import { QuotationSummary } from '../shared/QuotationSummary';
import { addressQuery, quotationQuery } from '../shared/quotation-queries';
import { AddressDialog } from './AddressDialog';

const AddressWords = ({ address }: { address: GuestAddress }) => (
  <Stack gap={1}>
    <strong>{`${address.firstName} ${address.lastName}`}</strong>
    <span>{`${address.streetName} ${address.streetNumber}${address.interiorNumber ? `, int. ${address.interiorNumber}` : ''}`}</span>
    <span>{`${address.neighborhood}, ${address.zipCode} ${address.municipality}, ${address.state}`}</span>
    <Text as="span" tone="text2">{`${address.phone} · ${address.email}`}</Text>
    {address.references ? <Text as="span" tone="text2">{`Referencias: ${address.references}`}</Text> : null}
  </Stack>
);

/** The payment page is a document of its own: only its policy lets the provider's library in. */
const toPayment = (id: string) => window.location.assign(`/checkout/paymentmethod/${id}`);

/** `/checkout/client/{id}`: who receives it, and where. */
export function ClientPage() {
  const { id = '' } = useParams();
  const { api } = useShell();
  const { user } = useSession();
  const { data: quotation } = useSuspenseQuery(quotationQuery(api, id));
  const { data } = useSuspenseQuery(addressQuery(api, id));
  const [editing, setEditing] = useState(false);
  const zip = quotation.ZipcodeDelivery;
  const mismatch = data.address !== null && zip !== null && data.address.zipCode !== zip.cp;
  const reason = !data.address ? 'Agrega los datos de envio' : mismatch ? 'Asigna una dirección de envío' : '';
  return (
    <Container>
      <PageHead title="Tus datos" />
      <CheckoutSteps current={1} quotationId={id} />
      <PageTitle below text="A quién y a dónde entregamos. Solo usamos estos datos para tu pedido.">
        Tus datos
      </PageTitle>
      <TwoColumns aside={<QuotationSummary quotation={quotation} />}>
        <Stack gap={6}>
          {user ? (
            <Panel>
              <Row justify="space-between" wrap>
                <div>
                  <strong>{user.invited ? 'Compras como invitado' : `${user.firstName} ${user.lastName}`}</strong>
                  <Text tone="text2">{user.email}</Text>
                </div>
              </Row>
            </Panel>
          ) : null}
          <Panel>
            <Stack gap={5}>
              <Row justify="space-between" wrap>
                <strong>Dirección de entrega</strong>
                {data.address ? (
                  <Button variant="link" icon="edit" onClick={() => setEditing(true)}>
                    Editar
                  </Button>
                ) : null}
              </Row>
              {data.address ? (
                <AddressWords address={data.address} />
              ) : (
                <>
                  <Text>{zip ? `Entregamos en ${zip.cp}, ${zip.municipio}, ${zip.estado}.` : ''}</Text>
                  <Button variant="primary" icon="pin" onClick={() => setEditing(true)}>
                    Agregar dirección de envío
                  </Button>
                </>
              )}
              {mismatch ? (
                <Alert tone="warning">
                  Una de las direcciones contiene un codigo postal inválido, favor de actualizar tus datos de envío
                </Alert>
              ) : null}
            </Stack>
          </Panel>
          <Button variant="primary" size="l" onClick={() => toPayment(id)} {...(reason ? { reason } : {})}>
            Continuar al pago
          </Button>
        </Stack>
      </TwoColumns>
      {zip ? (
        <AddressDialog
          open={editing}
          onClose={() => setEditing(false)}
          quotationId={id}
          zip={zip}
          address={data.address}
        />
      ) : null}
    </Container>
  );
}
