import { emailLength } from '@actual/contracts/facts/lengths';
import { TextField, type TextFieldProps } from '@actual/ui';

/** Somebody's e-mail. */
export const EmailField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField
    type="email"
    autoComplete="email"
    inputMode="email"
    spellCheck={false}
    maxLength={emailLength}
    required
    {...props}
  />
);
