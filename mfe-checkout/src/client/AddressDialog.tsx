import type { GuestAddress, ZipcodeDelivery } from '@actual/contracts';
import { useMutation, useQueryClient, useSession, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, Dialog, FormGrid, SelectField, Stack, TextField } from '@actual/ui';
import { useForm } from 'react-hook-form';
import { addressQuery } from '../shared/quotation-queries';
import { refusalText } from '../shared/refusals';

const required = { required: 'Este campo es requerido' };
const email = { ...required, pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, message: 'Ingrese un email válido' } };
const phone = {
  ...required,
  validate: (value: string) => /\d{10}$/.test(value.replace(/[\s().-]/g, '')) || 'El teléfono termina en 10 dígitos',
};
/** In the list of colonias: the one the person types. */
const other = 'otra';

type Fields = Required<GuestAddress> & { settlement: string };

interface AddressDialogProps {
  open: boolean;
  onClose: () => void;
  quotationId: string;
  /** The delivery zone of the quotation: the address must lie in it. */
  zip: ZipcodeDelivery;
  address: GuestAddress | null;
}

/** The delivery address. Municipality, state and postal code are those of the quotation; the colonia is chosen or typed. */
export function AddressDialog({ open, onClose, quotationId, zip, address }: AddressDialogProps) {
  const { api } = useShell();
  const { user } = useSession();
  const queryClient = useQueryClient();
  const toast = useToast();
  const known = address ? zip.asentamiento.includes(address.neighborhood) : true;
  const only = zip.asentamiento.length === 1 ? zip.asentamiento[0] : undefined;
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      phone: '',
      streetName: '',
      streetNumber: '',
      interiorNumber: '',
      betweenStreets: '',
      references: '',
      city: zip.municipio,
      ...address,
      zipCode: zip.cp,
      municipality: zip.municipio,
      state: zip.estado,
      settlement: address
        ? known
          ? address.neighborhood
          : other
        : zip.asentamiento.length === 0
          ? other
          : (only ?? ''),
      neighborhood: address?.neighborhood ?? '',
    },
  });
  const { errors, isValid } = form.formState;
  const settlement = form.watch('settlement');
  const save = useMutation({
    mutationFn: ({ settlement: chosen, ...body }: Fields) =>
      api('PUT /processMPaddress/{quotationId}', {
        params: { quotationId },
        body: { ...body, neighborhood: chosen === other ? body.neighborhood : chosen },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: addressQuery(api, quotationId).queryKey });
      toast({ title: 'Dirección registrada', tone: 'success' });
      onClose();
    },
  });
  const field = (name: keyof Fields) => errors[name]?.message;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Dirección de envío"
      size="l"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form="direccion" disabled={!isValid} busy={save.isPending ? 'Guardando' : false}>
            Guardar
          </Button>
        </>
      }
    >
      <form id="direccion" noValidate onSubmit={form.handleSubmit((fields) => save.mutate(fields))}>
        <Stack gap={5}>
          <FormGrid>
            <TextField
              label="Nombre"
              autoComplete="given-name"
              error={field('firstName')}
              {...form.register('firstName', required)}
            />
            <TextField
              label="Apellidos"
              autoComplete="family-name"
              error={field('lastName')}
              {...form.register('lastName', required)}
            />
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              error={field('email')}
              {...form.register('email', email)}
            />
            <TextField
              label="Teléfono"
              type="tel"
              autoComplete="tel"
              hint="Para avisarte el día de la entrega"
              error={field('phone')}
              {...form.register('phone', phone)}
            />
            <TextField
              label="Calle"
              autoComplete="address-line1"
              error={field('streetName')}
              {...form.register('streetName', required)}
            />
            <TextField
              label="Número exterior"
              error={field('streetNumber')}
              {...form.register('streetNumber', required)}
            />
            <TextField label="Código postal" readOnly hint="El de tu cotización" {...form.register('zipCode')} />
            {zip.asentamiento.length > 0 ? (
              <SelectField
                label="Colonia"
                placeholder="Elige tu colonia"
                error={field('settlement')}
                options={[
                  ...zip.asentamiento.map((name) => ({ value: name, label: name })),
                  { value: other, label: 'Otra' },
                ]}
                {...form.register('settlement', required)}
              />
            ) : null}
            {settlement === other ? (
              <TextField
                label="Nombre de la colonia"
                error={field('neighborhood')}
                {...form.register('neighborhood', required)}
              />
            ) : null}
            <TextField label="Municipio" readOnly {...form.register('municipality')} />
            <TextField label="Ciudad" error={field('city')} {...form.register('city', required)} />
            <TextField label="Estado" readOnly {...form.register('state')} />
            <TextField label="Número interior" optional {...form.register('interiorNumber')} />
            <TextField label="Entre calles" optional maxLength={100} {...form.register('betweenStreets')} />
            <TextField
              label="Referencias"
              optional
              wide
              maxLength={100}
              hint="Hasta 100 caracteres"
              {...form.register('references')}
            />
          </FormGrid>
          {save.isError ? (
            <Alert tone="error" live>
              {refusalText(save.error)}
            </Alert>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
