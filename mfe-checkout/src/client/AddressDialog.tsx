import type { ZipcodeDelivery } from '@actual/contracts';
import {
  type AddressForm,
  type AddressInput,
  addressInputs,
  checkAddressField,
  emptyAddress,
  inputOfComplaint,
  labelOf,
} from '@actual/contracts/address/address-form';
import type { AddressKind } from '@actual/contracts/facts/delivery/address';
import { ApiError, useMutation } from '@actual/shell-contract';
import { Alert, Dialog, FormGrid, PrivacyNote, Stack } from '@actual/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { FormActions } from '../shared/FormActions';
import { focusFirst } from '../shared/focus-first';
import { refusalText } from '../shared/refusals';
import { AddressField } from './AddressField';
import { PersonFields, personInputs } from './PersonFields';
import { givenByZipcode, useZipcodeZone, ZipcodeFields, zipcodeInputs } from './ZipcodeFields';

interface AddressDialogProps {
  open: boolean;
  onClose: () => void;
  /** A guest's address, or a client's that is saved for later too. */
  kind: AddressKind;
  quotationId: string;
  /** The delivery zone of the quotation: the address must lie in it. */
  delivery: ZipcodeDelivery;
  initial: AddressForm;
  /** Keeps it; the dialog closes when that is done and stays, with all that was typed, when it is refused. */
  save: (typed: AddressForm, zone: ZipcodeDelivery) => Promise<void>;
}

/** The fields of the form that a refusal of the service is about. */
function complaintsOf(error: unknown): AddressInput[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return [];
  return (error.details as { field?: string }[]).flatMap(
    ({ field = '' }) => inputOfComplaint[field] ?? (field in emptyAddress ? (field as AddressInput) : []),
  );
}

/** The inputs that are empty or wrong and keep the address from being saved. */
const wrongOf = (typed: AddressForm, kind: AddressKind): AddressInput[] =>
  addressInputs(kind).filter((input) => !givenByZipcode.has(input) && checkAddressField(input, typed, kind) !== true);

interface AddressActionsProps {
  form: UseFormReturn<AddressForm>;
  kind: AddressKind;
  /** Whether the postal code is that of the delivery. */
  fits: boolean;
  sending: boolean;
  onCancel: () => void;
}

/** The dialog's buttons; they alone are rendered anew while somebody types, when another input becomes right or wrong. */
function AddressActions({ form, kind, fits, sending, onCancel }: AddressActionsProps) {
  const wrong = useWatch({ control: form.control, compute: (typed) => wrongOf(typed, kind) });
  const missing = fits || wrong.includes('zipCode') ? wrong : [...wrong, 'zipCode' as const];
  return (
    <FormActions
      form="direccion"
      words={['Guardar', 'Guardando']}
      sending={sending}
      reason={
        missing.length > 0 ? `Datos incompletos: ${missing.map((name) => labelOf(name, kind)).join(', ')}` : undefined
      }
      onHeld={form.handleSubmit(() => form.setFocus('zipCode'), focusFirst)}
      onCancel={onCancel}
    />
  );
}

/**
 * The delivery address. The known data of the receiver are not asked for again. Typed text stays until it is saved,
 * even when the dialog is closed in between.
 */
export function AddressDialog({ open, onClose, kind, quotationId, delivery, initial, save }: AddressDialogProps) {
  const form = useForm<AddressForm>({ mode: 'onTouched', defaultValues: initial, shouldFocusError: false });
  const place = useZipcodeZone(form, delivery);
  const [known, setKnown] = useState(
    () => kind !== 'edited-contact' && !wrongOf(initial, kind).some((input) => personInputs.has(input)),
  );
  const ask = () => flushSync(() => setKnown(false));
  const keep = useMutation({
    mutationFn: async (address: AddressForm) => {
      if (place.zone) await save(address, place.zone);
    },
    onSuccess: onClose,
    onError: (error) => {
      const complaints = complaintsOf(error);
      if (complaints.some((input) => personInputs.has(input))) ask();
      complaints.forEach((input, at) => {
        form.setError(input, { type: 'server', message: 'Revisa tu(s): este dato' }, { shouldFocus: at === 0 });
      });
    },
  });
  const input = (name: AddressInput) =>
    name === 'zipCode' ? (
      <ZipcodeFields key={name} form={form} kind={kind} quotationId={quotationId} delivery={delivery} />
    ) : (
      <AddressField key={name} form={form} kind={kind} name={name} />
    );
  const inputs = addressInputs(kind).filter((name) => !zipcodeInputs.has(name));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Dirección de envío"
      size="l"
      footer={<AddressActions form={form} kind={kind} fits={place.fits} sending={keep.isPending} onCancel={onClose} />}
    >
      <form
        id="direccion"
        noValidate
        onSubmit={form.handleSubmit((address) => place.fits && keep.mutate(address), focusFirst)}
      >
        <Stack gap={5}>
          <FormGrid style={{ gridAutoFlow: 'dense' }}>
            <PersonFields
              person={form.getValues()}
              known={known}
              onChange={() => {
                ask();
                form.setFocus('firstName');
              }}
            >
              {inputs.filter((name) => personInputs.has(name)).map(input)}
            </PersonFields>
            {inputs.filter((name) => !personInputs.has(name)).map(input)}
          </FormGrid>
          {keep.isError ? (
            <Alert tone="error" live>
              {refusalText(keep.error)}
            </Alert>
          ) : null}
          <PrivacyNote form="address" />
        </Stack>
      </form>
    </Dialog>
  );
}
