import type { NotAdded } from '@actual/contracts';
import { type AddRoomProps, useCartWord, useShell, useZipcode } from '@actual/shell-contract';
import { Alert, Button, LinkButton, pieces, Stack } from '@actual/ui';
import { AddRefusal } from './AddRefusal';
import { useAddDetails } from './use-add-details';

const reasons: Readonly<Record<NotAdded['reason'], string>> = {
  insufficient_stock: 'ya no hay suficientes piezas',
  product_not_available_in_zone: 'no llega a tu código postal',
  product_not_found: 'ya no se vende',
};

/**
 * Adds the pieces of a room to the active quotation in one call; those that could not be added are named with reasons.
 */
export function AddRoom({ items, what = 'la estancia', disabledReason }: AddRoomProps) {
  const { track } = useShell();
  const zipcode = useZipcode();
  const word = useCartWord();
  const add = useAddDetails(
    {
      details: items.map(({ productId, quantity }) => ({ productId, quantity })),
      partial: true,
    },
    ({ notAdded = [] }) => {
      const added = items.filter(({ productId }) => !notAdded.some((one) => one.productId === productId));
      track({
        name: 'add_to_cart',
        params: {
          currency: 'MXN',
          value: added.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
          items: added.map(({ itemCode, name, price, quantity }) => ({
            item_id: itemCode,
            item_name: name,
            price,
            quantity,
          })),
        },
      });
    },
  );
  const notAdded = add.data?.notAdded ?? [];
  const nameOf = ({ productId, name }: NotAdded) =>
    name || (items.find((one) => one.productId === productId)?.name ?? 'Una pieza');
  const left = new Set(notAdded.map(({ productId }) => productId));
  const count = items.reduce((sum, { productId, quantity }) => sum + (left.has(productId) ? 0 : quantity), 0);
  return (
    <Stack gap={3}>
      <Button
        variant="buy"
        size="l"
        block
        busy={add.isPending ? 'Agregando' : false}
        onClick={() => (zipcode.value ? add.mutate() : zipcode.ask({ onAnswer: add.mutate }))}
        reason={disabledReason}
      >
        {`Agregar ${what} a tu ${word}`}
      </Button>
      <AddRefusal error={add.error} />
      {add.data && notAdded.length > 0 ? (
        <Alert tone="warning" live>
          {`No se agregó: ${notAdded.map((one) => `${nameOf(one)} (${reasons[one.reason]})`).join(', ')}.`}
        </Alert>
      ) : null}
      {add.data ? (
        <Alert
          tone="success"
          live
          action={<LinkButton variant="link" href={`/quotations/edit/${add.data.id}`}>{`Ver ${word}`}</LinkButton>}
        >
          {`Agregamos ${pieces(count)} a tu ${word}.`}
        </Alert>
      ) : null}
    </Stack>
  );
}
