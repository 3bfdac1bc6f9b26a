import type { QuotationTableQuery } from '@actual/contracts';
import type { QuotationField } from '@actual/contracts/facts/desk/exports';
import { isLostReason, lostReasonWords } from '@actual/contracts/facts/desk/follow-up';
import { paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import { isQuotationState, quotationStateWords } from '@actual/contracts/facts/payment/quotation-states';
import type { Knex } from '@actual/database';
import { joinedQuotations, lastPaymentType, personOf, quotationSort } from '../quotations/quotation-report.queries';
import { folioSql, momentSql, nameSql, yesNo } from '../reports/sql';
import type { SheetColumn } from './sheet';

const plan = (group: number, title: string): Omit<SheetColumn, 'key'> => ({
  title,
  kind: 'money',
  width: 13,
  sql: `q.totals_cents[${group}]`,
});

const columns: Readonly<Record<QuotationField, Omit<SheetColumn, 'key'>>> = {
  folio: { title: 'Folio', kind: 'text', width: 10, sql: folioSql('q.folio') },
  createdAt: { title: 'Fecha', kind: 'moment', width: 17, sql: momentSql('q.created_at') },
  client: { title: 'Cliente', kind: 'text', width: 28, sql: personOf('name') },
  CardCode: { title: 'Código', kind: 'text', width: 10, sql: 'c.card_code' },
  email: { title: 'Correo', kind: 'text', width: 28, sql: personOf('email') },
  phone: { title: 'Teléfono', kind: 'text', width: 15, sql: personOf('phone') },
  invited: { title: 'Invitado', kind: 'text', width: 9, sql: yesNo('coalesce(w.invited, q.client_id IS NULL)') },
  site: { title: 'Marca', kind: 'text', width: 14, sql: 'coalesce(s.name, q.site)' },
  Store: { title: 'Tienda', kind: 'text', width: 16, sql: 'coalesce(t.name, s.name, q.site)' },
  seller: {
    title: 'Vendedor',
    kind: 'text',
    width: 20,
    sql: `coalesce(${nameSql('u.first_name', 'u.last_name')}, 'Web')`,
  },
  paymentType: { title: 'Tipo de pago', kind: 'text', width: 16, sql: lastPaymentType, word: paymentTypeShortName },
  pieces: { title: 'Piezas', kind: 'whole', width: 8, sql: 'q.pieces' },
  total: { title: 'Total', kind: 'money', width: 13, sql: 'q.total_cents' },
  totalPg1: plan(1, 'En un pago'),
  totalPg2: plan(2, 'A 3 meses'),
  totalPg3: plan(3, 'A 6 y 9 meses'),
  totalPg4: plan(4, 'A 12 meses'),
  status: {
    title: 'Estatus',
    kind: 'text',
    width: 14,
    sql: 'q.state',
    word: (state) => (isQuotationState(state) ? quotationStateWords[state] : state),
  },
  order: { title: 'Pedido', kind: 'text', width: 10, sql: folioSql('o.folio') },
  lostReason: {
    title: 'Motivo de pérdida',
    kind: 'text',
    width: 28,
    sql: `(SELECT l.reason FROM quotation_closing l WHERE l.quotation_id = q.id AND l.reopened_at IS NULL)`,
    word: (reason) => (isLostReason(reason) ? lostReasonWords[reason] : reason),
  },
  estimatedCloseDate: { title: 'Cierre estimado', kind: 'day', width: 14, sql: 'f.estimated_close_date::text' },
  nextStep: { title: 'Siguiente paso', kind: 'text', width: 30, sql: 'f.next_step' },
  nextStepDay: { title: 'Día del siguiente paso', kind: 'day', width: 14, sql: 'f.next_step_on::text' },
};

export const quotationSheet = {
  name: 'Cotizaciones',
  columns: (fields: readonly QuotationField[]): SheetColumn[] => fields.map((key) => ({ key, ...columns[key] })),
  /** Every quotation of a filter in its order, joined with the columns' data. */
  rows: (db: Knex, query: QuotationTableQuery): Knex.QueryBuilder =>
    joinedQuotations(db, query).orderByRaw(quotationSort(query)),
};
