import { useFormAnswer, useHydrated } from '@actual/shell-contract';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import type { FormRules } from './form-rules';
import { registerField } from './register-field';

/**
 * A form by its rules. It begins with the known data, or, sent without script, with the typed values and their errors.
 */
export function useOwnForm<Draft extends FieldValues>(rules: FormRules<Draft>, known?: DefaultValues<Draft>) {
  const answer = useFormAnswer(rules.name);
  const [typed] = useState(() => {
    if (!answer || answer.sent) return known && { defaultValues: known };
    const errors = Object.entries(answer.errors).map(([field, message]) => [field, { type: 'server', message }]);
    return {
      defaultValues: { ...known, ...answer.values } as DefaultValues<Draft>,
      errors: Object.fromEntries(errors) as FieldErrors<Draft>,
    };
  });
  const isHydrated = useHydrated();
  // an answered form that comes alive leads to its first wrong field, unless somebody types in one already
  const shouldFocusError = isHydrated || !globalThis.document?.activeElement?.closest('form');
  const form = useForm<Draft>({ mode: 'onTouched', shouldFocusError, ...typed });
  const field = <Name extends FieldPath<Draft>>(name: Name, options?: RegisterOptions<Draft, Name>) => ({
    label: rules.labels[name],
    error: form.formState.errors[name]?.message as string | undefined,
    ...registerField(form, name, {
      validate: (value, draft) => rules.check(name, value ?? '', draft),
      ...options,
    } as RegisterOptions<Draft, Name>),
  });
  return { form, field, answer };
}
