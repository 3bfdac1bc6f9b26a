import { useMutation, useShell, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import type { UseFormReturn } from 'react-hook-form';
import { refusalOf } from '../forms/refusals';
import { useEnter } from '../session/enter';
import { registerWords } from './refusals';
import { type Draft, type FieldName, labels, newClientOf } from './register-rules';
import { forgetDraft } from './use-kept-draft';

/** Registers a client or a guest with the form's data, and goes on with the purchase. */
export function useRegister(form: UseFormReturn<Draft>, quotationId: string | null) {
  const { api } = useShell();
  const toast = useToast();
  const enter = useEnter();
  const { keyOf } = useKeyOf();
  return useMutation({
    mutationFn: async ({ draft, invited }: { draft: Draft; invited: boolean }) => {
      const body = newClientOf(draft, invited);
      const { user } = await api('POST /client/register/', { body }, { idempotencyKey: keyOf(body) });
      forgetDraft();
      // a guest registers nothing
      if (!invited) toast({ tone: 'success', title: 'Usuario registrado con éxito' });
      await enter({ user, quotationId }, '/');
    },
    onError: (error) => {
      const { fields } = refusalOf(error, labels, registerWords);
      const wrong = (Object.keys(labels) as FieldName[]).filter((name) => fields[name]);
      wrong.forEach((name, at) => {
        form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: at === 0 });
      });
    },
  });
}
