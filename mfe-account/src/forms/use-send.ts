import { useMutation } from '@actual/shell-contract';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type OwnWords, refusalOf } from './refusals';

export interface Sending<Draft extends FieldValues> {
  send: (draft: Draft) => Promise<unknown>;
  labels: Readonly<Record<FieldPath<Draft>, string>>;
  words?: OwnWords<FieldPath<Draft>>;
}

/**
 * Sends what a form holds, once at a time. What is refused is said at its field, which gets the focus, or as `refused`;
 * nothing typed is lost.
 */
export function useSend<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  { send, labels, words = {} }: Sending<Draft>,
) {
  const sending = useMutation({
    mutationFn: send,
    onError: (error) => {
      const { fields } = refusalOf(error, labels, words);
      const wrong = (Object.keys(labels) as FieldPath<Draft>[]).filter((name) => fields[name]);
      wrong.forEach((name, at) => {
        form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: at === 0 });
      });
    },
  });
  return {
    isPending: sending.isPending,
    isSuccess: sending.isSuccess,
    refused: sending.isError ? refusalOf(sending.error, labels, words).text : undefined,
    submit: form.handleSubmit((draft) => {
      if (!sending.isPending) sending.mutate(draft);
    }),
  };
}
