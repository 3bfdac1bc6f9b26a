import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseForeignForms } from '../../sandbox/forms';
import { html } from '../../sandbox/html';
import { panel, sendPage } from '../../sandbox/page';

/** A page of this machine: the bank sends nobody anywhere else. */
const LOCAL_PAGE = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d+)?\//i;

/** The form-encoded body that a shop posts to a bank's secure payment host. */
const cardRequest = z.object({
  Card: z.string().regex(/^\d{14,19}$/),
  Expires: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/),
  Total: z.string().regex(/^\d{1,8}\.\d{2}$/),
  CardType: z.enum(['VISA', 'MC', 'AMEX']),
  MerchantId: z.string().min(1).max(20),
  MerchantName: z.string().max(60),
  MerchantCity: z.string().max(60),
  Reference3D: z.string().min(1).max(40),
  ForwardPath: z.string().regex(LOCAL_PAGE),
  Cert3D: z.literal('03'),
});

/** Codes of the bank's answer: 200 the holder is known, 430 they were refused, 443 the request makes no sense. */
const outcomes = { yes: '200', no: '430' } as const;

/** A bank's secure payment host: a form-encoded 3-D Secure request in, the holder's answer back to the shop's page. */
export async function bankSandbox(app: FastifyInstance): Promise<void> {
  const open = new Map<string, z.output<typeof cardRequest> & { bank: string }>();

  app.post<{ Params: { bank: string } }>('/:bank/secure3d', async (request, reply) => {
    const parsed = cardRequest.safeParse(request.body);
    if (!parsed.success) {
      reply.code(400);
      return sendPage(reply, {
        path: '',
        title: 'Solicitud incompleta',
        content: html`<p>Código 443. Revisa: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}.</p>`,
      });
    }
    const id = randomBytes(16).toString('hex');
    open.set(id, { ...parsed.data, bank: request.params.bank });
    return reply.redirect(`${app.prefix}/secure3d/${id}`, 303);
  });

  app.get<{ Params: { id: string } }>('/secure3d/:id', async (request, reply) => {
    const asked = open.get(request.params.id);
    if (!asked) return reply.code(404).send({ error: 'no such request' });
    const button = (value: string, name: string) =>
      html`<form method="post" action="${app.prefix}/secure3d/${request.params.id}" class="inline"><input type="hidden" name="answer" value="${value}"><button>${name}</button></form>`;
    return sendPage(reply, {
      path: '',
      title: `Autorización de ${asked.bank}`,
      formsLeadTo: new URL(asked.ForwardPath).origin,
      content: panel(
        'Confirma que esta tarjeta es tuya',
        html`<dl><dt>Comercio</dt><dd>${asked.MerchantName}</dd><dt>Tarjeta</dt><dd>Terminada en ${asked.Card.slice(-4)}</dd><dt>Monto</dt><dd>${asked.Total}</dd></dl><div class="pad">${button('yes', 'Autorizar')}${button('no', 'Rechazar')}</div>`,
      ),
    });
  });

  app.post<{ Params: { id: string } }>('/secure3d/:id', { preHandler: refuseForeignForms }, async (request, reply) => {
    const asked = open.get(request.params.id);
    if (!asked) return reply.code(404).send({ error: 'no such request' });
    open.delete(request.params.id);
    const { answer } = Object(request.body) as { answer?: unknown };
    const back = new URL(asked.ForwardPath);
    back.searchParams.set('Status', answer === 'yes' ? outcomes.yes : outcomes.no);
    back.searchParams.set('Reference3D', asked.Reference3D);
    if (answer === 'yes') {
      back.searchParams.set('ECI', asked.CardType === 'MC' ? '02' : '05');
      back.searchParams.set('XID', randomBytes(20).toString('base64'));
      back.searchParams.set('CAVV', randomBytes(20).toString('base64'));
    }
    return reply.redirect(back.href, 303);
  });
}
