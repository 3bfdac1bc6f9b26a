import { useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type FieldState = ReturnType<UseFormReturn['getFieldState']>;

/** What a field shows of its own state. Whoever asks is rendered anew when that changes, and never for another field. */
export function useFieldState<Draft extends FieldValues, Shown extends string | boolean | undefined>(
  { subscribe, getFieldState }: UseFormReturn<Draft>,
  name: FieldPath<Draft>,
  shown: (state: FieldState) => Shown,
): Shown {
  const onChange = useCallback(
    (callback: () => void) =>
      subscribe({ name, formState: { errors: true, touchedFields: true, dirtyFields: true }, callback }),
    [subscribe, name],
  );
  const now = () => shown(getFieldState(name));
  return useSyncExternalStore(onChange, now, now);
}
