import type { FastifyInstance } from 'fastify';
import type { FaultSwitches } from '../../sandbox/faults';
import { refuseForeignForms } from '../../sandbox/forms';
import { html } from '../../sandbox/html';
import { action, faultForm, formatMoment, formatPesos, panel, sendPage, state, table } from '../../sandbox/page';
import { TEST_CARDS } from './cards';
import type { MercadoPagoSandboxCredentials } from './credentials';
import { deferredMethod } from './deferred-methods';
import type { mercadoPagoFaults } from './faults';
import type { Notifications, NotificationTry } from './notifications';
import { OUTCOME_BY_NAME } from './outcomes';
import type { PaymentRecord } from './payment-record';
import type { Payments } from './payments';
import type { MercadoPagoStore } from './store';

const ROWS = 100;

type Parts = {
  store: MercadoPagoStore;
  payments: Payments;
  notifications: Notifications;
  faults: FaultSwitches<typeof mercadoPagoFaults>;
  credentials: MercadoPagoSandboxCredentials;
};

/** The page that shows payments and notifications and lets a person play the bank. */
export function mercadoPagoConsole(
  app: FastifyInstance,
  { store, payments, notifications, faults, credentials }: Parts,
): void {
  app.get('/', async (_, reply) => {
    const shown = store.newestFirst().slice(0, ROWS);
    const content = html`${panel(
      `Pagos (${store.payments.size})`,
      table(
        ['Creado', 'Pago', 'Referencia', 'Método', 'Titular', 'Monto', 'Estado', 'Detalle', 'Acciones'],
        shown.map((payment) => paymentRow(payment, app.prefix)),
      ),
    )}${panel('Avisos enviados', table(['Hora', 'Pago', 'Aviso', 'Intento', 'Respuesta', 'Destino'], notifications.log.slice(0, ROWS).map(notificationRow)))}${panel(
      'Fallas',
      faultForm(`${app.prefix}/_control/faults`, [
        { name: 'slowMs', label: 'Demora (ms)', value: faults.current.slowMs },
        { name: 'slowAnswerMs', label: 'Demora de la respuesta (ms)', value: faults.current.slowAnswerMs },
        { name: 'failNext', label: 'Fallar las próximas', value: faults.current.failNext },
        {
          name: 'failStatus',
          label: 'Con el estado',
          value: faults.current.failStatus,
          options: ['429', '500', '502', '503'],
        },
        { name: 'commitThenDrop', label: 'Cobrar y cortar la línea', value: faults.current.commitThenDrop },
        { name: 'repeatNotices', label: 'Repetir avisos', value: faults.current.repeatNotices },
        { name: 'reorder', label: 'Desordenar avisos', value: faults.current.reorder },
        { name: 'silent', label: 'No avisar', value: faults.current.silent },
      ]),
    )}${panel('Tarjetas de prueba', table(['Número', 'Marca', 'Banco', 'CVV', 'Vence'], TEST_CARDS.map(cardRow)))}${panel(
      'Titulares de prueba',
      table(
        ['Nombre', 'Estado', 'Detalle'],
        Object.entries(OUTCOME_BY_NAME).map(
          ([name, outcome]) =>
            html`<tr><td><code>${name}</code></td><td>${outcome.status}</td><td>${outcome.status_detail}</td></tr>`,
        ),
      ),
    )}${panel('Credenciales', html`<dl><dt>Llave pública</dt><dd><code>${credentials.publicKey}</code></dd></dl>`)}`;
    return sendPage(reply, { path: app.prefix, title: 'Mercado Pago', content });
  });

  const acts: Record<string, (payment: PaymentRecord) => unknown> = {
    approve: (payment) => payments.review(payment, true),
    reject: (payment) => payments.review(payment, false),
    refund: (payment) => payments.refund(payment, undefined),
    dispute: (payment) => payments.dispute(payment, 'in_process'),
    lose: (payment) => payments.dispute(payment, 'settled'),
    win: (payment) => payments.dispute(payment, 'reimbursed'),
    notify: (payment) => notifications.announce(payment, 'payment.updated'),
  };
  app.post<{ Params: { id: string; act: string } }>(
    '/console/payments/:id/:act',
    { preHandler: refuseForeignForms },
    async (request, reply) => {
      const payment = payments.get(Number(request.params.id));
      const act = Object.hasOwn(acts, request.params.act) ? acts[request.params.act] : undefined;
      if (!payment || !act) return reply.code(404).send({ error: 'no such payment or action' });
      act(payment);
      return reply.redirect(app.prefix, 303);
    },
  );
}

function paymentRow(payment: PaymentRecord, prefix: string) {
  const base = `${prefix}/console/payments/${payment.id}`;
  const { last_four_digits, cardholder } = payment.card;
  const refunded = payment.transaction_amount_refunded;
  return html`<tr><td>${formatMoment(payment.date_created)}</td><td><strong>${payment.id}</strong></td><td>${payment.external_reference}</td>
<td>${payment.payment_method_id}${last_four_digits ? ` ···· ${last_four_digits}` : ''}${payment.installments > 1 ? `, ${payment.installments} meses` : ''}</td><td>${cardholder?.name ?? payment.payer.email}</td>
<td class="num">${formatPesos(payment.transaction_amount)}${refunded > 0 ? `, devuelto ${formatPesos(refunded)}` : ''}</td><td>${state(payment.status, toneOf(payment.status))}</td><td>${payment.status_detail}</td>
<td>${payment.status === 'in_process' ? html`${action(`${base}/approve`, 'Aprobar')}${action(`${base}/reject`, 'Rechazar')}` : null}${
    payment.status === 'approved'
      ? html`${action(`${base}/refund`, 'Devolver')}${action(`${base}/dispute`, 'Contracargo')}`
      : null
  }${
    payment.status === 'charged_back' && payment.status_detail === 'in_process'
      ? html`${action(`${base}/lose`, 'El banco lo devuelve')}${action(`${base}/win`, 'A favor de la tienda')}`
      : null
  }${deferredMethod(payment.payment_method_id) ? html`<a href="${prefix}/deferred/${payment.id}">Instrucciones</a> ` : null}${action(`${base}/notify`, 'Reenviar aviso')}</td></tr>`;
}

function toneOf(status: string): 'ok' | 'wait' | 'bad' | 'neutral' {
  if (status === 'approved') return 'ok';
  if (status === 'pending' || status === 'in_process') return 'wait';
  return status === 'rejected' || status === 'cancelled' ? 'bad' : 'neutral';
}

function notificationRow(notification: NotificationTry) {
  return html`<tr><td>${formatMoment(notification.at)}</td><td>${notification.paymentId}</td><td>${notification.action}</td><td>${notification.attempt}</td><td>${state(notification.result, notification.ok ? 'ok' : 'bad')}</td><td class="wrap">${notification.url}</td></tr>`;
}

function cardRow(card: (typeof TEST_CARDS)[number]) {
  const groups = card.number.replace(/(\d{4})(?=\d)/g, '$1 ');
  return html`<tr><td><code>${groups}</code></td><td>${card.method}</td><td>${card.issuer.name}</td><td>${card.method === 'amex' ? '1234' : '123'}</td><td>11/30</td></tr>`;
}
