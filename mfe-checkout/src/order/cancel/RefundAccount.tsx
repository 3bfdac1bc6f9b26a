import { TextField } from '@actual/ui';
import { clabeField } from './cancel-words';

interface RefundAccountProps {
  /** In whose name the account is. */
  holder: string;
  /** What was typed before. */
  clabe: string | undefined;
  error: string | undefined;
}

/** The account that a transfer goes to. */
export const RefundAccount = ({ holder, clabe, error }: RefundAccountProps) => (
  <TextField
    label="CLABE de tu cuenta"
    name={clabeField}
    inputMode="numeric"
    autoComplete="off"
    maxLength={24}
    required
    hint={`18 dígitos, de una cuenta a nombre de ${holder}.`}
    defaultValue={clabe}
    error={error}
  />
);
