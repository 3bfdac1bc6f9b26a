import type { Quotation } from '@actual/contracts';
import { isKiosk, kioskHref } from '@actual/contracts/facts/catalog/kiosk-address';
import { formatZip } from '@actual/contracts/facts/text/written';
import {
  type SlotProduct,
  useBrand,
  useCartWord,
  useLocation,
  useNavigate,
  useRevalidate,
} from '@actual/shell-contract';
import { Button, DeliveryLine, Dialog, Price, ProductPicture, pieces, Row, Stack, Text } from '@actual/ui';
import { type MouseEvent, useRef } from 'react';
import styled from 'styled-components';

const Small = styled.span`
  flex: none;
  width: 96px;
`;

/** As large as the page shows it: that file is here already, another size would be fetched. */
function sizesOnPage(stem: string): string {
  const shown = [...document.images].filter(({ currentSrc }) => stem !== '' && currentSrc.includes(stem));
  const [largest] = shown.sort((a, b) => b.clientWidth - a.clientWidth);
  return largest?.sizes || '96px';
}

interface AddedDialogProps {
  open: boolean;
  onClose: () => void;
  /** Undefined while the answer is on its way. */
  quotation: Quotation | undefined;
  product: SlotProduct;
  quantity: number;
}

/** «Agregado»: the added pieces, their day, and two links onward; on a slow line, first that it is under way. */
export function AddedDialog({ open, onClose, quotation, product, quantity }: AddedDialogProps) {
  const { voice } = useBrand();
  const navigate = useNavigate();
  const revalidate = useRevalidate();
  const isGoing = useRef(false);
  const cart = useCartWord();
  const kiosk = isKiosk(useLocation());
  const line = quotation?.Details.find((detail) => detail.Product.id === product.id);
  const place = quotation?.ZipcodeDelivery;
  const go = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const href = `/quotations/edit/${quotation?.id}`;
    isGoing.current = true;
    // the dialog stays, and the pressed button looks busy, until the next page is there
    await navigate(kiosk ? kioskHref(href) : href, { link: currentTarget });
    isGoing.current = false;
    onClose();
  };
  const stay = () => {
    onClose();
    // the present page, asked for anew, calls off the way to the next one
    if (isGoing.current) void revalidate();
  };
  return (
    <Dialog
      open={open}
      onClose={stay}
      title={`${quotation ? 'Agregado' : 'Agregando'} a tu ${cart}`}
      size="s"
      footer={
        <>
          <Button variant="secondary" onClick={stay}>
            Seguir viendo
          </Button>
          <Button variant="primary" onClick={go} busy={quotation ? false : 'Agregando'}>
            {voice.seeCart}
          </Button>
        </>
      }
    >
      <Row gap={5} align="center">
        <Small>
          <ProductPicture
            stem={product.picture}
            alt=""
            sizes={open ? sizesOnPage(product.picture) : '96px'}
            width={96}
            height={96}
          />
        </Small>
        <Stack gap={2}>
          <strong>{product.name}</strong>
          <Text tone="text2">{pieces(quantity)}</Text>
          <Price price={product.price} before={product.priceBefore} discount={product.discount} />
          {line?.shipDate ? <DeliveryLine date={line.shipDate} /> : null}
          {place ? <Text tone="text2">{`a ${formatZip(place.cp)}, ${place.municipio}`}</Text> : null}
        </Stack>
      </Row>
      <Text as="p" tone="text2">
        {quotation ? `Llevas ${pieces(quotation.totalProducts)} en tu ${cart}.` : 'Un momento…'}
      </Text>
    </Dialog>
  );
}
