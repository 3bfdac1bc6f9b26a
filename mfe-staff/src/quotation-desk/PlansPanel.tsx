import { useQuery, useShell } from '@actual/shell-contract';
import { formatPesos } from '@actual/ui';
import { optionsQuery } from '../counter/counter-queries';
import { Facts } from '../layout/Facts';

/** The client's price with each plan, side by side. */
export function PlansPanel({ quotationId }: { quotationId: string }) {
  const { api } = useShell();
  const { data } = useQuery(optionsQuery(api, quotationId));
  const plans = data?.financingTotals.filter(({ enabled }) => enabled) ?? [];
  return plans.length > 0 ? (
    <Facts
      label="Totales por forma de pago"
      facts={plans.map(({ months, total, monthly }) => ({
        label: months > 1 ? `${months} meses` : 'Un solo pago',
        value: formatPesos(total),
        note: months > 1 ? `${formatPesos(monthly)} al mes` : undefined,
      }))}
    />
  ) : null;
}
