import type { Product } from '@actual/contracts';
import { formatPesos, Table } from '@actual/ui';

/** All plans with their savings against the list price, for the foot of the page. */
export function PlanDetails({ plans, price }: { plans: Product['plans']; price: number }) {
  return (
    <Table
      caption="Lo que pagas con cada plan"
      hideCaption
      dense
      columns={[
        { key: 'name', title: 'Plan', primary: true },
        { key: 'payment', title: 'Pago', align: 'end' },
        { key: 'total', title: 'Total', align: 'end' },
        { key: 'saving', title: 'Ahorras', align: 'end', hideOnPhone: true },
      ]}
      rows={plans.map((plan) => ({
        id: `${plan.group}-${plan.months}`,
        cells: {
          name: plan.months === 1 ? 'Un solo pago' : `${plan.months} meses`,
          payment: `${plan.months}\u00a0×\u00a0${formatPesos(plan.monthly)}`,
          total: formatPesos(plan.total),
          saving: price > plan.total ? formatPesos(price - plan.total) : '—',
        },
      }))}
    />
  );
}
