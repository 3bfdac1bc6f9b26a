import type { Quotation } from '@actual/contracts';
import { type AddPackageProps, useActiveQuotation, useMutation, useNavigate, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, LinkButton, pieces, Stack } from '@actual/ui';
import { ownVersionKey, quotationQuery } from '../shared/quotation-queries';
import { refusalText } from '../shared/refusals';
import { lost } from './use-add-to-cart';

/**
 * Adds every piece of a package to the active quotation, all or none; a missing piece is named. Without a quotation, or
 * where it was ordered, closed or lost meanwhile, a new one is begun.
 */
export function AddPackage({ packageId, packageName, items, zipcodeDeliveryId, disabledReason }: AddPackageProps) {
  const { api, queryClient } = useShell();
  const active = useActiveQuotation();
  const navigate = useNavigate();
  const { keyOf, done } = useKeyOf();
  const add = useMutation<Quotation, unknown, void>({
    mutationFn: async () => {
      const where = { fromOffers: true, ...(zipcodeDeliveryId ? { zipcodeDeliveryId } : {}) };
      const body = { details: items, package: packageId, ...where };
      const key = keyOf([active.id, body]);
      const addTo = (id: string, idempotencyKey: string) =>
        api('POST /quotation/addmultipledetails/{id}', { params: { id }, body }, { idempotencyKey });
      // it becomes the active one with its pieces: pressed again after a lost answer, both calls are the same
      const begin = async () => {
        const { id } = await api('POST /quotation/create', { body: where }, { idempotencyKey: `${key}-quotation` });
        return addTo(id, `${key}-new`);
      };
      if (!active.id) return begin();
      try {
        return await addTo(active.id, key);
      } catch (error) {
        if (!lost(error)) throw error;
        return begin();
      }
    },
    onSuccess: (quotation) => {
      done();
      active.set(quotation.id, quotation.totalProducts);
      queryClient.setQueryData(ownVersionKey(quotation.id), quotation.version);
      queryClient.setQueryData(quotationQuery(api, quotation.id).queryKey, quotation);
    },
  });
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Stack gap={3}>
      <Button
        variant="buy"
        size="l"
        block
        busy={add.isPending ? 'Agregando' : false}
        aria-label={`Agregar paquete ${packageName}`}
        onClick={() => add.mutate()}
        {...(disabledReason ? { reason: disabledReason } : {})}
      >
        Agregar paquete
      </Button>
      {add.isError ? (
        <Alert tone="error" live>
          {refusalText(add.error)}
        </Alert>
      ) : null}
      {add.data ? (
        <Alert
          tone="success"
          live
          action={
            <LinkButton
              variant="link"
              href={`/quotations/edit/${add.data.id}`}
              onClick={(event) => {
                event.preventDefault();
                navigate(`/quotations/edit/${add.data.id}`);
              }}
            >
              Ver cotización
            </LinkButton>
          }
        >
          {`Agregamos ${pieces(count)} a tu cotización ${add.data.folio}.`}
        </Alert>
      ) : null}
    </Stack>
  );
}
