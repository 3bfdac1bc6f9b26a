import { Alert, Dialog, Stack, Text } from '@actual/ui';
import { useForm } from 'react-hook-form';
import { EmailField } from './EmailField';
import { FormActions } from './FormActions';

interface EmailDialogProps {
  title: string;
  /** The mail's content in words. */
  text: string;
  email: string;
  sending: boolean;
  /** Why it did not go out, in words; empty when nothing went wrong. */
  failure: string;
  onSend: (email: string) => void;
  onClose: () => void;
}

/** Asks for one address to mail something to. */
export function EmailDialog({ title, text, email, sending, failure, onSend, onClose }: EmailDialogProps) {
  const form = useForm<{ email: string }>({ mode: 'onTouched', defaultValues: { email } });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="s"
      footer={<FormActions form="enviar" words={['Enviar', 'Enviando']} sending={sending} onCancel={onClose} />}
    >
      <form id="enviar" noValidate onSubmit={form.handleSubmit((fields) => onSend(fields.email.trim()))}>
        <Stack gap={4}>
          <Text tone="text2">{text}</Text>
          <EmailField form={form} />
          {failure ? (
            <Alert tone="error" live>
              {failure}
            </Alert>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
