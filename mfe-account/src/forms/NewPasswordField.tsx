import { isCommonPassword } from '@actual/contracts/common-passwords';
import { passwordLength } from '@actual/contracts/facts/lengths';
import { missingText } from '@actual/contracts/facts/text/field-texts';
import { missingOf } from '@actual/contracts/rules';
import type { TextFieldProps } from '@actual/ui';
import { useState } from 'react';
import { PasswordField } from '../session/PasswordField';
import { commonPasswordText } from './form-words';

/** The rule that a new password still breaks; null when it breaks none. */
export function passwordProblem(password: string): string | null {
  if (missingOf(password) > 0) return `Al menos ${passwordLength.shortest} caracteres, sin contar espacios.`;
  if (password.length > passwordLength.longest) return `Máximo ${passwordLength.longest} caracteres.`;
  return isCommonPassword(password) ? commonPasswordText : null;
}

/** The rule, and while one types how far it is kept. */
function wordsOf(password: string): string {
  if (!password) return `Al menos ${passwordLength.shortest} caracteres, y ninguna de las más usadas.`;
  const missing = missingOf(password);
  if (missing > 0) return missingText(missing, 'carácter', 'caracteres');
  return isCommonPassword(password) ? commonPasswordText : 'Sirve: es larga y no es de las más usadas.';
}

/** A new password: missing parts are named while it is typed. */
export const NewPasswordField = ({ onInput, ...props }: Omit<TextFieldProps, 'type' | 'suffix' | 'hint'>) => {
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      maxLength={passwordLength.longest}
      hint={props.error ? undefined : <span aria-live="polite">{wordsOf(typed)}</span>}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
    />
  );
};
