import { emailLength, passwordLength, personNameLength, phoneLength } from '@actual/contracts/facts/lengths';
import { TextField, type TextFieldProps } from '@actual/ui';
import { memo } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { NewPasswordField } from '../forms/NewPasswordField';
import { registerField } from '../forms/register-field';
import { PasswordField } from '../session/PasswordField';
import { type Draft, type FieldName, labels, rulesOf } from './register-rules';

const native: Readonly<Record<FieldName, Partial<TextFieldProps>>> = {
  FirstName: { autoComplete: 'given-name', maxLength: personNameLength },
  LastName: { autoComplete: 'family-name', maxLength: personNameLength },
  E_Mail: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false, maxLength: emailLength },
  _E_Mail: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false, maxLength: emailLength },
  Cellular: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: phoneLength },
  password: {},
  _password: { autoComplete: 'new-password', maxLength: passwordLength.longest },
};

/** One field of the draft with its rules, its words and its tick; rendered anew only when its own error or tick changes. */
export const DraftField = memo(({ name, hint, wide }: { name: FieldName; hint?: string; wide?: boolean }) => {
  const form = useFormContext<Draft>();
  const { errors, touchedFields, dirtyFields } = useFormState({ control: form.control, name, exact: true });
  const error = errors[name]?.message;
  const Field = name === 'password' ? NewPasswordField : name === '_password' ? PasswordField : TextField;
  return (
    <Field
      {...native[name]}
      {...registerField(form, name, rulesOf(name))}
      label={labels[name]}
      hint={hint}
      wide={wide}
      error={error}
      valid={Boolean(touchedFields[name] && dirtyFields[name] && !error)}
      required
    />
  );
});
