import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';

/** The message beneath one field. Whoever asks is rendered anew when that message changes, and never for another field. */
export function useFieldError<Draft extends FieldValues>(
  { control }: UseFormReturn<Draft>,
  name: FieldPath<Draft>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  return (get(errors, name) as FieldError | undefined)?.message;
}
