import type { OrderTableQuery } from '@actual/contracts';
import { staffRoles } from '@actual/contracts/facts/access/roles';
import type { OrderField } from '@actual/contracts/facts/desk/exports';
import { paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import { isOrderState, OrderState, orderStateWord } from '@actual/contracts/facts/payment/states';
import type { Knex } from '@actual/database';
import { filterOrders } from '../orders/order-filter';
import { orderSort } from '../orders/order-report.queries';
import { folioSql, momentSql, nameSql, yesNo } from '../reports/sql';
import type { SheetColumn } from './sheet';

const columns: Readonly<Record<OrderField, Omit<SheetColumn, 'key'>>> = {
  folio: { title: 'Folio', kind: 'text', width: 10, sql: folioSql('o.folio') },
  createdAt: { title: 'Fecha', kind: 'moment', width: 17, sql: momentSql('o.created_at') },
  client: { title: 'Cliente', kind: 'text', width: 28, sql: nameSql('o.first_name', 'o.last_name') },
  CardCode: { title: 'Código', kind: 'text', width: 10, sql: 'c.card_code' },
  email: { title: 'Correo', kind: 'text', width: 28, sql: 'o.email' },
  phone: { title: 'Teléfono', kind: 'text', width: 15, sql: 'o.phone' },
  invited: { title: 'Invitado', kind: 'text', width: 9, sql: yesNo('o.is_invited') },
  site: { title: 'Marca', kind: 'text', width: 14, sql: 'coalesce(s.name, o.site)' },
  Store: { title: 'Tienda', kind: 'text', width: 16, sql: 'coalesce(t.name, s.name, o.site)' },
  seller: {
    title: 'Vendedor',
    kind: 'text',
    width: 20,
    sql: `coalesce(${nameSql('u.first_name', 'u.last_name')}, 'Web')`,
  },
  paymentType: { title: 'Tipo de pago', kind: 'text', width: 16, sql: 'o.payment_type', word: paymentTypeShortName },
  pieces: { title: 'Piezas', kind: 'whole', width: 8, sql: 'o.pieces' },
  subtotal: { title: 'Subtotal', kind: 'money', width: 13, sql: 'o.subtotal_cents' },
  discount: { title: 'Descuento', kind: 'money', width: 13, sql: 'o.discount_cents' },
  total: { title: 'Total', kind: 'money', width: 13, sql: 'o.total_cents' },
  ammountPaid: { title: 'Pagado', kind: 'money', width: 13, sql: 'o.paid_cents' },
  returned: { title: 'Devuelto', kind: 'money', width: 13, sql: 'o.returned_cents' },
  due: {
    title: 'Por cobrar',
    kind: 'money',
    width: 13,
    sql: `CASE WHEN o.status = '${OrderState.canceled}' THEN 0 ELSE o.total_cents - o.paid_cents END`,
  },
  status: {
    title: 'Estatus',
    kind: 'text',
    width: 17,
    sql: 'o.status',
    word: (status) => (isOrderState(status) ? orderStateWord(status, true) : status),
  },
  sapDocument: { title: 'Orden SAP', kind: 'text', width: 11, sql: 'e.document' },
  deliveryDate: { title: 'Entrega prometida', kind: 'day', width: 16, sql: 'o.delivery_date::text' },
  quotation: { title: 'Cotización', kind: 'text', width: 11, sql: folioSql('q.folio') },
};

export const orderSheet = {
  name: 'Pedidos',
  columns: (fields: readonly OrderField[]): SheetColumn[] => fields.map((key) => ({ key, ...columns[key] })),
  /** Every order of a filter in its order, joined with the columns' data. */
  rows: (db: Knex, query: OrderTableQuery): Knex.QueryBuilder =>
    filterOrders(db, query)
      .leftJoin('site as s', 's.handle', 'o.site')
      .leftJoin('store as t', 't.code', 'o.store_code')
      .leftJoin('app_user as u', (on) => on.on('u.id', 'o.user_id').onIn('u.role', [...staffRoles]))
      .leftJoin('client as c', 'c.id', 'o.client_id')
      .leftJoin('erp_document as e', 'e.order_id', 'o.id')
      .leftJoin('quotation as q', 'q.id', 'o.quotation_id')
      .orderByRaw(orderSort(query)),
};
