import type { RequestStepBody } from '@actual/contracts';
import { useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { useAction } from '../fields/use-action';
import { requestsKey } from '../requests/request-queries';

/** Takes a step of a request; changed data are read again, also after a lost answer. */
export function useStep(
  id: string,
  { onDone, onRefused }: { onDone: () => void; onRefused: (error: unknown) => void },
) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { keyOf, done } = useKeyOf();
  return useAction({
    mutationFn: (body: RequestStepBody) =>
      api('POST /servicerequest/{id}/step', { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: () => {
      toast({ tone: 'success', title: 'Solicitud actualizada' });
      done();
      onDone();
    },
    onError: onRefused,
    onSettled: () => queryClient.invalidateQueries({ queryKey: requestsKey }),
  });
}

/** Writes to the buyer, who gets the message by mail too. */
export function useSay(id: string, onDone: () => void) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const { keyOf, done } = useKeyOf();
  return useAction({
    mutationFn: (text: string) =>
      api('POST /servicerequest/{id}/message', { params: { id }, body: { text } }, { idempotencyKey: keyOf(text) }),
    onSuccess: () => {
      done();
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: requestsKey }),
  });
}
