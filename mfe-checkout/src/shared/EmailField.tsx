import { emailLength } from '@actual/contracts/facts/lengths';
import { TextField } from '@actual/ui';
import type { UseFormReturn } from 'react-hook-form';
import { email as emailRule, rule } from './field-rules';

/** The one field of a form that asks where to mail something. */
export const EmailField = ({ form, label = 'Correo' }: { form: UseFormReturn<{ email: string }>; label?: string }) => (
  <TextField
    label={label}
    type="email"
    inputMode="email"
    autoComplete="email"
    maxLength={emailLength}
    error={form.formState.errors.email?.message}
    {...form.register('email', rule(emailRule))}
  />
);
