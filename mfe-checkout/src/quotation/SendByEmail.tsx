import { ApiError, useMutation, useSession, useShell, useToast } from '@actual/shell-contract';
import { Alert, Dialog, Stack, Text, TextField } from '@actual/ui';
import { useForm } from 'react-hook-form';
import { FormActions } from '../shared/FormActions';
import { email, rule } from '../shared/field-rules';
import { refusalText } from '../shared/refusals';
import { useKeyOf } from '../shared/use-key-of';

/** The words for a mail or a lead that did not go out. */
export const sendingText = (error: unknown): string =>
  error instanceof ApiError && ['rate_limited', 'quotation_empty'].includes(error.code)
    ? refusalText(error)
    : 'Hubo un error al enviar la información';

/** Asks for an address and mails the quotation there, with a link that opens it. */
export function SendByEmail({ id, onClose }: { id: string; onClose: () => void }) {
  const { api } = useShell();
  const { user } = useSession();
  const toast = useToast();
  const forClient = user !== null && ['seller', 'manager', 'admin'].includes(user.role);
  const form = useForm<{ email: string }>({
    mode: 'onTouched',
    defaultValues: { email: forClient ? '' : (user?.email ?? '') },
  });
  const { keyOf, done } = useKeyOf();
  const send = useMutation({
    mutationFn: (fields: { email: string }) => {
      const body = { email: fields.email.trim() };
      return api('POST /quotation/sendemail/{id}', { params: { id }, body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: (_ok, body) => {
      done();
      toast({
        tone: 'success',
        title: forClient ? 'Email enviado al cliente' : 'Cotización enviada',
        text: `Revisa el correo de ${body.email.trim()}.`,
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enviar por correo"
      size="s"
      footer={<FormActions form="enviar" words={['Enviar', 'Enviando']} sending={send.isPending} onCancel={onClose} />}
    >
      <form id="enviar" noValidate onSubmit={form.handleSubmit((body) => send.mutate(body))}>
        <Stack gap={4}>
          <Text tone="text2">
            El correo lleva los artículos, precios y fechas, y un enlace que abre esta cotización. No lleva tus datos.
          </Text>
          <TextField
            label="Correo"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            error={form.formState.errors.email?.message}
            {...form.register('email', rule(email))}
          />
          {send.isError ? (
            <Alert tone="error" live>
              {sendingText(send.error)}
            </Alert>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
