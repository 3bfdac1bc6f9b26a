import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseForeignForms } from '../../sandbox/forms';
import { html, Markup } from '../../sandbox/html';
import { formatPesos } from '../../sandbox/page';
import { STYLES } from '../../sandbox/styles';
import type { PaymentRecord } from './payment-record';
import type { Payments } from './payments';

type WithId = { Params: { id: string } };

/** The page of the card's bank that a shop shows in a frame (3-D Secure), with buttons that stand for its holder. */
export function challengePages(app: FastifyInstance, payments: Payments): void {
  const find = (id: string) => {
    const payment = payments.get(Number(id));
    return payment?.three_ds_info ? payment : undefined;
  };

  app.post<WithId>('/3ds/:id', async (request, reply) => {
    const payment = find(request.params.id);
    const { creq } = Object(request.body) as { creq?: unknown };
    if (!payment || creq !== payment.three_ds_info?.creq) return reply.code(404).send({ error: 'no such question' });
    return framed(reply, question(payment, app.prefix));
  });

  app.post<WithId>('/3ds/:id/answer', { preHandler: refuseForeignForms }, async (request, reply) => {
    const payment = find(request.params.id);
    if (!payment) return reply.code(404).send({ error: 'no such question' });
    const { accept } = Object(request.body) as { accept?: unknown };
    payments.answerChallenge(payment, accept === 'yes');
    return framed(
      reply,
      html`<p role="status">Listo. Puedes volver a la tienda.</p>`,
      "parent.postMessage({ status: 'COMPLETE' }, '*')",
    );
  });
}

function question(payment: PaymentRecord, prefix: string): Markup {
  const path = `${prefix}/3ds/${payment.id}/answer`;
  const button = (value: string, name: string) =>
    html`<form method="post" action="${path}" class="inline"><input type="hidden" name="accept" value="${value}"><button>${name}</button></form>`;
  return html`<p>Tu banco quiere confirmar esta compra de <strong>${formatPesos(payment.transaction_amount)}</strong> con la tarjeta terminada en ${payment.card.last_four_digits}.</p>
<div class="pad">${button('yes', 'Autorizar compra')}${button('no', 'Rechazar')}</div>`;
}

/** A page without the console's rail: it lives in a frame of the shop. */
function framed(reply: FastifyReply, content: Markup, script?: string): FastifyReply {
  const nonce = randomBytes(12).toString('base64');
  const document = html`<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tu banco</title>
<style>${new Markup(STYLES)}body{display:block;padding:24px}</style></head><body><h1>Confirma tu compra</h1>${content}${
    script ? html`<script nonce="${nonce}">${new Markup(script)}</script>` : null
  }</body></html>`;
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'`,
    )
    .send(document.text);
}
