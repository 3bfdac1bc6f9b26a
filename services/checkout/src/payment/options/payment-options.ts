import type { PaymentOptions } from '@actual/contracts';
import {
  currencyOf,
  isCounterType,
  isLedgerType,
  type LedgerType,
  ledgerTypes,
  type Method,
  methodEnabled,
  monthly,
  PaymentType,
  paymentGroups,
  paymentTypeFacts,
  paymentTypes,
  toPesos,
} from '@actual/domain';
import type { CheckoutSettings } from '../../context';
import { type LoadedQuotation, paidCents } from '../../quotation/loaded-quotation';
import { totalsFor } from '../../quotation/totals';
import { groupState } from './group-state';

type Funds = Readonly<Record<LedgerType, number>>;

/** The most that a method can pay: the whole rest, or the balance of the client's ledger. */
function maximumOf(type: string, remaining: number, funds: Funds): number {
  return isLedgerType(type) ? Math.min(remaining, Math.max(0, funds[type])) : remaining;
}

/** The value of what was changed is a way to pay where there is one. */
const offered = (methods: readonly Method[], funds: Funds): readonly Method[] =>
  methods.filter(({ type }) => type !== PaymentType.exchangeValue || funds[type] > 0);

function groupReply(quotation: LoadedQuotation, group: (typeof paymentGroups)[number], funds: Funds) {
  const { total, remaining, active } = groupState(quotation, group);
  const { subtotal, discount } = totalsFor(quotation, group.group);
  return {
    group: group.group,
    name: group.name,
    active,
    discount: subtotal === 0 ? 0 : Math.round((discount / subtotal) * 100),
    total: toPesos(total),
    methods: offered(group.methods, funds).map((method) => ({
      type: method.type,
      name: method.name,
      group: group.group,
      months: method.months,
      cards: [...method.cards],
      minimum: toPesos(method.minimum),
      total: toPesos(remaining),
      monthly: toPesos(monthly(remaining, method.months)),
      enabled: active && methodEnabled(method, maximumOf(method.type, remaining, funds)),
      maximum: isLedgerType(method.type) ? toPesos(maximumOf(method.type, remaining, funds)) : undefined,
    })),
  };
}

/** Payment groups, their methods and each plan's price (`POST /quotation/{id}/paymentoptions`). */
export function paymentOptions(
  quotation: LoadedQuotation,
  provider: CheckoutSettings['provider'],
  funds: Funds,
): PaymentOptions {
  const groups = paymentGroups.map((group) => groupReply(quotation, group, funds));
  const paid = paidCents(quotation);
  const total = totalsFor(quotation, quotation.paymentGroup).total;
  const plans = groups.flatMap(({ discount, methods }) => methods.map((method) => ({ ...method, discount })));
  return {
    version: quotation.version,
    groups,
    financingTotals: plans
      .filter((plan, at) => plans.findIndex((one) => one.months === plan.months) === at)
      .map((plan) => ({ ...plan, name: plan.months === 1 ? 'Un solo pago' : plan.name })),
    total: toPesos(total),
    ammountPaid: toPesos(paid),
    remaining: toPesos(Math.max(0, total - paid)),
    paidPercent: total === 0 ? 0 : Math.floor((paid / total) * 10_000) / 100,
    fullyPaid: total > 0 && paid >= total,
    provider,
  };
}

/** Every way to pay, with its name and currency. */
export const paymentTypesReply = () =>
  paymentTypes.map((type) => ({
    type,
    name: paymentTypeFacts[type].name,
    currency: currencyOf(type),
    staffOnly: isCounterType(type),
  }));

/** Plans without interest with their minimum purchase (`POST /pmperiod/getactive/`). */
export const activePeriods = () =>
  paymentGroups.flatMap(({ group, methods }) =>
    methods
      .filter(({ months }) => months > 1)
      .map(({ months, name, minimum }) => ({ months, group, name, minimum: toPesos(minimum) })),
  );

const nothing = Object.fromEntries(ledgerTypes.map((type) => [type, 0])) as Funds;

/** The static table of payment groups (`GET /payment/paymentgroups`). */
export const paymentGroupsReply = () =>
  paymentGroups.map(({ group, name, methods }) => ({
    group,
    name,
    methods: offered(methods, nothing).map((method) => ({
      type: method.type,
      name: method.name,
      months: method.months,
      minimum: toPesos(method.minimum),
      cards: [...method.cards],
    })),
  }));
