import type { FastifyInstance } from 'fastify';
import { controlFaults, type FaultSwitches } from '../../sandbox/faults';
import { refuseForeignForms } from '../../sandbox/forms';
import { html } from '../../sandbox/html';
import { action, faultForm, formatMoment, panel, sendPage, state, table } from '../../sandbox/page';
import type { MailStore, StoredMail } from './mail-store';
import type { mailFaults } from './smtp';

const PATH = '/correo';
const TITLE = 'Correo';
/** Rows of the page; to find an older mail, filter by its address. */
const MOST_SHOWN = 500;

/** The mailbox: pages under `/correo` for people, `/mail/messages` for tests. */
export async function mailbox(
  app: FastifyInstance,
  { store, faults, smtpPort }: { store: MailStore; faults: FaultSwitches<typeof mailFaults>; smtpPort: () => number },
): Promise<void> {
  app.get<{ Querystring: { to?: string } }>('/mail/messages', async ({ query }) => ({
    messages: store.list(query.to).map((mail) => ({
      ...mail,
      attachments: (mail.attachments ?? []).map(({ content: _content, ...file }) => file),
    })),
  }));
  app.delete('/mail/messages', async (_, reply) => {
    store.clear();
    return reply.code(204).send();
  });
  controlFaults(app, '/mail/_control/faults', faults, PATH);

  app.get<{ Querystring: { to?: string } }>(PATH, async ({ query }, reply) => {
    const mails = store.list(query.to || undefined);
    const content = html`${panel(
      `Mensajes (${mails.length})`,
      html`<div class="pad"><form method="get" action="${PATH}" class="inline"><input type="search" name="to" value="${query.to ?? ''}" aria-label="Para" placeholder="Para"> <button>Buscar</button></form>${action(`${PATH}/vaciar`, 'Vaciar')}</div>${table(
        ['Recibido', 'De', 'Para', 'Asunto', ''],
        mails.slice(0, MOST_SHOWN).map(mailRow),
      )}`,
    )}${panel(
      'Fallas',
      faultForm('/mail/_control/faults', [
        { name: 'slowMs', label: 'Demora (ms)', value: faults.current.slowMs },
        { name: 'failNext', label: 'Rechazar los próximos', value: faults.current.failNext },
      ]),
    )}<p class="note">SMTP en el puerto ${smtpPort()}. Nada sale de esta máquina.</p>`;
    return sendPage(reply, { path: PATH, title: TITLE, content });
  });

  app.post(`${PATH}/vaciar`, { preHandler: refuseForeignForms }, async (_, reply) => {
    store.clear();
    return reply.redirect(PATH, 303);
  });

  app.get<{ Params: { id: string }; Querystring: { vista?: string } }>(
    `${PATH}/:id`,
    async ({ params, query }, reply) => {
      const mail = store.find(params.id);
      if (!mail) {
        reply.code(404);
        return sendPage(reply, {
          path: PATH,
          title: TITLE,
          content: html`<p>El mensaje ya no está. <a href="${PATH}">Volver</a></p>`,
        });
      }
      const asText = query.vista === 'texto' || mail.html === '';
      const base = `${PATH}/${mail.id}`;
      const content = html`<p><a href="${PATH}">Todos los mensajes</a></p>${panel(
        mail.subject || '(sin asunto)',
        html`<dl><dt>De</dt><dd>${mail.from}</dd><dt>Para</dt><dd>${mail.to.join(', ')}</dd><dt>Recibido</dt><dd>${formatMoment(mail.receivedAt)}</dd><dt>Message-ID</dt><dd><code>${mail.messageId}</code></dd></dl>
${files(base, mail)}<p><a href="${base}" ${asText ? null : html`aria-current="page"`}>HTML</a> · <a href="${base}?vista=texto" ${asText ? html`aria-current="page"` : null}>Texto</a></p>${
          asText
            ? html`<pre>${mail.text}</pre>`
            : html`<iframe src="${base}/html" title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
        }`,
      )}`;
      return sendPage(reply, { path: PATH, title: TITLE, content });
    },
  );

  // The mail's own HTML goes out as it came, into a frame that may run nothing.
  app.get<{ Params: { id: string } }>(`${PATH}/:id/html`, async ({ params }, reply) => {
    const mail = store.find(params.id);
    if (!mail) return reply.code(404).send({ error: 'no such mail' });
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src *",
      )
      .send(`<base target="_blank">${mail.html}`);
  });

  app.get<{ Params: { id: string; at: string } }>(`${PATH}/:id/archivos/:at`, async ({ params }, reply) => {
    const file = store.find(params.id)?.attachments?.[Number(params.at)];
    if (!file?.content) return reply.code(404).send({ error: 'no such file' });
    return reply
      .type(file.contentType)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('content-disposition', `inline; filename="${file.filename.replace(/[^\w.-]/g, '_')}"`)
      .send(Buffer.from(file.content, 'base64'));
  });
}

const files = (base: string, { attachments = [] }: StoredMail) =>
  attachments.length === 0
    ? null
    : html`<p>${attachments.map((file, at) => html`<a href="${base}/archivos/${at}">${file.filename}</a> (${Math.ceil(file.size / 1_024)} KB) `)}</p>`;

function mailRow(mail: StoredMail) {
  return html`<tr><td>${formatMoment(mail.receivedAt)}</td><td>${mail.from}</td><td>${mail.to.join(', ')}</td><td class="wrap"><a href="${PATH}/${mail.id}">${mail.subject || '(sin asunto)'}</a></td><td>${mail.arrivals > 1 ? state(`llegó ${mail.arrivals} veces`, 'bad') : null}</td></tr>`;
}
