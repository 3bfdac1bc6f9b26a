import { storeDay } from '@actual/contracts/store-day';
import { useShell } from '@actual/shell-contract';
import { Button, formatDate } from '@actual/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

const OnPaper = styled.p`
  display: none;
  font: var(--t-small);
  overflow-wrap: anywhere;
  @media print { display: block; }
`;
const OnScreen = styled.div`
  @media (scripting: none) { display: none; }
`;

/** The page on paper, without parts that only work on a screen, with its address and the day. */
export function PrintSheet({ href, children }: { href: string; children: string }) {
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
          {children}
        </Button>
      </OnScreen>
      <OnPaper>{`${brand.origin}${href}${day ? `. Consultado el ${formatDate(day)}; precio y fecha de entrega sujetos a cambio.` : ''}`}</OnPaper>
    </>
  );
}
