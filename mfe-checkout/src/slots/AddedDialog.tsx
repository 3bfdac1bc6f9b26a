import type { Quotation } from '@actual/contracts';
import { type SlotProduct, useBrand, useCartWord, useNavigate } from '@actual/shell-contract';
import { Button, DeliveryLine, Dialog, Price, pieces, Row, Stack, Text, Thumb } from '@actual/ui';

interface AddedDialogProps {
  open: boolean;
  onClose: () => void;
  /** Undefined while the answer is on its way. */
  quotation: Quotation | undefined;
  product: SlotProduct;
  quantity: number;
}

/** «Agregado»: what went in, when it arrives, and the two ways on; on a slow line, first that it is on its way. */
export function AddedDialog({ open, onClose, quotation, product, quantity }: AddedDialogProps) {
  const { voice } = useBrand();
  const navigate = useNavigate();
  const cart = useCartWord();
  const line = quotation?.Details.find((detail) => detail.Product.id === product.id);
  const go = () => {
    onClose();
    void navigate(`/quotations/edit/${quotation?.id}`);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${quotation ? 'Agregado' : 'Agregando'} a tu ${cart}`}
      size="s"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Seguir viendo
          </Button>
          <Button variant="primary" onClick={go} busy={quotation ? false : 'Agregando'}>
            {voice.seeCart}
          </Button>
        </>
      }
    >
      <Row gap={5} align="center">
        <Thumb stem={product.picture} alt="" size={96} />
        <Stack gap={2}>
          <strong>{product.name}</strong>
          <Text tone="text2">{pieces(quantity)}</Text>
          <Price price={product.price} before={product.priceBefore} discount={product.discount} />
          {line?.shipDate ? <DeliveryLine date={line.shipDate} /> : null}
        </Stack>
      </Row>
      <Text as="p" tone="text2">
        {quotation ? `Llevas ${pieces(quotation.totalProducts)} en tu ${cart}.` : 'Un momento…'}
      </Text>
    </Dialog>
  );
}
