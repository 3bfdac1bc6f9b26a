import type { Product } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { useShell } from '@actual/shell-contract';
import { Button, formatDate } from '@actual/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

const OnPaper = styled.p`
  display: none;
  font: var(--t-small);
  @media print { display: block; }
`;
const OnScreen = styled.div`
  margin-block: -6px;
  @media (scripting: none) { display: none; }
`;

/** The product's sheet for paper: the page itself without what paper cannot do, with its address and the day. */
export function PrintSheet({ product }: { product: Product }) {
  const { brand } = useShell();
  const [day, setDay] = useState<string | null>(null);
  const print = () => {
    flushSync(() => setDay(storeDay()));
    window.print();
  };
  return (
    <>
      <OnScreen data-noprint="">
        <Button variant="link" icon="print" onClick={print}>
          Imprimir ficha
        </Button>
      </OnScreen>
      <OnPaper>
        {`${brand.origin}${product.url}`}
        {day ? `. Consultado el ${formatDate(day)}; precio y fecha de entrega sujetos a cambio.` : null}
      </OnPaper>
    </>
  );
}
