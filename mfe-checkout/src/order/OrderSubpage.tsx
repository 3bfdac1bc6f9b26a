import { useLoaderData } from '@actual/shell-contract';
import { Container, LinkButton, PageTitle, Stack } from '@actual/ui';
import type { ComponentType, ReactNode } from 'react';
import { PageHead } from '../shared/PageHead';
import type { OrderData } from './loader';
import { SignedOut } from './OrderRoute';

interface OrderSubpageProps {
  orderId: string;
  /** Of the tab. */
  head: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A page about a part of an order, with the way back to it. */
export const OrderSubpage = ({ orderId, head, title, text, children }: OrderSubpageProps) => (
  <Container narrow>
    <PageHead title={head} />
    <PageTitle
      below
      text={text}
      action={
        <LinkButton href={`/checkout/order/${orderId}`} variant="link" icon="chevron-left">
          Volver al pedido
        </LinkButton>
      }
    >
      {title}
    </PageTitle>
    <Stack gap={6}>{children}</Stack>
  </Container>
);

/** The page, or the way back in for the browser of a client whose session is over. */
export const orSignedOut = (Page: ComponentType) => () =>
  useLoaderData<OrderData>().signedOut ? <SignedOut /> : <Page />;
