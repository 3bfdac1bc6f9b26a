import type { Quotation } from '@actual/contracts';
import { countWords } from '@actual/contracts/facts/text/written';
import { from } from '@actual/themes-contract';
import { DeliveryLine, Disclosure, formatPesos, pieces, Summary, Text, Thumb } from '@actual/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type PlanSums, planSums } from './plan-sums';
import { SumRows } from './SumRows';

const Lines = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; gap: 12px; align-items: center; }
  ${from.desktop} { max-height: 320px; overflow-y: auto; }
`;

/** So many are shown at once: on a phone the way on comes below them. */
const shown = 4;

const Articles = ({ lines }: { lines: Quotation['Details'] }) => (
  <Lines>
    {lines.map(({ id, Product, quantity, subtotal }) => (
      <li key={id}>
        <Thumb stem={Product.picture} alt="" size={64} />
        <div>
          <span>{Product.Name}</span>
          <Text step="small" tone="text2">
            {pieces(quantity)}
          </Text>
        </div>
        <span>{formatPesos(subtotal)}</span>
      </li>
    ))}
  </Lines>
);

interface QuotationSummaryProps {
  quotation: Quotation;
  /** With the chosen way to pay; the quotation's own unless told. */
  sums?: PlanSums;
  totalNote?: string;
  children?: ReactNode;
}

/** The articles, and their total with the chosen plan. */
export function QuotationSummary({
  quotation,
  sums = planSums(quotation),
  totalNote,
  children,
}: QuotationSummaryProps) {
  const last = quotation.Details.map(({ shipDate }) => shipDate ?? '')
    .sort()
    .at(-1);
  const rest = quotation.Details.slice(shown);
  return (
    <Summary title="Tu compra">
      <Articles lines={quotation.Details.slice(0, shown)} />
      {rest.length > 0 ? (
        <Disclosure title={`Ver ${countWords(rest.length, 'artículo', 'artículos')} más`}>
          <Articles lines={rest} />
        </Disclosure>
      ) : null}
      {last ? <DeliveryLine date={last} /> : null}
      <SumRows sums={sums} totalNote={totalNote} extraCost={quotation.ZipcodeDelivery?.extraCost} />
      {children}
    </Summary>
  );
}
