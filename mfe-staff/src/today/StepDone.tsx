import { useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { QuietButton } from '../fields/controls';
import { useAction } from '../fields/use-action';
import { refusedText } from '../follow-up/follow-up-words';

/** A step of the day is done by one press, where it stands. */
export const StepDone = ({ id }: { id: string }) => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const done = useAction({
    mutationFn: () => api('PUT /quotation/{id}/nextstep', { params: { id }, body: { nextStep: null } }),
    onSuccess: () => {
      toast({ tone: 'success', title: 'Hecho' });
      return queryClient.invalidateQueries({ queryKey: ['staff', 'today'] });
    },
    onError: (error) => toast({ tone: 'error', title: refusedText(error) }),
  });
  return (
    <QuietButton type="button" disabled={done.isPending} onClick={() => done.mutate()}>
      Hecho
    </QuietButton>
  );
};
