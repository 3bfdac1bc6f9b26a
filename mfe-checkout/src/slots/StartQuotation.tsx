import type { Quotation } from '@actual/contracts';
import { useActiveQuotation, useMutation, useShell, useToast, useZipcode } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, Stack } from '@actual/ui';
import { refusalText } from '../shared/refusals';

/** Begins an empty quotation for the shopper's postal code, where they have given one. */
export function StartQuotation() {
  const { api } = useShell();
  const active = useActiveQuotation();
  const zipcode = useZipcode();
  const toast = useToast();
  const { keyOf, done } = useKeyOf();
  const start = useMutation<Quotation, unknown, void>({
    mutationFn: () => {
      const body = { fromOffers: true, ...(zipcode.value ? { zipcodeDeliveryId: zipcode.value.id } : {}) };
      return api('POST /quotation/create', { body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: ({ id }) => {
      done();
      active.set(id, 0);
      toast({ tone: 'success', title: 'Cotización iniciada' });
    },
  });
  return (
    <Stack gap={3}>
      <Button variant="primary" size="l" busy={start.isPending ? 'Creando' : false} onClick={() => start.mutate()}>
        Iniciar cotización
      </Button>
      {start.isError ? (
        <Alert tone="error" live>
          {refusalText(start.error)}
        </Alert>
      ) : null}
    </Stack>
  );
}
