import type { Product } from '@actual/contracts';
import { Disclosure, formatPercent, formatPesos, formatPesosExact, Table } from '@actual/ui';

/** The open table of plans: what each costs a month and in all. A plan whose minimum the price does not reach is left out. */
export function PaymentPlans({ plans }: { plans: Product['plans'] }) {
  const offered = plans.filter((plan) => plan.total >= plan.minimum);
  return (
    <Disclosure title="Planes de pago" level={2} defaultOpen>
      <Table
        caption="Planes de pago"
        hideCaption
        dense
        columns={[
          { key: 'name', title: 'Plan', primary: true },
          { key: 'monthly', title: 'Al mes', align: 'end' },
          { key: 'discount', title: 'Descuento', align: 'end', hideOnPhone: true },
          { key: 'total', title: 'Total', align: 'end' },
        ]}
        rows={offered.map((plan) => ({
          id: `${plan.group}-${plan.months}`,
          cells: {
            name: plan.name,
            monthly: plan.months > 1 ? formatPesosExact(plan.monthly) : 'Un pago',
            discount: plan.discount > 0 ? formatPercent(plan.discount) : 'Sin descuento',
            total: formatPesos(plan.total),
          },
        }))}
      />
    </Disclosure>
  );
}
