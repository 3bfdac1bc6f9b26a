import { useFormAnswer, useMutation } from '@actual/shell-contract';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormRules } from './form-rules';
import { refusalOf } from './refusals';

export interface Sending<Draft extends FieldValues>
  extends Pick<FormRules<Draft>, 'labels' | 'words' | 'inputOfComplaint'> {
  /** Of a form that is also taken without script. */
  name?: string;
  send: (draft: Draft) => Promise<unknown>;
}

/** Sends a form, once at a time. A refusal shows at its field or as `refused`, and what was typed stays. */
export function useSend<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  { name = '', send, labels, words = {}, inputOfComplaint }: Sending<Draft>,
) {
  const answer = useFormAnswer(name);
  const sending = useMutation({
    mutationFn: send,
    onError: (error) => {
      const { fields } = refusalOf(error, labels, words, inputOfComplaint);
      const wrong = (Object.keys(labels) as FieldPath<Draft>[]).filter((field) => fields[field]);
      wrong.forEach((field, at) => {
        form.setError(field, { type: 'server', message: fields[field] ?? '' }, { shouldFocus: at === 0 });
      });
    },
  });
  const before = sending.isIdle ? answer : null;
  return {
    isPending: sending.isPending,
    isSuccess: sending.isSuccess || before?.sent === true,
    /** It was accepted without script: the page shows its answer in the document instead of a toast. */
    isTaken: before?.sent === true,
    refused: sending.isError ? refusalOf(sending.error, labels, words, inputOfComplaint).text : before?.refused,
    submit: form.handleSubmit((draft) => {
      if (!sending.isPending) sending.mutate(draft);
    }),
  };
}
