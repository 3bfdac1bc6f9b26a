import type { FastifyInstance } from 'fastify';
import { refuseForeignForms } from '../../sandbox/forms';
import { html } from '../../sandbox/html';
import { action, formatMoment, formatPesos, panel, sendPage, state } from '../../sandbox/page';
import { type DeferredMethod, deferredMethod } from './deferred-methods';
import type { PaymentRecord } from './payment-record';
import type { Payments } from './payments';

type WithId = { Params: { id: string } };

/** The page a buyer is sent to for a SPEI transfer or a ticket, with buttons that stand for the bank and the till. */
export function deferredPages(app: FastifyInstance, payments: Payments): void {
  const find = (id: string) => {
    const payment = payments.get(Number(id));
    const method = payment && deferredMethod(payment.payment_method_id);
    return method && { payment, method };
  };

  app.get<WithId>('/deferred/:id', async (request, reply) => {
    const found = find(request.params.id);
    if (!found) {
      reply.code(404);
      return sendPage(reply, { path: '', title: 'Pago no encontrado', content: html`<p>Revisa la liga.</p>` });
    }
    const { payment, method } = found;
    return sendPage(reply, { path: '', title: method.page, content: instructions(payment, method, app.prefix) });
  });

  for (const [verb, act] of [
    ['deposit', (payment: PaymentRecord) => payments.deposit(payment)],
    ['expire', (payment: PaymentRecord) => payments.expire(payment)],
  ] as const) {
    app.post<WithId>(`/deferred/:id/${verb}`, { preHandler: refuseForeignForms }, async (request, reply) => {
      const found = find(request.params.id);
      if (!found) return reply.code(404).send({ error: 'no such deferred payment' });
      if (!act(found.payment)) return reply.code(409).send({ error: 'the payment is no longer waiting' });
      return reply.redirect(`${app.prefix}/deferred/${found.payment.id}`, 303);
    });
  }
}

function instructions(payment: PaymentRecord, { type }: DeferredMethod, prefix: string) {
  const base = `${prefix}/deferred/${payment.id}`;
  const waits = payment.status === 'pending';
  const late = payment.status === 'cancelled';
  const transfer = type === 'bank_transfer';
  return html`${panel(
    transfer ? 'Datos de la transferencia' : 'Ficha de pago',
    html`<dl>
<dt>${transfer ? 'CLABE' : 'Número de la ficha'}</dt><dd class="clabe">${payment.payment_method.data?.reference_id}</dd>
<dt>Monto exacto</dt><dd class="figure">${formatPesos(payment.transaction_amount)}</dd>
${transfer ? html`<dt>Beneficiario</dt><dd>Mercado Pago (sandbox)</dd><dt>Banco</dt><dd>STP</dd>` : null}
<dt>Referencia</dt><dd>${payment.external_reference}</dd>
<dt>Vence</dt><dd>${payment.date_of_expiration ? formatMoment(payment.date_of_expiration) : 'Sin fecha'}</dd>
<dt>Estado</dt><dd>${stateOf(payment)}</dd></dl>
<div class="pad">${waits ? action(`${base}/deposit`, 'Simular depósito') : null}${waits ? action(`${base}/expire`, 'Vencer') : null}${late ? action(`${base}/deposit`, 'Simular depósito tardío') : null}</div>`,
  )}`;
}

function stateOf(payment: PaymentRecord) {
  if (payment.status === 'approved') return state('Acreditado', 'ok');
  if (payment.status === 'pending') return state('En espera del pago', 'wait');
  if (payment.status_detail === 'expired') return state('Vencido', 'bad');
  return state(payment.status, 'neutral');
}
