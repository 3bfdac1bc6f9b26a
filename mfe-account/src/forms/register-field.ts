import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/**
 * Registers a field of a form that begins filled in. The library writes first values into the page only when it is
 * alive; with `defaultValue` they are in the server's HTML already.
 */
export function registerField<T extends FieldValues, N extends Path<T>>(
  form: UseFormReturn<T>,
  name: N,
  rules?: RegisterOptions<T, N>,
) {
  const first: Partial<Record<string, string>> = form.formState.defaultValues ?? {};
  return { ...form.register(name, rules), defaultValue: first[name] };
}
