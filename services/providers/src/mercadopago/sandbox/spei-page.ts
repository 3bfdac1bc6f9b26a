import type { FastifyInstance } from 'fastify';
import { refuseForeignForms } from '../../sandbox/forms';
import { html } from '../../sandbox/html';
import { action, formatMoment, formatPesos, panel, sendPage, state } from '../../sandbox/page';
import type { PaymentRecord } from './payment-record';
import type { Payments } from './payments';

type WithId = { Params: { id: string } };

/** The page a buyer is sent to for a SPEI transfer, with buttons that stand for the bank. */
export function speiPages(app: FastifyInstance, payments: Payments): void {
  const find = (id: string) => {
    const payment = payments.get(Number(id));
    return payment?.payment_method_id === 'clabe' ? payment : undefined;
  };

  app.get<WithId>('/spei/:id', async (request, reply) => {
    const payment = find(request.params.id);
    if (!payment) {
      reply.code(404);
      return sendPage(reply, { path: '', title: 'Transferencia no encontrada', content: html`<p>Revisa la liga.</p>` });
    }
    return sendPage(reply, {
      path: '',
      title: 'Paga con transferencia SPEI',
      content: transferCard(payment, app.prefix),
    });
  });

  for (const [verb, act] of [
    ['deposit', (payment: PaymentRecord) => payments.deposit(payment)],
    ['expire', (payment: PaymentRecord) => payments.expire(payment)],
  ] as const) {
    app.post<WithId>(`/spei/:id/${verb}`, { preHandler: refuseForeignForms }, async (request, reply) => {
      const payment = find(request.params.id);
      if (!payment) return reply.code(404).send({ error: 'no such transfer' });
      if (!act(payment)) return reply.code(409).send({ error: 'the transfer is no longer waiting' });
      return reply.redirect(`${app.prefix}/spei/${payment.id}`, 303);
    });
  }
}

function transferCard(payment: PaymentRecord, prefix: string) {
  const base = `${prefix}/spei/${payment.id}`;
  const waits = payment.status === 'pending';
  const late = payment.status === 'cancelled';
  return html`${panel(
    'Datos de la transferencia',
    html`<dl>
<dt>CLABE</dt><dd class="clabe">${payment.payment_method.data?.reference_id}</dd>
<dt>Monto exacto</dt><dd class="figure">${formatPesos(payment.transaction_amount)}</dd>
<dt>Beneficiario</dt><dd>Mercado Pago (sandbox)</dd><dt>Banco</dt><dd>STP</dd>
<dt>Referencia</dt><dd>${payment.external_reference}</dd>
<dt>Vence</dt><dd>${payment.date_of_expiration ? formatMoment(payment.date_of_expiration) : 'Sin fecha'}</dd>
<dt>Estado</dt><dd>${transferState(payment)}</dd></dl>
<div class="pad">${waits ? action(`${base}/deposit`, 'Simular depósito') : null}${waits ? action(`${base}/expire`, 'Vencer') : null}${late ? action(`${base}/deposit`, 'Simular depósito tardío') : null}</div>`,
  )}`;
}

function transferState(payment: PaymentRecord) {
  if (payment.status === 'approved') return state('Acreditado', 'ok');
  if (payment.status === 'pending') return state('En espera de la transferencia', 'wait');
  if (payment.status_detail === 'expired') return state('Vencido', 'bad');
  return state(payment.status, 'neutral');
}
