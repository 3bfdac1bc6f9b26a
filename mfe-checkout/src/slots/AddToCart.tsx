import { type AddToCartProps, useBrand, useShell, useZipcode } from '@actual/shell-contract';
import { Alert, Button, CardAddButton, Stack } from '@actual/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AddForm } from '../add/AddForm';
import { refusalText } from '../shared/refusals';
import { AddedDialog } from './AddedDialog';
import { AddRefusal } from './AddRefusal';
import { useAddToCart } from './use-add-to-cart';

/** Over the card's picture, never over its price. */
const Refusal = styled.div`
  position: absolute;
  right: 0;
  bottom: calc(100% + 8px);
  width: max-content;
  max-width: 220px;
`;

/** Wraps a button that only works with script. */
const Scripted = styled.div`
  display: contents;
  @media (scripting: none) { display: none; }
`;

/** Milliseconds in which a fast connection answers; a shorter wait is not announced. */
const quick = 250;

/** True while something takes longer than a quick line does. */
function useSlow(pending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), quick);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return isSlow;
}

/** The button that fills the quotation, and the dialog that says so. Without a postal code it asks for it first, then adds. */
export function AddToCart(props: AddToCartProps) {
  const { voice } = useBrand();
  const { stores } = useShell();
  const zipcode = useZipcode();
  const add = useAddToCart(props);
  const [open, setOpen] = useState(false);
  const isSlow = useSlow(add.isPending);
  const click = () => {
    if (!stores.zipcode.getState().value) return zipcode.ask({ onAnswer: click });
    setOpen(true);
    add.mutate(undefined, { onSuccess: () => props.onAdded?.(), onError: () => setOpen(false) });
  };
  const done = (
    <AddedDialog
      open={open && (isSlow || add.isSuccess)}
      onClose={() => setOpen(false)}
      quotation={add.data}
      product={props.product}
      quantity={props.quantity}
    />
  );
  if (props.variant === 'card')
    return (
      <Scripted>
        <CardAddButton name={props.product.name} busy={add.isPending} onClick={click} />
        {add.isError ? (
          <Refusal role="alert">
            <Alert tone="error">{refusalText(add.error)}</Alert>
          </Refusal>
        ) : null}
        {done}
      </Scripted>
    );
  return (
    <Stack gap={3}>
      <Scripted>
        <Button
          variant="buy"
          size={props.variant === 'compact' ? 'm' : 'l'}
          block
          onClick={click}
          busy={add.isPending ? 'Agregando' : false}
          reason={props.disabledReason}
        >
          {props.variant === 'compact' ? 'Agregar' : voice.addToCart}
        </Button>
      </Scripted>
      {props.variant || props.disabledReason ? null : (
        <noscript>
          <AddForm productId={props.product.id} />
        </noscript>
      )}
      <AddRefusal error={add.error} />
      {done}
    </Stack>
  );
}
