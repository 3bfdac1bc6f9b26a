import type { Contact } from '@actual/contracts';
import {
  type AddressForm,
  type AddressInput,
  addressInputs,
  checkAddressField,
  editedContactOf,
  emptyAddress,
  formOfContact,
  inputOfComplaint,
  inputProps,
  labelOf,
  newContactOf,
} from '@actual/contracts/address/address-form';
import { outOfCoverageText } from '@actual/contracts/facts/delivery/zipcodes';
import { isZipcode } from '@actual/contracts/rules';
import {
  type FormPost,
  redirect,
  type SessionUser,
  useNavigate,
  useQuery,
  useSession,
  useShell,
  useSuspenseQuery,
  useToast,
} from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import {
  FormGrid,
  LinkButton,
  Panel,
  PrivacyNote,
  SelectField,
  Stack,
  Text,
  TextField,
  type TextFieldProps,
} from '@actual/ui';
import { useId, useRef } from 'react';
import { answerForm, type FormRules } from '../forms/form-rules';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { contactsQuery, placeQuery, statesQuery } from './deliveries-queries';
import { type DeliveriesView, hrefOf, listOf, readView, wayBack } from './deliveries-view';
import { chooseFor } from './use-choose-for';

/** The form as it begins: the address that is changed, or the person who is known. */
const firstOf = (contact: Contact | null, user: SessionUser | null): AddressForm =>
  contact
    ? formOfContact(contact)
    : {
        ...emptyAddress,
        firstName: user?.firstName ?? '',
        lastName: user?.lastName ?? '',
        email: user?.email ?? '',
      };

type Kind = 'new-contact' | 'edited-contact';
const rulesOf = (kind: Kind): FormRules<AddressForm> => ({
  name: 'direccion',
  labels: Object.fromEntries(addressInputs(kind).map((name) => [name, labelOf(name, kind)])) as Record<
    AddressInput,
    string
  >,
  check: (field, _value, draft) => checkAddressField(field, draft, kind),
  inputOfComplaint,
});

/** Saves the address of a form that was sent without script. */
export const post: FormPost = ({ shell: { api }, url, fields }) => {
  const view = readView(url.searchParams);
  const { contactId: id } = view;
  return answerForm(rulesOf(id ? 'edited-contact' : 'new-contact'), fields, async (draft) => {
    const typed = { ...emptyAddress, ...draft };
    const kept = id
      ? await api('PUT /me/client/contacts/{id}', { params: { id }, body: editedContactOf(typed) })
      : await api('POST /me/client/contacts', { body: newContactOf(typed) });
    await chooseFor(api, view, kept.id);
    return redirect(wayBack(view), 303);
  });
};

/** The form for a new address or a change; once saved, it returns to the page that asked for it. */
export const ContactForm = ({ contact, view }: { contact: Contact | null; view: DeliveriesView }) => {
  const { api, queryClient } = useShell();
  const { user } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { keyOf, done } = useKeyOf();
  const colonias = useId();
  const kind: Kind = contact ? 'edited-contact' : 'new-contact';
  const inputs = addressInputs(kind);
  const { data: states } = useSuspenseQuery(statesQuery(api));
  const rules = rulesOf(kind);
  const { form, field: ownField } = useOwnForm(rules, firstOf(contact, user));
  const { errors } = form.formState;
  // a colonia that was typed before any postal code belongs to none
  const ofZipcode = useRef(contact !== null);
  const [cp, references] = form.watch(['zipCode', 'references']);
  const place = useQuery({ ...placeQuery(api, cp), enabled: isZipcode(cp) });
  const zone = place.data?.zone ?? null;
  /** The postal code fills the fields that follow from it. */
  const moveTo = async (typed: string) => {
    if (!isZipcode(typed)) return;
    const before = form.getValues('neighborhood');
    const { zone: found } = await queryClient.fetchQuery(placeQuery(api, typed));
    if (!found || form.getValues('zipCode') !== typed) return;
    for (const [name, value] of [
      ['municipality', found.municipio],
      ['city', found.ciudad],
      ['state', found.estadoCode],
    ] as const)
      form.setValue(name, value, { shouldValidate: true });
    // keep the fields that the person typed meanwhile
    const isOwn = before !== '' && !ofZipcode.current;
    ofZipcode.current = true;
    if (form.getValues('neighborhood') === before && !isOwn && !found.asentamiento.includes(before))
      form.setValue('neighborhood', found.asentamiento[0] ?? '');
  };
  const sending = useSend(form, {
    ...rules,
    send: async (typed) => {
      const added = newContactOf(typed);
      const kept = contact
        ? await api('PUT /me/client/contacts/{id}', { params: { id: contact.id }, body: editedContactOf(typed) })
        : await api('POST /me/client/contacts', { body: added }, { idempotencyKey: keyOf(added) });
      done();
      await queryClient.invalidateQueries({ queryKey: contactsQuery(api).queryKey });
      toast({ tone: 'success', title: contact ? 'Información actualizada' : 'Dirección registrada' });
      await chooseFor(api, view, kept.id);
      await navigate(wayBack(view));
    },
  });
  const field = (name: AddressInput) => ({
    ...inputProps(name, kind),
    ...ownField(
      name,
      name === 'zipCode'
        ? { onChange: (event: { target: { value: string } }) => void moveTo(event.target.value).catch(() => {}) }
        : {},
    ),
  });
  const own: Partial<Record<AddressInput, Partial<TextFieldProps>>> = {
    zipCode: { hint: place.data && !zone ? outOfCoverageText : 'Completa lo demás por ti.' },
    neighborhood: { list: colonias },
    references: { hint: `${references.length} de 100 caracteres` },
  };
  return (
    <Panel as="section" aria-labelledby="direccion">
      <OwnForm name={rules.name} onSubmit={sending.submit}>
        <Stack gap={5}>
          <Text as="h2" step="h4" id="direccion">
            {contact ? 'Cambiar dirección' : 'Nueva dirección'}
          </Text>
          <FormGrid>
            {inputs.map((name) =>
              name === 'state' ? (
                <SelectField
                  key={name}
                  {...field(name)}
                  placeholder="Elige el estado"
                  options={states.map(({ Code, Name }) => ({ value: Code, label: Name }))}
                />
              ) : (
                <TextField key={name} {...field(name)} {...own[name]} />
              ),
            )}
          </FormGrid>
          <datalist id={colonias}>
            {(zone?.asentamiento ?? []).map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <SubmitRow
            words="Guardar dirección"
            busy={sending.isPending ? 'Guardando' : false}
            refused={sending.refused ?? (Object.keys(errors).length > 0 ? 'Datos incompletos' : undefined)}
          />
          <PrivacyNote form="address" />
          <div>
            <LinkButton variant="link" href={hrefOf(listOf(view))}>
              Cancelar
            </LinkButton>
          </div>
        </Stack>
      </OwnForm>
    </Panel>
  );
};
