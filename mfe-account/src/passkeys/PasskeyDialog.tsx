import { passkeyNameLength, passwordLength } from '@actual/contracts/facts/lengths';
import { requiredText } from '@actual/contracts/facts/text/field-texts';
import { Dialog, Stack, Text, TextField } from '@actual/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { DialogSubmit } from '../forms/DialogSubmit';
import { useSend } from '../forms/use-send';
import { PasswordField } from '../session/PasswordField';
import { dialogWords, fieldLabels, type PasskeyField } from './passkey-words';

type PasskeyFields = Record<PasskeyField, string>;

export interface PasskeyDialogProps {
  title: string;
  text: string;
  asks: readonly PasskeyField[];
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
    labels: fieldLabels,
    words: dialogWords,
    send: async (fields) => {
      await send({ ...fields, name: fields.name.trim() });
      onClose();
    },
  });
  const field = (one: PasskeyField) => ({
    label: fieldLabels[one],
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
