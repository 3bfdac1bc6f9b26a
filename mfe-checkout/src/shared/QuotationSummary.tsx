import type { Quotation } from '@actual/contracts';
import { from } from '@actual/themes-contract';
import {
  DeliveryLine,
  formatPesosExact,
  pieces,
  Summary,
  SummaryRow,
  SummaryRows,
  SummaryTotal,
  Text,
  Thumb,
} from '@actual/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Lines = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; gap: 12px; align-items: center; }
  ${from.desktop} { max-height: 320px; overflow-y: auto; }
`;

interface QuotationSummaryProps {
  quotation: Quotation;
  /** Pesos of the chosen plan; the quotation's own total unless told. */
  total?: number;
  totalNote?: string;
  children?: ReactNode;
}

/** What is being bought and what it costs with the chosen plan. */
export function QuotationSummary({
  quotation,
  total = quotation.total,
  totalNote = 'IVA incluido, MXN',
  children,
}: QuotationSummaryProps) {
  const last = quotation.Details.map(({ shipDate }) => shipDate ?? '')
    .sort()
    .at(-1);
  return (
    <Summary title="Tu pedido">
      <Lines>
        {quotation.Details.map(({ id, Product, quantity, subtotal }) => (
          <li key={id}>
            <Thumb stem={Product.picture} alt="" size={64} />
            <div>
              {Product.Name}
              <Text step="small" tone="text2">
                {pieces(quantity)}
              </Text>
            </div>
            <span>{formatPesosExact(subtotal)}</span>
          </li>
        ))}
      </Lines>
      {last ? <DeliveryLine date={last} /> : null}
      <SummaryRows>
        <SummaryRow label="Precio de lista" value={formatPesosExact(quotation.subtotal)} />
        {quotation.subtotal > total ? (
          <SummaryRow label="Descuentos" tone="saving" value={`−${formatPesosExact(quotation.subtotal - total)}`} />
        ) : null}
        <SummaryRow label="Envío" value="$0.00" />
        <SummaryTotal label="Total" value={formatPesosExact(total)} note={totalNote} />
      </SummaryRows>
      {children}
    </Summary>
  );
}
