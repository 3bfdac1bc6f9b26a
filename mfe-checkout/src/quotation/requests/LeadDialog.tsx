import { emailLength, phoneLength } from '@actual/contracts/facts/lengths';
import { differentText, reviewText } from '@actual/contracts/facts/text/field-texts';
import { useCartWord, useMutation, useSession, useShell, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Dialog, PrivacyNote, Stack, Text, TextField } from '@actual/ui';
import { useForm } from 'react-hook-form';
import { FormActions } from '../../shared/FormActions';
import { email, filled, phone, rule, sameAs } from '../../shared/field-rules';
import { sendingText } from './SendByEmail';

interface Fields {
  name: string;
  email: string;
  _email: string;
  phone: string;
}

/** The lead form: four fields; an adviser calls, and the quotation goes to the person's email. */
export function LeadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { api } = useShell();
  const { user } = useSession();
  const toast = useToast();
  const cart = useCartWord();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
      email: user?.email ?? '',
      _email: '',
      phone: '',
    },
  });
  const { errors } = form.formState;
  const { keyOf, done } = useKeyOf();
  const send = useMutation({
    mutationFn: ({ name, phone: number, ...typed }: Fields) => {
      const body = { name, phone: number, email: typed.email.trim(), _email: typed._email.trim() };
      const call = { params: { quotationId: id }, body };
      return api('POST /lead/quotation/{quotationId}', call, { idempotencyKey: keyOf(body) });
    },
    onSuccess: () => {
      done();
      toast({
        tone: 'success',
        title: 'Datos enviados',
        text: 'Un asesor te llamará. También te enviamos la cotización.',
      });
      onClose();
    },
  });
  const again = (value: string, fields: Fields) =>
    email(value) ?? (sameAs(value, fields.email) || reviewText('Correo', differentText));
  const mail = { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: emailLength } as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Que me llame un asesor"
      size="s"
      footer={<FormActions form="asesor" words={['Enviar', 'Enviando']} sending={send.isPending} onCancel={onClose} />}
    >
      <form id="asesor" noValidate onSubmit={form.handleSubmit((fields) => send.mutate(fields))}>
        <Stack gap={4}>
          <Text tone="text2">{`Déjanos tus datos y te ayudamos con tu ${cart}.`}</Text>
          <TextField
            label="Nombre"
            autoComplete="name"
            maxLength={100}
            error={errors.name?.message}
            {...form.register('name', rule(filled))}
          />
          <TextField
            {...mail}
            label="Correo"
            error={errors.email?.message}
            {...form.register('email', { ...rule(email), deps: ['_email'] })}
          />
          <TextField
            {...mail}
            label="Confirma tu correo"
            error={errors._email?.message}
            {...form.register('_email', { validate: again })}
          />
          <TextField
            label="Teléfono"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={phoneLength}
            hint="10 dígitos, con lada."
            error={errors.phone?.message}
            {...form.register('phone', rule(phone))}
          />
          {send.isError ? (
            <Alert tone="error" live>
              {sendingText(send.error)}
            </Alert>
          ) : null}
          <PrivacyNote form="quotation" />
        </Stack>
      </form>
    </Dialog>
  );
}
