import { type AddToCartProps, useNavigate, useShell, useZipcode } from '@actual/shell-contract';
import { Alert, Button, Stack } from '@actual/ui';
import { refusalText } from '../shared/refusals';
import { useAddToCart } from './use-add-to-cart';

/** Adds the product and goes straight to the quotation. */
export function BuyNow(props: AddToCartProps) {
  const navigate = useNavigate();
  const { stores } = useShell();
  const zipcode = useZipcode();
  const add = useAddToCart(props);
  const click = () => {
    if (!stores.zipcode.getState().value) return zipcode.ask({ onAnswer: click });
    add.mutate(undefined, { onSuccess: (quotation) => navigate(`/quotations/edit/${quotation.id}`) });
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
      {add.isError ? (
        <Alert tone="error" live>
          {refusalText(add.error)}
        </Alert>
      ) : null}
    </Stack>
  );
}
