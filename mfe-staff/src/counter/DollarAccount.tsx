import { ApiError, useShell, useToast } from '@actual/shell-contract';
import { Button } from '@actual/ui';
import { useAction } from '../fields/use-action';

/** Dollars were refused because the client's account is in pesos. */
export const isNoDollarAccount = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'usd_not_available';

/** Says that a client's account is in dollars: then cash in dollars is taken of them. */
export function DollarAccount({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const { api } = useShell();
  const toast = useToast();
  const keep = useAction<unknown, unknown, void>({
    mutationFn: () => api('PUT /client/{id}/currency', { params: { id: clientId }, body: { currency: 'USD' } }),
    onSuccess: () => {
      toast({ tone: 'success', title: 'La cuenta del cliente ya es en dólares' });
      onDone();
    },
  });
  return (
    <Button variant="secondary" size="s" busy={keep.isPending ? 'Guardando' : false} onClick={() => keep.mutate()}>
      La cuenta de este cliente es en dólares
    </Button>
  );
}
