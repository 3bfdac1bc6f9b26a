import type { DeskToday } from '@actual/contracts';
import { paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { storeTime } from '@actual/contracts/store-day';
import { Link } from '@actual/shell-contract';
import { formatDate, formatPesos } from '@actual/ui';
import { MailWords } from '../layout/MailWords';
import { whatsAppHref } from '../layout/whatsapp-href';
import { ago } from './ago';
import { StepDone } from './StepDone';
import { TaskList, Urgent } from './TaskList';

interface ListProps {
  today: DeskToday;
  now: number;
}
/** Kinds of work of the day by their names. */
const titles = {
  transfers: 'Transferencias que vencen hoy',
  payments: 'Pagos que no pasaron',
  steps: 'Siguientes pasos',
  leads: 'Leads nuevos',
  expiring: 'Cotizaciones que vencen hoy',
  closing: 'Cierres esperados',
} as const satisfies Record<Exclude<keyof DeskToday, 'day'>, string>;
type OfQuotation = { id: string; folio: string; client: string };

const nobody = 'Sin nombre';
/** The quotation's link and who it is for. */
const Who = ({ id, folio, client }: OfQuotation) => (
  <p>
    <Link to={`/quotations/edit/${id}`}>{folio}</Link> <b>{client || nobody}</b>
  </p>
);
/** Telephone and WhatsApp of whom it is for. */
const Reach = ({ phone, client }: { phone: string | null; client: string }) =>
  phone ? (
    <div data-reach="">
      <a href={`tel:${phone}`}>{phoneWords(phone)}</a>
      <a
        href={whatsAppHref(phone)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`WhatsApp a ${client || nobody}`}
      >
        WhatsApp
      </a>
    </div>
  ) : null;
const Due = ({ day, today }: { day: string; today: string }) => (
  <Urgent $tone={day < today ? 'late' : 'today'}>{day < today ? `Desde el ${formatDate(day)}` : 'Hoy'}</Urgent>
);

/** The next steps that staff promised. */
const Steps = ({ today: { steps, day } }: ListProps) => (
  <TaskList title={titles.steps} total={steps.total}>
    {steps.data.map((step) => (
      <li key={step.id}>
        <Who {...step} />
        <div>
          <span>{step.seller}</span>
          <Due day={step.day} today={day} />
        </div>
        <span>{step.text}</span>
        <StepDone id={step.id} text={step.text} day={step.day} />
        <Reach {...step} />
      </li>
    ))}
  </TaskList>
);

/** People who left a telephone and have not been called. */
const Leads = ({ today: { leads }, now }: ListProps) => (
  <TaskList title={titles.leads} total={leads.total}>
    {leads.data.map((lead) => (
      <li key={`${lead.id}${lead.createdAt}`}>
        <Who {...lead} />
        <div>{ago(lead.createdAt, now)}</div>
        <div data-reach="">
          <a href={`tel:${lead.phone}`}>{phoneWords(lead.phone)}</a>
          <a href={`mailto:${lead.email}`}>
            <MailWords address={lead.email} />
          </a>
        </div>
      </li>
    ))}
  </TaskList>
);

/** The quotations that are expected to be sold by today. */
const Closing = ({ today: { closing, day } }: ListProps) => (
  <TaskList title={titles.closing} total={closing.total}>
    {closing.data.map((quotation) => (
      <li key={quotation.id}>
        <Who {...quotation} />
        <div>
          <span>{quotation.seller}</span>
          <Due day={quotation.day} today={day} />
        </div>
        <Reach {...quotation} />
      </li>
    ))}
  </TaskList>
);

/** Quotations whose prices end with the day. */
const Expiring = ({ today: { expiring } }: ListProps) => (
  <TaskList title={titles.expiring} total={expiring.total}>
    {expiring.data.map((quotation) => (
      <li key={quotation.id}>
        <Who {...quotation} />
        <div>
          <span>{quotation.seller}</span>
          <b>{formatPesos(quotation.amount)}</b>
        </div>
        <Reach {...quotation} />
      </li>
    ))}
  </TaskList>
);

/** Buyers whose payment failed. */
const FailedPayments = ({ today: { payments }, now }: ListProps) => (
  <TaskList title={titles.payments} total={payments.total}>
    {payments.data.map((payment) => (
      <li key={payment.id}>
        <Who {...payment} />
        <div>
          {payment.attemptsUsedUp ? <Urgent $tone="late">Sin intentos</Urgent> : null}
          <span>{ago(payment.failedAt, now)}</span>
        </div>
        <span>{`${paymentTypeShortName(payment.paymentType)}, ${formatPesos(payment.amount)}`}</span>
        <Reach {...payment} />
      </li>
    ))}
  </TaskList>
);

/** Transfers that lapse before the day ends. */
const Transfers = ({ today: { transfers } }: ListProps) => (
  <TaskList title={titles.transfers} total={transfers.total}>
    {transfers.data.map((order) => (
      <li key={order.orderId}>
        <p>
          <Link to={`/checkout/order/${order.orderId}`}>{order.folio}</Link> <b>{order.client || nobody}</b>
        </p>
        <div>
          <Urgent $tone="today">{`A las ${storeTime(new Date(order.expiresAt))}`}</Urgent>
        </div>
        <span>{`${paymentTypeShortName(order.paymentType)}, ${formatPesos(order.due)}`}</span>
        <Reach {...order} />
      </li>
    ))}
  </TaskList>
);

/** Every kind of work, by how soon it is too late: money that lapses first, what can be asked again last. */
export const lists = [
  { key: 'transfers', title: titles.transfers, List: Transfers },
  { key: 'payments', title: titles.payments, List: FailedPayments },
  { key: 'steps', title: titles.steps, List: Steps },
  { key: 'leads', title: titles.leads, List: Leads },
  { key: 'expiring', title: titles.expiring, List: Expiring },
  { key: 'closing', title: titles.closing, List: Closing },
] as const;
