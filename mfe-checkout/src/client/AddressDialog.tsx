import type { ZipcodeDelivery } from '@actual/contracts';
import { ApiError, useMutation } from '@actual/shell-contract';
import { Alert, Dialog, FormGrid, Stack, TextField } from '@actual/ui';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { FormActions } from '../shared/FormActions';
import { email, filled, phone, rule, sameAs } from '../shared/field-rules';
import { refusalText } from '../shared/refusals';
import { type AddressFields, fieldOfComplaint } from './address-form';
import { useZipcodeZone, ZipcodeFields } from './ZipcodeFields';

/** Whose address it is: a guest's in a dialog, or a client's that is saved for later too. */
export type AddressKind = 'guest' | 'new-contact' | 'edited-contact';

interface AddressDialogProps {
  open: boolean;
  onClose: () => void;
  kind: AddressKind;
  quotationId: string;
  /** The delivery zone of the quotation: the address must lie in it. */
  delivery: ZipcodeDelivery;
  initial: AddressFields;
  /** Keeps it; the dialog closes when that is done and stays, with all that was typed, when it is refused. */
  save: (fields: AddressFields, zone: ZipcodeDelivery) => Promise<void>;
}

/** Puts the service's complaints beside their fields. Answers whether there were any. */
function showComplaints(form: UseFormReturn<AddressFields>, error: unknown): void {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return;
  const names = (error.details as { field?: string }[]).map(({ field = '' }) => fieldOfComplaint[field] ?? field);
  names
    .filter((name): name is keyof AddressFields => name in form.getValues())
    .forEach((name, at) => {
      form.setError(name, { type: 'server', message: 'Revisa tu(s): este dato' }, { shouldFocus: at === 0 });
    });
}

/** The delivery address. What was typed stays until it is saved, even when the dialog is closed in between. */
export function AddressDialog({ open, onClose, kind, quotationId, delivery, initial, save }: AddressDialogProps) {
  const form = useForm<AddressFields>({ mode: 'onTouched', defaultValues: initial });
  const { errors, isValid } = form.formState;
  const place = useZipcodeZone(form, delivery);
  const keep = useMutation({
    mutationFn: async (fields: AddressFields) => {
      if (place.zone) await save(fields, place.zone);
    },
    onSuccess: onClose,
    onError: (error) => showComplaints(form, error),
  });
  const guest = kind === 'guest';
  const ready = isValid && place.fits;
  const text = (name: keyof AddressFields, required = true) => ({
    error: errors[name]?.message,
    ...form.register(name, required ? rule(filled) : {}),
  });
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
      <form id="direccion" noValidate onSubmit={form.handleSubmit((fields) => ready && keep.mutate(fields))}>
        <Stack gap={5}>
          <FormGrid style={{ gridAutoFlow: 'dense' }}>
            <TextField label="Nombre" autoComplete="given-name" maxLength={50} {...text('firstName')} />
            <TextField label="Apellidos" autoComplete="family-name" maxLength={50} {...text('lastName')} />
            <MailFields form={form} confirm={kind === 'new-contact'} />
            <TextField
              label={guest ? 'Teléfono' : 'Celular'}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={30}
              hint="10 dígitos, con lada."
              error={errors.phone?.message}
              {...form.register('phone', rule(phone))}
            />
            {kind === 'edited-contact' ? (
              <TextField
                label="Teléfono fijo"
                type="tel"
                inputMode="tel"
                maxLength={30}
                error={errors.landline?.message}
                {...form.register('landline', rule(phone))}
              />
            ) : null}
            <TextField label="Calle" autoComplete="address-line1" maxLength={100} {...text('streetName')} />
            <TextField label="Número exterior" maxLength={20} {...text('streetNumber')} />
            <TextField
              label="Número interior"
              maxLength={20}
              optional={guest}
              hint={guest ? undefined : 'Si no hay, escribe S/N.'}
              {...text('interiorNumber', !guest)}
            />
            <ZipcodeFields form={form} quotationId={quotationId} delivery={delivery} />
            <TextField
              label={guest ? 'Entre calles' : 'Entre calle'}
              optional
              maxLength={100}
              {...text('betweenStreets', false)}
            />
            {guest ? null : <TextField label="Y calle" optional maxLength={100} {...text('andStreet', false)} />}
            <TextField
              label="Referencias"
              optional
              wide
              maxLength={100}
              hint={`${form.watch('references').length} de 100 caracteres`}
              {...text('references', false)}
            />
          </FormGrid>
          {keep.isError ? (
            <Alert tone="error" live>
              {refusalText(keep.error)}
            </Alert>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}

const mail = { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 } as const;

/** The email, asked for twice where it is saved for later. */
function MailFields({ form, confirm }: { form: UseFormReturn<AddressFields>; confirm: boolean }) {
  const { errors } = form.formState;
  const again = (value: string, fields: AddressFields) =>
    email(value) ?? (sameAs(value, fields.email) || 'Revisa tu(s): Correo. No coincide con el de arriba.');
  return (
    <>
      <TextField
        {...mail}
        label="Correo"
        error={errors.email?.message}
        {...form.register('email', { ...rule(email), ...(confirm ? { deps: ['_email'] } : {}) })}
      />
      {confirm ? (
        <TextField
          {...mail}
          label="Confirma tu correo"
          error={errors._email?.message}
          {...form.register('_email', { validate: again })}
        />
      ) : null}
    </>
  );
}
