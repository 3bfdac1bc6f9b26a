import { IconButton, TextField, type TextFieldProps } from '@actual/ui';
import { useState } from 'react';

/** A password that can be looked at. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'suffix'>) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      suffix={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Ocultar contraseña' : 'Ver contraseña'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};
