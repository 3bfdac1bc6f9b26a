import { lazyPart } from '@actual/shell-contract';
import { Button } from '@actual/ui';
import { Suspense, useState } from 'react';

const ClearCartDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "quotation-questions" */ './ClearCartDialog')).ClearCartDialog,
);

/** Empties the quotation, after asking. */
export function ClearCart({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="link" icon="trash" onClick={() => setAsking(true)}>
        Vaciar
      </Button>
      <Suspense>{asking ? <ClearCartDialog id={id} onClose={() => setAsking(false)} /> : null}</Suspense>
    </>
  );
}
