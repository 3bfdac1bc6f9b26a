import type { FiscalAddress, FiscalLists } from '@actual/contracts';
import { normalRfc } from '@actual/contracts/rfc';
import { ApiError, useMutation, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { Alert, Dialog, FormGrid, SelectField, Stack, TextField, TextLink } from '@actual/ui';
import { useForm } from 'react-hook-form';
import { FormActions } from '../shared/FormActions';
import { email, filled, optionalPhone, phone, rule } from '../shared/field-rules';
import { refusalText } from '../shared/refusals';
import { fiscalQuery } from './client-queries';
import {
  choices,
  type FiscalFields,
  fiscalFields,
  genericValues,
  isGeneric,
  rfcOfficialSite,
  rfcWords,
  rfcWrong,
} from './fiscal-form';

interface FiscalDialogProps {
  open: boolean;
  onClose: () => void;
  fiscal: { fiscalAddress: FiscalAddress | null; defaults: { U_Correos: string }; lists: FiscalLists };
}

const zip = (value: string) => filled(value) ?? (/^\d{5}$/.test(value) ? undefined : 'El código postal no es valido');

/** Fiscal data of the client. The RFC says who it is; regime and use follow from it. */
export function FiscalDialog({ open, onClose, fiscal }: FiscalDialogProps) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const form = useForm<FiscalFields>({
    mode: 'onTouched',
    defaultValues: fiscalFields(fiscal.fiscalAddress, fiscal.defaults),
  });
  const { errors, isValid } = form.formState;
  const [rfc, regime, companyName] = form.watch(['LicTradNum', 'regime', 'companyName']);
  const generic = isGeneric(rfc);
  const lists = choices(fiscal.lists, rfc, regime);
  const said = rfcWords(rfc);
  const keep = useMutation({
    mutationFn: (body: FiscalFields) => api('PUT /me/client/fiscaladdress', { body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: fiscalQuery(api).queryKey });
      toast({ tone: 'success', title: 'Datos fiscales guardados' });
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || !Array.isArray(error.details)) return;
      for (const { field } of error.details as { field: keyof FiscalFields }[])
        if (field in form.getValues()) form.setError(field, { message: 'Revisa tu(s): este dato' });
    },
  });
  // the check of the generic RFC runs when the field is left (accounts 5)
  const leaveRfc = () => {
    form.setValue('LicTradNum', normalRfc(form.getValues('LicTradNum')), { shouldValidate: true });
    if (isGeneric(form.getValues('LicTradNum')))
      for (const [field, value] of Object.entries(genericValues))
        form.setValue(field as keyof typeof genericValues, value, { shouldValidate: true });
    else if (!lists.regimes.some(({ value }) => value === form.getValues('regime'))) {
      form.setValue('regime', '');
      form.setValue('cfdiUse', '');
    }
  };
  const text = (name: keyof FiscalFields, label: string, maxLength: number) => ({
    label,
    maxLength,
    error: errors[name]?.message,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Datos de facturación"
      size="l"
      footer={
        <FormActions
          form="fiscales"
          words={['Guardar', 'Guardando']}
          sending={keep.isPending}
          reason={isValid ? undefined : 'Campos incompletos'}
          onCancel={onClose}
        />
      }
    >
      <form id="fiscales" noValidate onSubmit={form.handleSubmit((fields) => keep.mutate(fields))}>
        <Stack gap={5}>
          <Alert tone="info">La factura se pide en el mismo mes de la compra.</Alert>
          <FormGrid>
            <TextField
              {...text('LicTradNum', 'RFC', 16)}
              autoCapitalize="characters"
              spellCheck={false}
              valid={said.right}
              hint={
                <>
                  {said.right ? said.words : '12 caracteres para empresas, 13 para personas.'}{' '}
                  <TextLink href={rfcOfficialSite} target="_blank" rel="noreferrer">
                    Consulta oficial
                  </TextLink>
                </>
              }
              {...form.register('LicTradNum', {
                validate: (value) => filled(value) ?? (rfcWords(value).right || rfcWrong),
                onBlur: leaveRfc,
              })}
            />
            <TextField
              {...text('companyName', 'Nombre o razón social', 50)}
              readOnly={generic}
              hint={`Como aparece en tu constancia. ${companyName.length} de 50`}
              {...form.register('companyName', rule(filled))}
            />
            <SelectField
              label="Régimen fiscal"
              placeholder={lists.regimes.length > 0 ? 'Elige tu régimen' : 'Primero escribe tu RFC'}
              options={lists.regimes}
              error={errors.regime?.message}
              {...form.register('regime', { ...rule(filled), onChange: () => form.setValue('cfdiUse', '') })}
            />
            <SelectField
              label="Uso de la factura"
              placeholder={lists.uses.length > 0 ? 'Elige el uso' : 'Primero elige tu régimen'}
              options={lists.uses}
              error={errors.cfdiUse?.message}
              {...form.register('cfdiUse', rule(filled))}
            />
            <TextField
              {...text('ZipCode', 'Código postal fiscal', 5)}
              inputMode="numeric"
              readOnly={generic}
              {...form.register('ZipCode', rule(zip))}
            />
            <TextField
              {...text('U_Correos', 'Correo para la factura', 254)}
              type="email"
              inputMode="email"
              optional={generic}
              {...form.register(
                'U_Correos',
                rule((value) =>
                  generic && !value ? undefined : (filled(value) ?? (email(value) ? 'Email no valido' : undefined)),
                ),
              )}
            />
            <TextField
              {...text('Phone1', 'Teléfono', 30)}
              type="tel"
              inputMode="tel"
              optional={generic}
              {...form.register('Phone1', rule(generic ? optionalPhone : phone))}
            />
            <TextField
              {...text('State', 'Estado', 60)}
              optional={generic}
              {...form.register(
                'State',
                rule((value) => (generic ? undefined : filled(value))),
              )}
            />
            <TextField
              {...text('companyPublicName', 'Nombre comercial', 100)}
              optional
              {...form.register('companyPublicName')}
            />
            <TextField {...text('Street', 'Calle', 100)} optional {...form.register('Street')} />
            <TextField {...text('U_NumExt', 'Número exterior', 20)} optional {...form.register('U_NumExt')} />
            <TextField {...text('U_NumInt', 'Número interior', 20)} optional {...form.register('U_NumInt')} />
            <TextField {...text('Block', 'Colonia', 100)} optional {...form.register('Block')} />
            <TextField {...text('City', 'Municipio', 100)} optional {...form.register('City')} />
            <TextField {...text('U_Localidad', 'Localidad', 100)} optional {...form.register('U_Localidad')} />
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
