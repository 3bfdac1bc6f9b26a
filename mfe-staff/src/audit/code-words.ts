import { roleWords } from '@actual/contracts/facts/access/roles';
import { reviewStateWords } from '@actual/contracts/facts/catalog/reviews';
import { brands, isSite } from '@actual/contracts/facts/company/brands';
import {
  isRequestKind,
  requestKindWords,
  requestReasonWords,
  requestStateWords,
  requestStepWords,
  resolutionWords,
} from '@actual/contracts/facts/delivery/after-sale';
import { dayHalfWords } from '@actual/contracts/facts/delivery/day-halves';
import { delayWords } from '@actual/contracts/facts/delivery/delays';
import { deliveryStateWords, failureWords } from '@actual/contracts/facts/delivery/deliveries';
import type { ExportFormat, OrderField, QuotationField } from '@actual/contracts/facts/desk/exports';
import { webSales } from '@actual/contracts/facts/desk/filter-values';
import { lostReasonWords } from '@actual/contracts/facts/desk/follow-up';
import { messageStateWords } from '@actual/contracts/facts/desk/messages';
import { cancellationMotiveWords } from '@actual/contracts/facts/payment/invoices';
import { isPaymentType, paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import { quotationStateWords, quotationStepWords } from '@actual/contracts/facts/payment/quotation-states';
import { isOrderState, orderStateWord } from '@actual/contracts/facts/payment/states';
import { fiscalLabels } from '@actual/contracts/fiscal/fiscal-form';
import { wayInWords } from '@actual/contracts/way-in/way-in-words';

type Table = Readonly<Record<string, string>>;

const formats: Readonly<Record<ExportFormat, string>> = { xlsx: 'Excel', csv: 'CSV' };
/** The currency of a client's account. */
const currencies = { MXP: 'Pesos', USD: 'Dólares', mxn: 'Pesos', usd: 'Dólares' };
/** Columns of an exported file. */
const columns: Readonly<Record<OrderField | QuotationField, string>> = {
  folio: 'Folio',
  createdAt: 'Fecha',
  client: 'Cliente',
  CardCode: 'Código',
  email: 'Correo',
  phone: 'Teléfono',
  invited: 'Invitado',
  site: 'Marca',
  Store: 'Tienda',
  seller: 'Vendedor',
  paymentType: 'Tipo de pago',
  pieces: 'Piezas',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  total: 'Total',
  ammountPaid: 'Pagado',
  returned: 'Devuelto',
  due: 'Por cobrar',
  status: 'Estatus',
  sapDocument: 'Documento SAP',
  deliveryDate: 'Entrega',
  quotation: 'Cotización',
  totalPg1: 'Un solo pago',
  totalPg2: '3 MSI',
  totalPg3: '6 y 9 MSI',
  totalPg4: '12 MSI',
  order: 'Pedido',
  lostReason: 'Motivo de pérdida',
  estimatedCloseDate: 'Cierre estimado',
  nextStep: 'Siguiente paso',
  nextStepDay: 'Día del siguiente paso',
};

const paymentType = (code: string) => (isPaymentType(code) ? paymentTypeShortName(code) : undefined);
const within =
  (table: Table) =>
  (code: string): string | undefined =>
    Object.hasOwn(table, code) ? table[code] : undefined;

/** Words of the codes that each field may hold. */
const codes: Readonly<Record<string, (code: string) => string | undefined>> = {
  changed: within(fiscalLabels),
  User: (code) => (code === webSales ? 'Web' : undefined),
  currency: within(currencies),
  fields: within(columns),
  from: within(deliveryStateWords),
  half: within(dayHalfWords),
  format: within(formats),
  lostReason: within(lostReasonWords),
  missing: within({ keep: 'Se queda a la venta', hide: 'Se oculta' }),
  motive: within(cancellationMotiveWords),
  paymentType,
  kind: (code) => (isRequestKind(code) ? requestKindWords[code].name : undefined),
  reason: (code) => within({ ...lostReasonWords, ...failureWords, ...delayWords })(code) ?? requestReasonWords(code),
  role: within(roleWords),
  site: (code) => (isSite(code) ? brands[code].name : undefined),
  state: within({ ...requestStateWords, ...reviewStateWords, ...messageStateWords, ...deliveryStateWords }),
  status: (code) => (isOrderState(code) ? orderStateWord(code, true) : within(quotationStateWords)(code)),
  resolution: within(resolutionWords),
  step: within({ ...quotationStepWords, ...requestStepWords }),
  to: within(deliveryStateWords),
  type: paymentType,
  wayIn: wayInWords,
};

/** A code that this field holds, in words; a text that is none as it is. */
export const codeWords = (name: string, text: string): string =>
  (Object.hasOwn(codes, name) ? codes[name]?.(text) : undefined) ?? text;
