import { isKiosk, kioskHref } from '@actual/contracts/facts/catalog/kiosk-address';
import { type AddToCartProps, useLocation, useNavigate, useShell, useZipcode } from '@actual/shell-contract';
import { Button, Stack } from '@actual/ui';
import { AddRefusal } from './AddRefusal';
import { useAddToCart } from './use-add-to-cart';

/** Adds the product and goes straight to the quotation. */
export function BuyNow(props: AddToCartProps) {
  const navigate = useNavigate();
  const { stores } = useShell();
  const kiosk = isKiosk(useLocation());
  const zipcode = useZipcode();
  const add = useAddToCart(props);
  const click = () => {
    if (!stores.zipcode.getState().value) return zipcode.ask({ onAnswer: click });
    add.mutate(undefined, {
      onSuccess: ({ id }) => navigate(kiosk ? kioskHref(`/quotations/edit/${id}`) : `/quotations/edit/${id}`),
    });
  };
  return (
    <Stack gap={3}>
      <Button
        variant="secondary"
        size="l"
        block
        onClick={click}
        busy={add.isPending ? 'Agregando' : false}
        disabled={props.disabledReason !== undefined}
      >
        Comprar ahora
      </Button>
      <AddRefusal error={add.error} />
    </Stack>
  );
}
