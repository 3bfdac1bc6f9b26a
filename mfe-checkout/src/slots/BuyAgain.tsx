import { type BuyAgainProps, useBrand, useCartWord } from '@actual/shell-contract';
import { Alert, Button, LinkButton, pieces, Stack } from '@actual/ui';
import { lackingText } from '../shared/refusals';
import { AddRefusal } from './AddRefusal';
import { useBuyAgain } from './use-buy-again';

/** Adds the products of an earlier order to the active quotation, and names those that are gone. */
export function BuyAgain(props: BuyAgainProps) {
  const { structure } = useBrand();
  const again = useBuyAgain(props);
  const word = useCartWord();
  const { quotation, added, lacking } = again.data ?? { lacking: [] };
  return (
    <Stack gap={3}>
      <Button
        variant="secondary"
        block
        icon={structure.cartIcon}
        busy={again.isPending ? 'Agregando' : false}
        aria-label={`Comprar de nuevo lo del pedido ${props.folio}`}
        onClick={() => again.mutate()}
      >
        Comprar de nuevo
      </Button>
      <AddRefusal error={again.error} />
      {lacking.length > 0 ? (
        <Alert tone="warning" live>
          {lackingText(lacking.map(({ name, itemCode }) => ({ name, code: itemCode })))}
        </Alert>
      ) : null}
      {quotation ? (
        <Alert
          tone="success"
          live
          action={<LinkButton variant="link" href={`/quotations/edit/${quotation.id}`}>{`Ver ${word}`}</LinkButton>}
        >
          {`Agregamos ${pieces(added ?? 0)} a tu ${word}.`}
        </Alert>
      ) : null}
    </Stack>
  );
}
