import type { GuestAddress, Quotation, ZipcodeDelivery } from '@actual/contracts';
import type { AddressForm } from '@actual/contracts/address/address-form';
import { formatZip } from '@actual/contracts/facts/text/written';
import { lazyPart, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { Button, Panel, Row, Stack, Text } from '@actual/ui';
import { Suspense, useState } from 'react';
import { AddressWords } from '../shared/AddressWords';
import { addressQuery, quotationQuery } from '../shared/quotation-queries';
import { formOfGuest, guestAddressOf, newAddress } from './address-form';
import { useReceiver } from './receiver';
import { ZipMismatch } from './ZipMismatch';

const AddressDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "address-dialog" */ './AddressDialog')).AddressDialog,
);

interface GuestAddressPanelProps {
  quotation: Quotation;
  delivery: ZipcodeDelivery;
  address: GuestAddress | null;
  /** The address’s own zone, when it is another than the delivery’s. */
  place: ZipcodeDelivery | null;
}

/** The one address of a guest, entered in a dialog. */
export function GuestAddressPanel({ quotation, delivery, address, place }: GuestAddressPanelProps) {
  const { api } = useShell();
  const receiver = useReceiver(quotation);
  const queryClient = useQueryClient();
  const toast = useToast();
  // once opened it stays mounted: closing loses nothing that was typed
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const open = () => setDialog('open');
  const { id } = quotation;
  const save = async (typed: AddressForm, zone: ZipcodeDelivery) => {
    await api('PUT /processMPaddress/{quotationId}', {
      params: { quotationId: id },
      body: guestAddressOf(typed, zone),
    });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: addressQuery(api, id).queryKey }),
      queryClient.invalidateQueries({ queryKey: quotationQuery(api, id).queryKey }),
    ]);
    toast({ title: address ? 'Información actualizada' : 'Dirección registrada', tone: 'success' });
  };
  return (
    <Panel>
      <Stack gap={5}>
        <Row justify="space-between" wrap>
          <strong>Dirección de entrega</strong>
          {address ? (
            <Button variant="link" icon="edit" onClick={open}>
              Editar
            </Button>
          ) : null}
        </Row>
        {address ? (
          <AddressWords address={address} />
        ) : (
          <>
            <Text>{`Entregamos en ${formatZip(delivery.cp)}, ${delivery.municipio}, ${delivery.estado}.`}</Text>
            <Button variant="primary" icon="pin" onClick={open}>
              Agregar dirección de envío
            </Button>
          </>
        )}
        {place ? <ZipMismatch quotationId={id} delivery={delivery} place={place} /> : null}
        <Suspense>
          {dialog === 'never' ? null : (
            <AddressDialog
              open={dialog === 'open'}
              onClose={() => setDialog('closed')}
              kind="guest"
              quotationId={id}
              delivery={delivery}
              initial={address ? formOfGuest(address) : newAddress(delivery, receiver)}
              save={save}
            />
          )}
        </Suspense>
      </Stack>
    </Panel>
  );
}
