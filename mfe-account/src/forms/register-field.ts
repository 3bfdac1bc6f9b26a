import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** Registers a field that begins filled in: with `defaultValue` the server's HTML has its first value already. */
export function registerField<T extends FieldValues, N extends Path<T>>(
  form: UseFormReturn<T>,
  name: N,
  rules?: RegisterOptions<T, N>,
) {
  const first: Partial<Record<string, string>> = form.formState.defaultValues ?? {};
  return { ...form.register(name, rules), defaultValue: first[name] };
}
