import { Button } from '@actual/ui';
import { lazy, Suspense, useState } from 'react';

const ClearCartDialog = lazy(() =>
  import(/* webpackChunkName: "quotation-questions" */ './ClearCartDialog').then((module) => ({
    default: module.ClearCartDialog,
  })),
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
