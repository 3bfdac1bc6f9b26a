import { useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { objectAuditQuery } from '../audit/audit-queries';
import { useAction } from '../fields/use-action';
import { teamQuery } from '../team/team-queries';

/** A change of somebody's access: says that it is kept, and reads the team again whatever came of it. */
export function useAccessChange<Answer>(
  id: string,
  { send, said, onDone }: { send: () => Promise<Answer>; said: (answer: Answer) => string; onDone?: () => void },
) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useAction<Answer, unknown, void>({
    mutationFn: send,
    onSuccess: (answer) => {
      toast({ tone: 'success', title: said(answer) });
      onDone?.();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: teamQuery(api).queryKey }),
        queryClient.invalidateQueries({ queryKey: objectAuditQuery(api, id).queryKey }),
      ]),
  });
}
