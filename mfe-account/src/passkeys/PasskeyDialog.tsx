import { passkeyNameLength, passwordLength } from '@actual/contracts/facts/lengths';
import { requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import { Dialog, Stack, Text, TextField } from '@actual/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { DialogSubmit } from '../forms/DialogSubmit';
import { useSend } from '../forms/use-send';
import { PasswordField } from '../session/PasswordField';
import { makingWords } from './passkey-words';

export interface PasskeyFields {
  name: string;
  password: string;
}
const labels: Readonly<Record<keyof PasskeyFields, string>> = {
  name: 'Nombre de la llave',
  password: 'Tu contraseña actual',
};
const words = {
  ...makingWords,
  password_required: { password: reviewText(labels.password, 'No es esa.') },
  not_found: 'Esta llave de acceso ya no está.',
};

export interface PasskeyDialogProps {
  title: string;
  text: string;
  asks: readonly (keyof PasskeyFields)[];
  /** The name to begin with. */
  name?: string;
  submit: string;
  busy: string;
  send: (fields: PasskeyFields) => Promise<void>;
  onClose: () => void;
}

/** The dialog in which a passkey is made, named or removed. */
export const PasskeyDialog = ({ title, text, asks, name = '', submit, busy, send, onClose }: PasskeyDialogProps) => {
  const form = useForm<PasskeyFields>({ mode: 'onTouched', defaultValues: { name, password: '' } });
  const { errors } = form.formState;
  const sending = useSend(form, {
    labels,
    words,
    send: async (fields) => {
      await send({ ...fields, name: fields.name.trim() });
      onClose();
    },
  });
  const field = (one: keyof PasskeyFields) => ({
    label: labels[one],
    error: errors[one]?.message,
    required: true,
    ...form.register(one, { validate: (value) => (value.trim() ? true : requiredText) }),
  });
  const described = useId();
  return (
    <Dialog open onClose={onClose} title={title} size="s">
      <form method="post" noValidate onSubmit={sending.submit} aria-describedby={described}>
        <Stack gap={5}>
          <Text id={described}>{text}</Text>
          {asks.includes('name') ? (
            <TextField {...field('name')} autoComplete="off" maxLength={passkeyNameLength} />
          ) : null}
          {asks.includes('password') ? (
            <PasswordField {...field('password')} autoComplete="current-password" maxLength={passwordLength.longest} />
          ) : null}
          <DialogSubmit
            words={submit}
            busy={sending.isPending ? busy : false}
            refused={sending.refused}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
