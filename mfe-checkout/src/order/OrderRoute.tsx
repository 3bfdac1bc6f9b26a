import { useLoaderData, useShell } from '@actual/shell-contract';
import { Button, Container, EmptyState } from '@actual/ui';
import { PageHead } from '../shared/PageHead';
import type { OrderData } from './loader';
import { OrderPage } from './OrderPage';

/** The order, or the way back in for the browser of a client whose session is over. */
export const OrderRoute = () => (useLoaderData<OrderData>().signedOut ? <SignedOut /> : <OrderPage />);

/** The page for a client whose session has ended. */
export const SignedOut = () => {
  const { stores } = useShell();
  return (
    <Container>
      <PageHead title="Tu sesión expiró" holdersOnly />
      <EmptyState
        illustration="error"
        title="Tu sesión expiró"
        text="Entra de nuevo para ver tu pedido."
        action={<Button onClick={() => stores.notices.getState().open('account')}>Entrar</Button>}
      />
    </Container>
  );
};
