import type { Quotation } from '@actual/contracts';
import { type SlotProduct, useBrand, useNavigate } from '@actual/shell-contract';
import { Button, DeliveryLine, Dialog, Price, pieces, Row, Stack, Text, Thumb } from '@actual/ui';

interface AddedDialogProps {
  open: boolean;
  onClose: () => void;
  quotation: Quotation;
  product: SlotProduct;
  quantity: number;
}

/** «Agregado»: what went in, when it arrives, and the two ways on. */
export function AddedDialog({ open, onClose, quotation, product, quantity }: AddedDialogProps) {
  const { voice } = useBrand();
  const navigate = useNavigate();
  const line = quotation.Details.find((detail) => detail.Product.id === product.id);
  const go = () => {
    onClose();
    navigate(`/quotations/edit/${quotation.id}`);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Agregado a tu cotización"
      size="s"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Seguir viendo
          </Button>
          <Button variant="primary" onClick={go}>
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
      <Text
        as="p"
        tone="text2"
      >{`Llevas ${pieces(quotation.totalProducts)} en la cotización ${quotation.folio}.`}</Text>
    </Dialog>
  );
}
