import { useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { isChangedMeanwhile } from '../audit/changed-meanwhile';
import { QuietButton } from '../fields/controls';
import { focusBeside } from '../fields/focus-beside';
import { useAction } from '../fields/use-action';
import { refusedText } from '../follow-up/follow-up-words';

/** A step of the day is done by one press, where it stands. */
export const StepDone = ({ id, text, day }: { id: string; text: string; day: string }) => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['staff', 'today'] });
  const done = useAction({
    mutationFn: async () => {
      const goOn = focusBeside();
      await api('PUT /quotation/{id}/nextstep', { params: { id }, body: { nextStep: null, seen: { text, day } } });
      return goOn;
    },
    onSuccess: (goOn) => {
      toast({ tone: 'success', title: 'Hecho' });
      return readAgain().then(goOn);
    },
    onError: (error) => {
      toast({ tone: 'error', title: refusedText(error) });
      return isChangedMeanwhile(error) ? readAgain() : undefined;
    },
  });
  return (
    <QuietButton type="button" aria-busy={done.isPending} onClick={() => done.mutate()}>
      Hecho
    </QuietButton>
  );
};
