import type { CardMethod, Issuer } from './cards';

/** Plans without interest and the least amount in pesos that the store switched on for each. */
const PLANS = [
  { installments: 1, minimum: 5 },
  { installments: 3, minimum: 300 },
  { installments: 6, minimum: 600 },
  { installments: 9, minimum: 800 },
  { installments: 12, minimum: 1200 },
  { installments: 18, minimum: 1800 },
];

/** The plans offered for a card and an amount in pesos: debit cards pay once. */
export function plansFor(method: CardMethod, amount: number) {
  return PLANS.filter((plan) => amount >= plan.minimum)
    .filter((plan) => plan.installments === 1 || method.payment_type_id === 'credit_card')
    .map(({ installments, minimum }) => {
      const each = Math.round((amount / installments) * 100) / 100;
      return {
        installments,
        installment_rate: 0,
        discount_rate: 0,
        installment_rate_collector: ['MERCADOPAGO'],
        labels: installments === 1 ? [] : ['recommended_installment'],
        min_allowed_amount: minimum,
        max_allowed_amount: 1_000_000,
        recommended_message: `${installments} ${installments === 1 ? 'mensualidad' : 'mensualidades'} de $ ${each.toFixed(2)}`,
        installment_amount: each,
        total_amount: amount,
        payment_method_option_id: `1.${installments}`,
      };
    });
}

/** The answer of `GET /v1/payment_methods/installments`. */
export function installmentsAnswer(method: CardMethod, issuer: Issuer, amount: number) {
  return [
    {
      payment_method_id: method.id,
      payment_type_id: method.payment_type_id,
      issuer: { id: String(issuer.id), name: issuer.name },
      processing_mode: 'aggregator',
      payer_costs: plansFor(method, amount),
    },
  ];
}
