import type { Quotation } from '@actual/contracts';
import { type AddPackageProps, useActiveQuotation, useMutation, useNavigate, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, LinkButton, pieces, Stack } from '@actual/ui';
import { ownVersionKey, quotationQuery } from '../shared/quotation-queries';
import { refusalText } from '../shared/refusals';

/** Adds every piece of a package to the active quotation, all or none; a missing piece is named. */
export function AddPackage({ packageId, packageName, items, zipcodeDeliveryId, disabledReason }: AddPackageProps) {
  const { api, queryClient } = useShell();
  const active = useActiveQuotation();
  const navigate = useNavigate();
  const { keyOf, done } = useKeyOf();
  const add = useMutation<Quotation, unknown, void>({
    mutationFn: () => {
      const body = {
        details: items,
        fromOffers: true,
        package: packageId,
        ...(zipcodeDeliveryId ? { zipcodeDeliveryId } : {}),
      };
      const input = { params: { id: active.id ?? '' }, body };
      return api('POST /quotation/addmultipledetails/{id}', input, { idempotencyKey: keyOf(input) });
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
