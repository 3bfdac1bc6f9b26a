import type { FastifyInstance } from 'fastify';
import type { FaultSwitches } from '../../sandbox/faults';
import { html, type Markup } from '../../sandbox/html';
import { action, faultForm, formatMoment, formatPesos, panel, sendPage, state, table } from '../../sandbox/page';
import { SAP_FAULTS, type sapFaults } from './faults';
import type { Row } from './odata';
import { lacksSeries, seriesIn } from './series';
import type { SapStore } from './store';

const ROWS = 100;

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const pesos = (value: unknown): string => formatPesos(Number(value) || 0);

/** The page that shows the company database. */
export function sapConsole(
  app: FastifyInstance,
  { store, faults }: { store: SapStore; faults: FaultSwitches<typeof sapFaults> },
): void {
  app.get('/', async (_, reply) => {
    const newest = (entity: 'Orders' | 'IncomingPayments' | 'BusinessPartners') =>
      store.rows(entity).slice(-ROWS).reverse();
    const content = html`${panel(
      `Pedidos (${store.rows('Orders').length})`,
      table(
        ['Creado', 'DocNum', 'DocEntry', 'Pedido web', 'Cliente', 'Artículos', 'Total', 'Estado', 'Números de serie'],
        newest('Orders').map((order) => orderRow(order, seriesCell(app.prefix, store, order))),
      ),
    )}${panel(
      `Pagos recibidos (${store.rows('IncomingPayments').length})`,
      table(['Creado', 'DocNum', 'Referencia', 'Cliente', 'Suma'], newest('IncomingPayments').map(paymentRow)),
    )}${panel(
      `Socios de negocio (${store.rows('BusinessPartners').length})`,
      table(['Creado', 'Código', 'Nombre', 'RFC', 'Correo'], newest('BusinessPartners').map(partnerRow)),
    )}${panel(
      'Fallas',
      faultForm(`${app.prefix}/_control/faults`, [
        { name: 'slowMs', label: 'Demora (ms)', value: faults.current.slowMs },
        { name: 'failNext', label: 'Fallar las próximas', value: faults.current.failNext },
        { name: 'fault', label: 'Con la falla', value: faults.current.fault, options: Object.keys(SAP_FAULTS) },
        { name: 'commitThenDrop', label: 'Guardar y cortar la línea', value: faults.current.commitThenDrop },
        { name: 'uniqueWebOrderId', label: 'U_WebOrderId único', value: faults.current.uniqueWebOrderId },
      ]),
    )}`;
    return sendPage(reply, { path: app.prefix, title: 'SAP Business One', content });
  });
}

/** The numbers of an order, or the button that allocates them. */
function seriesCell(prefix: string, store: SapStore, order: Row) {
  if (!lacksSeries(store, order)) return html`${seriesIn(order).join(', ')}`;
  return action(`${prefix}/_control/orders/${text(order.DocEntry)}/series`, 'Asignar');
}

function orderRow(order: Row, series: Markup) {
  const lines = Array.isArray(order.DocumentLines) ? (order.DocumentLines as Row[]) : [];
  const canceled = order.Cancelled === 'tYES';
  const open = order.DocumentStatus === 'bost_Open';
  return html`<tr><td>${formatMoment(text(order.CreationDate))}</td><td><strong>${text(order.DocNum)}</strong></td><td>${text(order.DocEntry)}</td>
<td><code title="${text(order.U_WebOrderId)}">${text(order.U_WebOrderId).slice(0, 8)}</code></td><td>${text(order.CardCode)}</td><td class="wrap">${lines.map((line) => `${text(line.Quantity)} × ${text(line.ItemCode)}`).join(', ')}</td>
<td class="num">${pesos(order.DocTotal)}</td><td>${canceled ? state('Cancelado', 'bad') : state(open ? 'Abierto' : 'Cerrado', open ? 'wait' : 'ok')}</td><td class="wrap">${series}</td></tr>`;
}

function paymentRow(payment: Row) {
  return html`<tr><td>${formatMoment(text(payment.CreationDate))}</td><td><strong>${text(payment.DocNum)}</strong></td><td>${text(payment.TransferReference)}</td><td>${text(payment.CardCode)}</td><td class="num">${pesos(payment.TransferSum)}</td></tr>`;
}

function partnerRow(partner: Row) {
  return html`<tr><td>${formatMoment(text(partner.CreationDate))}</td><td><strong>${text(partner.CardCode)}</strong></td><td>${text(partner.CardName)}</td><td>${text(partner.FederalTaxID)}</td><td>${text(partner.EmailAddress)}</td></tr>`;
}
