import type { ZipcodeDelivery } from '@actual/contracts';
import {
  type AddressForm,
  type AddressInput,
  addressInputs,
  checkAddressField,
  inputOfComplaint,
  inputProps,
} from '@actual/contracts/address-form';
import type { AddressKind } from '@actual/contracts/facts/address';
import { ApiError, useMutation } from '@actual/shell-contract';
import { Alert, Dialog, FormGrid, PrivacyNote, Stack, TextField } from '@actual/ui';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { FormActions } from '../shared/FormActions';
import { refusalText } from '../shared/refusals';
import { useZipcodeZone, ZipcodeFields, zipcodeInputs } from './ZipcodeFields';

interface AddressDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whose address it is: a guest's, or a client's that is saved for later too. */
  kind: AddressKind;
  quotationId: string;
  /** The delivery zone of the quotation: the address must lie in it. */
  delivery: ZipcodeDelivery;
  initial: AddressForm;
  /** Keeps it; the dialog closes when that is done and stays, with all that was typed, when it is refused. */
  save: (typed: AddressForm, zone: ZipcodeDelivery) => Promise<void>;
}

/** Puts the service's complaints beside their fields. */
function showComplaints(form: UseFormReturn<AddressForm>, error: unknown): void {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return;
  (error.details as { field?: string }[])
    .flatMap(({ field = '' }) => inputOfComplaint[field] ?? (field in form.getValues() ? (field as AddressInput) : []))
    .forEach((input, at) => {
      form.setError(input, { type: 'server', message: 'Revisa tu(s): este dato' }, { shouldFocus: at === 0 });
    });
}

/** The delivery address. What was typed stays until it is saved, even when the dialog is closed in between. */
export function AddressDialog({ open, onClose, kind, quotationId, delivery, initial, save }: AddressDialogProps) {
  const form = useForm<AddressForm>({ mode: 'onTouched', defaultValues: initial });
  const { errors, isValid } = form.formState;
  const place = useZipcodeZone(form, delivery);
  const keep = useMutation({
    mutationFn: async (typed: AddressForm) => {
      if (place.zone) await save(typed, place.zone);
    },
    onSuccess: onClose,
    onError: (error) => showComplaints(form, error),
  });
  const ready = isValid && place.fits;
  const input = (name: AddressInput) => {
    if (name === 'zipCode')
      return <ZipcodeFields key={name} form={form} kind={kind} quotationId={quotationId} delivery={delivery} />;
    if (zipcodeInputs.has(name)) return null;
    return (
      <TextField
        key={name}
        {...inputProps(name, kind)}
        {...(name === 'references' ? { hint: `${form.watch(name).length} de 100 caracteres` } : {})}
        error={errors[name]?.message}
        {...form.register(name, {
          validate: (_value, typed) => checkAddressField(name, typed, kind),
          ...(name === 'email' && kind === 'new-contact' ? { deps: ['_email'] } : {}),
        })}
      />
    );
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Dirección de envío"
      size="l"
      footer={
        <FormActions
          form="direccion"
          words={['Guardar', 'Guardando']}
          sending={keep.isPending}
          reason={ready ? undefined : 'Datos incompletos'}
          onCancel={onClose}
        />
      }
    >
      <form id="direccion" noValidate onSubmit={form.handleSubmit((typed) => ready && keep.mutate(typed))}>
        <Stack gap={5}>
          <FormGrid style={{ gridAutoFlow: 'dense' }}>{addressInputs(kind).map(input)}</FormGrid>
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
