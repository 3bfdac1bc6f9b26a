import { useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The message beneath one field. Whoever asks is rendered anew when that message changes, and never for another field. */
export function useFieldError<Draft extends FieldValues>(
  { subscribe, getFieldState }: UseFormReturn<Draft>,
  name: FieldPath<Draft>,
): string | undefined {
  const onChange = useCallback(
    (callback: () => void) => subscribe({ name, formState: { errors: true }, callback }),
    [subscribe, name],
  );
  const message = () => getFieldState(name).error?.message;
  return useSyncExternalStore(onChange, message, message);
}
