import type { Contact, Quotation, ZipcodeDelivery } from '@actual/contracts';
import { type AddressForm, formOfContact } from '@actual/contracts/address/address-form';
import { formatZip, phoneWords } from '@actual/contracts/facts/text/written';
import {
  lazyPart,
  useMutation,
  useQuery,
  useQueryClient,
  useShell,
  useSuspenseQuery,
  useToast,
} from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, Panel, RadioCards, Row, Stack, Text } from '@actual/ui';
import { Suspense, useState } from 'react';
import { addressQuery, quotationQuery } from '../shared/quotation-queries';
import { refusalText } from '../shared/refusals';
import { editedContactIn, newAddress, newContactIn } from './address-form';
import { contactsQuery, zipcodeQuery } from './client-queries';
import { useReceiver } from './receiver';
import { ZipMismatch } from './ZipMismatch';

const AddressDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "address-dialog" */ './AddressDialog')).AddressDialog,
);

const streetOf = (one: Contact): string =>
  `${one.Address} ${one.U_Noexterior}${/^s\/?n$/i.test(one.U_Nointerior) ? '' : `, int. ${one.U_Nointerior}`}`;
const placeOf = (one: Contact): string => `${one.U_Colonia}, ${one.U_CP} ${one.U_Mpio}, ${one.stateName}`;

/** A saved address in another postal code: why it cannot be used as it is, and the alternatives. */
function Elsewhere({
  contact,
  quotation,
  delivery,
}: {
  contact: Contact;
  quotation: Quotation;
  delivery: ZipcodeDelivery;
}) {
  const { api } = useShell();
  const { data: place } = useQuery(zipcodeQuery(api, contact.U_CP));
  if (!place) return null;
  if (place.zone) return <ZipMismatch quotationId={quotation.id} delivery={delivery} place={place.zone} />;
  return <Alert tone="error">{place.refusal}</Alert>;
}

interface SavedAddressesProps {
  quotation: Quotation;
  delivery: ZipcodeDelivery;
  contactId: string | null;
  /** The address that is marked, chosen for the quotation or not yet. */
  picked: string | null;
  setPicked: (contact: string) => void;
}

/** The client's saved addresses: one is chosen, changed, or a new one saved. */
export function SavedAddresses({ quotation, delivery, contactId, picked, setPicked }: SavedAddressesProps) {
  const { api } = useShell();
  const receiver = useReceiver(quotation);
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data: contacts } = useSuspenseQuery(contactsQuery(api));
  // stays mounted once opened, so that closing loses nothing typed; saving begins a new one
  const [dialog, setDialog] = useState<{ contact: string | null; open: boolean } | null>(null);
  const [saved, setSaved] = useState(0);
  const { id } = quotation;
  const fits = (one: Contact): boolean => one.U_CP === formatZip(delivery.cp);
  const choose = useMutation({
    mutationFn: (contact: string) =>
      api('PUT /quotation/{id}/address', { params: { id }, body: { contactId: contact } }),
    onSuccess: async (answer) => {
      queryClient.setQueryData(quotationQuery(api, id).queryKey, answer);
      await queryClient.invalidateQueries({ queryKey: addressQuery(api, id).queryKey });
    },
  });
  const pick = (contact: string) => {
    setPicked(contact);
    const one = contacts.find((known) => known.id === contact);
    if (one && fits(one)) choose.mutate(contact);
  };
  const { keyOf, done } = useKeyOf();
  const save = async (typed: AddressForm, zone: ZipcodeDelivery) => {
    const known = contacts.find((one) => one.id === dialog?.contact);
    const added = newContactIn(typed, zone);
    const kept = known
      ? await api('PUT /me/client/contacts/{id}', { params: { id: known.id }, body: editedContactIn(typed, zone) })
      : await api('POST /me/client/contacts', { body: added }, { idempotencyKey: keyOf(added) });
    done();
    await queryClient.invalidateQueries({ queryKey: contactsQuery(api).queryKey });
    toast({ title: known ? 'Información actualizada' : 'Dirección registrada', tone: 'success' });
    setSaved((count) => count + 1);
    setPicked(kept.id);
    choose.mutate(kept.id);
  };
  const edit = (contact: string | null) => setDialog({ contact, open: true });
  const edited = contacts.find((one) => one.id === dialog?.contact);
  const value = picked ?? contactId;
  return (
    <Panel>
      <Stack gap={5}>
        <Row justify="space-between" wrap>
          <strong>Dirección de entrega</strong>
          <Button variant="link" icon="plus" onClick={() => edit(null)}>
            Agregar dirección
          </Button>
        </Row>
        {contacts.length === 0 ? (
          <Text tone="text2">{`Todavía no tienes direcciones guardadas. Entregamos en ${formatZip(delivery.cp)}, ${delivery.municipio}, ${delivery.estado}.`}</Text>
        ) : (
          <RadioCards
            legend="Elige una de tus direcciones"
            name="direccion-guardada"
            value={value}
            onChange={pick}
            options={contacts.map((one) => ({
              value: one.id,
              title: streetOf(one),
              text: `${placeOf(one)}. ${one.FirstName} ${one.LastName}, ${phoneWords(one.Cellolar)}`,
              content: (
                <Stack gap={3}>
                  {fits(one) ? null : <Elsewhere contact={one} quotation={quotation} delivery={delivery} />}
                  <div>
                    <Button variant="link" icon="edit" onClick={() => edit(one.id)}>
                      Editar
                    </Button>
                    {fits(one) && contactId !== one.id && !choose.isPending ? (
                      <Button variant="secondary" size="s" onClick={() => choose.mutate(one.id)}>
                        Usar esta dirección
                      </Button>
                    ) : null}
                  </div>
                </Stack>
              ),
            }))}
          />
        )}
        {choose.isError ? (
          <Alert tone="error" live>
            {refusalText(choose.error)}
          </Alert>
        ) : null}
        <Suspense>
          {dialog ? (
            <AddressDialog
              key={`${dialog.contact ?? 'new'}-${saved}`}
              open={dialog.open}
              onClose={() => setDialog({ ...dialog, open: false })}
              kind={edited ? 'edited-contact' : 'new-contact'}
              quotationId={id}
              delivery={delivery}
              initial={edited ? formOfContact(edited) : newAddress(delivery, receiver)}
              save={save}
            />
          ) : null}
        </Suspense>
      </Stack>
    </Panel>
  );
}
