import type { FastifyInstance } from 'fastify';
import type { FaultSwitches } from '../../sandbox/faults';
import { html } from '../../sandbox/html';
import { action, faultForm, formatMoment, formatPesos, panel, sendPage, state, table } from '../../sandbox/page';
import { cfdiXml } from './cfdi';
import { cfdiPdf } from './cfdi-pdf';
import type { invoicingFaults } from './faults';
import { type InvoiceStore, relatedOf, type StoredInvoice } from './store';

const ROWS = 100;
const WORDS = { pending: ['Por timbrar', 'wait'], valid: ['Timbrada', 'ok'], canceled: ['Cancelada', 'bad'] } as const;

/** The page that shows the invoices, with the files of each. */
export function invoicingConsole(
  app: FastifyInstance,
  { store, faults }: { store: InvoiceStore; faults: FaultSwitches<typeof invoicingFaults> },
): void {
  app.get('/', async (_, reply) => {
    const { current } = faults;
    const content = html`${panel(
      `Facturas (${store.list().length})`,
      table(
        ['Emitida', 'Folio', 'Tipo', 'Folio fiscal', 'Relacionados', 'RFC', 'Nombre', 'Pedido', 'Total', 'Estado', ''],
        store
          .list()
          .slice(0, ROWS)
          .map((one) => row(app.prefix, one)),
      ),
    )}${panel(
      'Fallas',
      faultForm(`${app.prefix}/_control/faults`, [
        { name: 'slowMs', label: 'Demora (ms)', value: current.slowMs },
        { name: 'failNext', label: 'Fallar las próximas', value: current.failNext },
        {
          name: 'failStatus',
          label: 'Con el código',
          value: current.failStatus,
          options: ['409', '429', '500', '502', '503'],
        },
        { name: 'commitThenDrop', label: 'Timbrar y cortar la línea', value: current.commitThenDrop },
        { name: 'pendNext', label: 'Dejar por timbrar', value: current.pendNext },
        { name: 'refuseNext', label: 'Rechazar el nombre', value: current.refuseNext },
        { name: 'askReceiver', label: 'Cancelar con aceptación', value: current.askReceiver },
        { name: 'rejectCancellation', label: 'Rechazar cancelaciones', value: current.rejectCancellation },
        { name: 'wrongTotal', label: 'Un centavo de más', value: current.wrongTotal },
      ]),
    )}<p class="note">Los documentos tienen la forma de un CFDI 4.0 y ninguna validez fiscal.</p>`;
    return sendPage(reply, { path: app.prefix, title: 'Facturación', content });
  });

  app.get<{ Params: { id: string } }>('/ver/:id.pdf', async ({ params }, reply) => {
    const one = store.find(params.id);
    return one ? reply.type('application/pdf').send(cfdiPdf(one)) : reply.code(404).send({ error: 'no such invoice' });
  });
  app.get<{ Params: { id: string } }>('/ver/:id.xml', async ({ params }, reply) => {
    const one = store.find(params.id);
    return one ? reply.type('application/xml').send(cfdiXml(one)) : reply.code(404).send({ error: 'no such invoice' });
  });
}

/** The beginning of a number; the pointer shows all of it. */
const shortened = (number: string | null | undefined) =>
  number ? html`<code title="${number}">${number.slice(0, 8)}</code> ` : null;

function row(prefix: string, one: StoredInvoice) {
  const waits = one.cancellation?.status === 'pending';
  const [word, tone] = waits ? (['Por cancelar', 'wait'] as const) : WORDS[one.status];
  const answer = (said: 'accepted' | 'rejected', label: string) =>
    action(`${prefix}/_control/cancellations/${one.id}/${said}`, label);
  const files = html`<a href="${prefix}/ver/${one.id}.pdf">PDF</a> <a href="${prefix}/ver/${one.id}.xml">XML</a>`;
  return html`<tr><td>${formatMoment(one.createdAt)}</td><td><strong>${one.body.series}-${one.folioNumber}</strong></td><td>${one.body.type === 'E' ? 'Egreso' : 'Ingreso'}</td><td>${shortened(one.uuid)}</td><td>${relatedOf(one.body).map(shortened)}</td><td>${one.body.customer.tax_id}</td><td>${one.body.customer.legal_name}</td><td>${shortened(one.body.external_id)}</td><td class="num">${formatPesos(one.figures.total)}</td><td>${state(word, tone)}</td><td>${one.status === 'pending' ? null : files} ${waits ? html`${answer('accepted', 'Aceptar cancelación')} ${answer('rejected', 'Rechazarla')}` : null}</td></tr>`;
}
