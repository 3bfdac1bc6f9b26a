import type { DeliveryPlace, Order } from '@actual/contracts';
import { inputProps } from '@actual/contracts/address/address-form';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { useFormAnswer, useMutation, useNavigate, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, FormGrid, Panel, PrivacyNote, Stack, Text, TextField } from '@actual/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isWrongCode } from '../code/code-fields';
import { MailedCode, useMailedCode } from '../code/MailedCode';
import { movedField, movedText, placeForm, placeIn, placeInputs, type ReadPlace } from './place-fields';
import { movedWords, placeRefusalText } from './place-words';

/** The form's first values: the order's own address; in another postal code, only the receiver. */
function known({ Address }: Order, { cp, city, settlements }: DeliveryPlace): Readonly<Record<string, string>> {
  const { firstName, lastName, phone } = Address;
  const person = { firstName, lastName, phone: phoneWords(phone) };
  if (cp === Address.zipCode) return Object.assign({}, Address, person);
  return Object.assign(person, { city, neighborhood: settlements.length === 1 ? (settlements[0] ?? '') : '' });
}

/** The receiver of the order and the address within a postal code, with the days that change there. */
export function PlaceForm({ order, place }: { order: Order; place: DeliveryPlace }) {
  const { api, queryClient } = useShell();
  const navigate = useNavigate();
  const toast = useToast();
  const answer = useFormAnswer(placeForm);
  const list = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(answer?.errors ?? {});
  const { id } = order;
  const mailed = useMailedCode(id, place.code, placeForm);
  const change = useMutation({
    mutationFn: (body: Extract<ReadPlace, { body: unknown }>['body'] & { code?: string }) =>
      api('PUT /order/{id}/deliveryplace', { params: { id }, body }),
    onSuccess: () => {
      toast({ tone: 'success', title: 'Datos de entrega cambiados' });
      void navigate(`/checkout/order/${id}`);
    },
    onError: mailed.refuse,
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  });
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = placeIn(new FormData(event.currentTarget));
    const named = mailed.take(event);
    setErrors(named && 'errors' in read ? read.errors : {});
    if (named && 'body' in read && !change.isPending) change.mutate({ ...read.body, ...named });
  };
  const values = Object.assign({}, known(order, place), answer?.values);
  const error = mailed.mail.error ?? change.error;
  const refused = error && !isWrongCode(error) ? placeRefusalText(error) : answer?.refused;
  return (
    <Panel>
      <form method="post" ref={form} onSubmit={submit} noValidate>
        <input type="hidden" name="zipCode" value={place.cp} />
        <input type="hidden" name={movedField} value={movedText(place.moved)} />
        <Stack gap={5}>
          <Text>{`Entregamos en ${place.cp}, ${place.municipality}, ${place.state}.`}</Text>
          {place.moved.length > 0 ? (
            <Alert tone="warning" title="Ahí llega otro día">
              {place.moved.map(movedWords).join(' ')}
            </Alert>
          ) : null}
          {place.losesHalf ? (
            <Alert tone="warning">El horario que elegiste no aplica ahí: llega a cualquier hora del día.</Alert>
          ) : null}
          <FormGrid>
            {placeInputs.map((name) => {
              const { optional, ...props } = inputProps(name, 'guest');
              return (
                <TextField
                  key={name}
                  {...props}
                  name={name}
                  optional={optional}
                  required={!optional}
                  wide={props.wide || name === 'streetName' || name === 'betweenStreets'}
                  list={name === 'neighborhood' ? list : undefined}
                  defaultValue={values[name] ?? ''}
                  error={errors[name]}
                />
              );
            })}
          </FormGrid>
          <datalist id={list}>
            {place.settlements.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <MailedCode {...mailed} refused={refused}>
            <Button type="submit" variant="primary" busy={change.isPending ? 'Guardando' : false}>
              {place.moved.length > 0 ? 'Guardar y cambiar la fecha' : 'Guardar los cambios'}
            </Button>
          </MailedCode>
          <PrivacyNote form="address" />
        </Stack>
      </form>
    </Panel>
  );
}
