import type { Contact } from '@actual/contracts';
import { useNavigate, useQuery, useSession, useShell, useSuspenseQuery, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { FormGrid, LinkButton, Panel, SelectField, Stack, Text, TextField, type TextFieldProps } from '@actual/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitRow } from '../forms/SubmitRow';
import { useSend } from '../forms/use-send';
import { checkField, type Fields, fieldsOf, labels, trimmed } from './contact-form';
import { contactsQuery, placeQuery, statesQuery } from './deliveries-queries';
import { type DeliveriesView, hrefOf, listOf, wayBack } from './deliveries-view';
import { useChooseFor } from './use-choose-for';

const tel = { type: 'tel', inputMode: 'tel', maxLength: 30 } as const;
const mail = { type: 'email', inputMode: 'email', spellCheck: false, maxLength: 254 } as const;
const zipShape = /^\d{5}$/;

/** A new address, or one that is changed; once it is there, whoever asked for it goes on. */
export const ContactForm = ({ contact, view }: { contact: Contact | null; view: DeliveriesView }) => {
  const { api, queryClient } = useShell();
  const { user } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const choose = useChooseFor(view);
  const { keyOf, done } = useKeyOf();
  const colonias = useId();
  const isNew = contact === null;
  const { data: states } = useSuspenseQuery(statesQuery(api));
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: fieldsOf(contact, user) });
  const { errors } = form.formState;
  const [cp, references] = form.watch(['U_CP', 'U_Notes1']);
  const place = useQuery({ ...placeQuery(api, cp), enabled: zipShape.test(cp) });
  const zone = place.data?.zone ?? null;
  /** The postal code fills what follows from it. */
  const moveTo = async (typed: string) => {
    if (!zipShape.test(typed)) return;
    const { zone: found } = await queryClient.fetchQuery(placeQuery(api, typed));
    if (!found || form.getValues('U_CP') !== typed) return;
    for (const [name, value] of [
      ['U_Mpio', found.municipio],
      ['U_Ciudad', found.municipio],
      ['U_Estado', found.estadoCode],
    ] as const)
      form.setValue(name, value, { shouldValidate: true });
    if (!found.asentamiento.includes(form.getValues('U_Colonia')))
      form.setValue('U_Colonia', found.asentamiento[0] ?? '');
  };
  const sending = useSend(form, {
    labels,
    send: async (typed) => {
      const fields = trimmed(typed);
      const { _E_Mail: _again, ...edited } = fields;
      const kept = contact
        ? await api('PUT /me/client/contacts/{id}', { params: { id: contact.id }, body: edited })
        : await api('POST /me/client/contacts', { body: fields }, { idempotencyKey: keyOf(fields) });
      done();
      await queryClient.invalidateQueries({ queryKey: contactsQuery(api).queryKey });
      toast({ tone: 'success', title: contact ? 'Información actualizada' : 'Dirección registrada' });
      await choose(kept.id);
      await navigate(wayBack(view));
    },
  });
  const field = (name: keyof Fields, maxLength = 100) => ({
    label: labels[name],
    error: errors[name]?.message,
    maxLength,
    ...form.register(name, { validate: (_value, fields) => checkField(name, fields, isNew) }),
  });
  const text = (name: keyof Fields, maxLength: number, more: Partial<TextFieldProps> = {}) => (
    <TextField {...field(name, maxLength)} {...more} />
  );
  return (
    <Panel as="section" aria-labelledby="direccion">
      <form method="post" noValidate onSubmit={sending.submit}>
        <Stack gap={5}>
          <Text as="h2" step="h4" id="direccion">
            {isNew ? 'Nueva dirección' : 'Cambiar dirección'}
          </Text>
          <FormGrid>
            {text('FirstName', 50, { autoComplete: 'given-name' })}
            {text('LastName', 50, { autoComplete: 'family-name' })}
            {text('Cellolar', 30, { ...tel, autoComplete: 'tel', hint: '10 dígitos, con lada.' })}
            {text('Tel1', 30, { ...tel, autoComplete: 'off', optional: isNew })}
            {text('E_Mail', 254, { ...mail, autoComplete: 'email', wide: !isNew })}
            {isNew ? text('_E_Mail', 254, { ...mail, autoComplete: 'off' }) : null}
            {text('Address', 100, { autoComplete: 'address-line1', wide: true })}
            {text('U_Noexterior', 20)}
            {text('U_Nointerior', 20, { hint: 'Si no hay, escribe S/N.' })}
            <TextField
              {...field('U_CP', 5)}
              {...form.register('U_CP', {
                validate: (_value, fields) => checkField('U_CP', fields, isNew),
                onChange: (event: { target: { value: string } }) => void moveTo(event.target.value).catch(() => {}),
              })}
              inputMode="numeric"
              autoComplete="postal-code"
              hint={
                place.data && !zone
                  ? 'Por el momento, su código postal esta fuera de nuestra área de cobertura'
                  : 'Completa lo demás por ti.'
              }
            />
            {text('U_Colonia', 100, { list: colonias, autoComplete: 'off' })}
            {text('U_Mpio', 100, { autoComplete: 'off' })}
            {text('U_Ciudad', 100, { autoComplete: 'address-level2' })}
            <SelectField
              {...field('U_Estado')}
              placeholder="Elige el estado"
              autoComplete="off"
              options={states.map(({ Code, Name }) => ({ value: Code, label: Name }))}
            />
            {text('U_Entrecalle', 100, { optional: true })}
            {text('U_Ycalle', 100, { optional: true })}
            {text('U_Notes1', 100, { optional: true, wide: true, hint: `${references.length} de 100 caracteres` })}
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
          <div>
            <LinkButton variant="link" href={hrefOf(listOf(view))}>
              Cancelar
            </LinkButton>
          </div>
        </Stack>
      </form>
    </Panel>
  );
};
