import { TextField, type TextFieldProps } from '@actual/ui';

/** Six digits of an app, or a recovery code. */
export const CodeField = (props: Omit<TextFieldProps, 'label' | 'type'>) => (
  <TextField
    label="Código de tu aplicación"
    hint="Los 6 dígitos, o un código de recuperación."
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={20}
    {...props}
  />
);
