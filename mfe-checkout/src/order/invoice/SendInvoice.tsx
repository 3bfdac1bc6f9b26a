import type { Invoice } from '@actual/contracts';
import { useMutation, useShell, useToast } from '@actual/shell-contract';
import { Alert, Dialog, Stack, Text, TextField } from '@actual/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormActions } from '../../shared/FormActions';
import { email, rule } from '../../shared/field-rules';

/** Asks for an address and mails the invoice there with its two files. */
export function SendInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { api } = useShell();
  const toast = useToast();
  // one press and its repetition are one mail; another address is another one
  const [key, setKey] = useState({ email: '', id: '' });
  const form = useForm<{ email: string }>({ mode: 'onTouched', defaultValues: { email: invoice.email } });
  const send = useMutation({
    mutationFn: ({ to, id }: { to: string; id: string }) =>
      api('POST /invoice/send/', { body: { order: invoice.order, email: to } }, { idempotencyKey: id }),
    onSuccess: ({ sent, email: to }) => {
      toast(
        sent
          ? { tone: 'success', title: 'Factura enviada exitosamente', text: `Revisa el correo de ${to}.` }
          : { tone: 'success', title: 'Tu factura va en camino', text: `Llega a ${to} en unos minutos.` },
      );
      onClose();
    },
  });
  const submit = (body: { email: string }) => {
    const to = body.email.trim();
    const id = key.email === to ? key.id : crypto.randomUUID();
    setKey({ email: to, id });
    send.mutate({ to, id });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enviar factura"
      size="s"
      footer={
        <FormActions form="enviar-factura" words={['Enviar', 'Enviando']} sending={send.isPending} onCancel={onClose} />
      }
    >
      <form id="enviar-factura" noValidate onSubmit={form.handleSubmit(submit)}>
        <Stack gap={4}>
          <Text tone="text2">El correo lleva la factura en PDF y XML.</Text>
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
              Hubo un error al enviar la información
            </Alert>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
