import { useQuery, useShell } from '@actual/shell-contract';
import { formatPesos, SummaryRow, SummaryRows, TextSkeleton } from '@actual/ui';
import { optionsQuery } from '../counter/counter-queries';
import { DeskPanel } from '../layout/DeskParts';

const nameOf = (months: number): string => (months > 1 ? `${months} meses` : 'Un solo pago');

/** What the client pays with each plan. */
export function PlansPanel({ quotationId }: { quotationId: string }) {
  const { api } = useShell();
  const { data } = useQuery(optionsQuery(api, quotationId));
  const plans = data?.financingTotals.filter(({ enabled }) => enabled) ?? [];
  return (
    <DeskPanel title="Totales por forma de pago">
      {data ? (
        <SummaryRows>
          {plans.map(({ type, months, total, monthly }) => (
            <SummaryRow
              key={type}
              label={nameOf(months)}
              note={months > 1 ? `${formatPesos(monthly)} al mes` : undefined}
              value={formatPesos(total)}
            />
          ))}
        </SummaryRows>
      ) : (
        <TextSkeleton lines={3} />
      )}
    </DeskPanel>
  );
}
