import { useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { QuietButton } from '../fields/controls';
import { focusBeside } from '../fields/focus-beside';
import { useAction } from '../fields/use-action';
import { refusedText } from '../follow-up/follow-up-words';

/** A step of the day is done by one press, where it stands. */
export const StepDone = ({ id }: { id: string }) => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const done = useAction({
    mutationFn: async () => {
      const goOn = focusBeside();
      await api('PUT /quotation/{id}/nextstep', { params: { id }, body: { nextStep: null } });
      return goOn;
    },
    onSuccess: async (goOn) => {
      toast({ tone: 'success', title: 'Hecho' });
      await queryClient.invalidateQueries({ queryKey: ['staff', 'today'] });
      goOn();
    },
    onError: (error) => toast({ tone: 'error', title: refusedText(error) }),
  });
  return (
    <QuietButton type="button" aria-busy={done.isPending} onClick={() => done.mutate()}>
      Hecho
    </QuietButton>
  );
};
