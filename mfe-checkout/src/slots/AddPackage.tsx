import { type AddPackageProps, useCartWord, useNavigate, useZipcode } from '@actual/shell-contract';
import { Alert, Button, LinkButton, pieces, Stack } from '@actual/ui';
import { AddRefusal } from './AddRefusal';
import { useAddDetails } from './use-add-details';

/** Adds every piece of a package to the active quotation, all or none; a missing piece is named. */
export function AddPackage({ packageId, packageName, items, disabledReason }: AddPackageProps) {
  const navigate = useNavigate();
  const cart = useCartWord();
  const zipcode = useZipcode();
  const add = useAddDetails({ details: items, package: packageId, fromOffers: true });
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Stack gap={3}>
      <Button
        variant="buy"
        size="l"
        block
        busy={add.isPending ? 'Agregando' : false}
        aria-label={`Agregar paquete ${packageName}`}
        onClick={() => (zipcode.value ? add.mutate() : zipcode.ask({ onAnswer: add.mutate }))}
        reason={disabledReason}
      >
        Agregar paquete
      </Button>
      <AddRefusal error={add.error} />
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
                void navigate(`/quotations/edit/${add.data.id}`);
              }}
            >
              {`Ver ${cart}`}
            </LinkButton>
          }
        >
          {`Agregamos ${pieces(count)} a tu ${cart}.`}
        </Alert>
      ) : null}
    </Stack>
  );
}
