import { substitutionRelation } from '@actual/contracts/facts/payment/invoices';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { beSlow, controlFaults, drop, FaultSwitches } from '../../sandbox/faults';
import { refuseForeignForms } from '../../sandbox/forms';
import { cfdiXml } from './cfdi';
import { cfdiPdf } from './cfdi-pdf';
import { invoicingConsole } from './console';
import { invoicingFaults } from './faults';
import { figuresOf } from './figures';
import { InvoiceStore, relatedOf, type StoredInvoice } from './store';
import { ISSUER, type Refusal } from './taxpayers';
import { readCancellation, readInvoice } from './validate';

export type InvoicingSandboxCredentials = { apiKey: string };
export type InvoicingSandboxOptions = InvoicingSandboxCredentials & { stateFile?: string };

type Parts = { store: InvoiceStore; faults: FaultSwitches<typeof invoicingFaults>; apiKey: string };

/** The provider's protocol under this plugin's prefix (`v2`), with console and fault switches. */
export async function invoicingSandbox(app: FastifyInstance, options: InvoicingSandboxOptions): Promise<void> {
  const parts: Parts = {
    store: new InvoiceStore(options.stateFile),
    faults: new FaultSwitches(invoicingFaults),
    apiKey: options.apiKey,
  };
  app.addHook('onClose', async () => parts.store.flush());
  controlFaults(app, '/_control/faults', parts.faults, app.prefix);
  app.get('/_control/invoices', async () => ({ invoices: parts.store.list().map(asAnswer) }));
  app.post<{ Params: { id: string; answer: string } }>(
    '/_control/cancellations/:id/:answer',
    { preHandler: refuseForeignForms },
    async ({ params }, reply) => {
      const one = parts.store.find(params.id);
      const answer = z.enum(['accepted', 'rejected']).safeParse(params.answer);
      if (one?.cancellation?.status !== 'pending' || !answer.success)
        return reply.code(404).send({ error: 'nothing waits' });
      parts.store.answerCancellation(one, answer.data);
      return reply.redirect(app.prefix, 303);
    },
  );
  invoicingConsole(app, parts);
  await app.register(async (api) => protocol(api, parts), { prefix: '/v2' });
}

function protocol(api: FastifyInstance, { store, faults, apiKey }: Parts): void {
  api.addHook('preHandler', async (request, reply) => {
    await beSlow(faults.current.slowMs);
    if (request.headers.authorization !== `Bearer ${apiKey}`)
      return refuse(reply, 401, 'api_key_invalid', 'La llave secreta no es válida.');
    if (!faults.take('failNext')) return;
    const { failStatus } = faults.current;
    if (failStatus === 502)
      return reply.code(502).type('text/html').send('<html><body><h1>Bad Gateway</h1></body></html>');
    return refuse(reply, failStatus, FAILURES[failStatus], 'Falla pedida.');
  });

  api.get<{ Querystring: { external_id?: string } }>('/invoices', async ({ query }) => {
    const data = store.list(query.external_id).slice(0, 100).map(asAnswer);
    return { page: 1, total_pages: 1, total_results: data.length, data };
  });

  api.post('/invoices', async (request, reply) => {
    const sent = readInvoice(request.body, new Date());
    if ('refusals' in sent) return refuseAll(reply, sent.refusals);
    const before = store.ofKey(sent.body.idempotency_key);
    if (before) return reply.send(asAnswer(before));
    if (faults.take('refuseNext')) return refuseAll(reply, [NOT_THEIRS]);
    if (sent.body.type === 'E' && !relatedOf(sent.body).every((uuid) => store.find(uuid)?.status === 'valid'))
      return refuseAll(reply, [NOT_VALID]);
    const figures = figuresOf(sent.body);
    if (faults.take('wrongTotal')) figures.total = Math.round(figures.total * 100 + 1) / 100;
    const invoice = store.add(sent.body, figures);
    const pends = faults.take('pendNext');
    if (!pends) store.stamp(invoice);
    if (faults.take('commitThenDrop')) return drop(request, reply);
    return reply.code(pends ? 202 : 200).send(asAnswer(invoice));
  });

  const of = (request: FastifyRequest<{ Params: { id: string } }>): StoredInvoice | undefined => {
    const one = store.find(request.params.id);
    // a document left without a stamp gets it at the next look
    if (one?.status === 'pending') store.stamp(one);
    return one;
  };
  const missing = (reply: FastifyReply) => refuse(reply, 404, 'invoice_not_found', 'La factura no existe.');
  api.get<{ Params: { id: string } }>('/invoices/:id', async (request, reply) => {
    const one = of(request);
    return one ? asAnswer(one) : missing(reply);
  });
  api.get<{ Params: { id: string } }>('/invoices/:id/pdf', async (request, reply) => {
    const one = of(request);
    return one ? reply.type('application/pdf').send(cfdiPdf(one)) : missing(reply);
  });
  api.get<{ Params: { id: string } }>('/invoices/:id/xml', async (request, reply) => {
    const one = of(request);
    return one ? reply.type('application/xml').send(cfdiXml(one)) : missing(reply);
  });
  api.delete<{ Params: { id: string } }>('/invoices/:id', async (request, reply) => {
    const one = of(request);
    if (!one) return missing(reply);
    const asked = readCancellation(request.query);
    if ('refusal' in asked) return refuseAll(reply, [asked.refusal]);
    const substitute = asked.substitution === null ? null : store.find(asked.substitution);
    if (asked.substitution !== null && !takesPlaceOf(substitute, one)) return refuseAll(reply, [NO_SUBSTITUTE]);
    if (one.status === 'canceled')
      return refuse(reply, 400, 'invoice_already_canceled', 'La factura ya está cancelada.');
    // as the tax authority: a document that valid ones name is not canceled before them
    if (
      store
        .list()
        .some(({ status, body }) => status === 'valid' && body.type === 'E' && relatedOf(body).includes(one.uuid ?? ''))
    )
      return refuseAll(reply, [HAS_RELATED]);
    if (one.cancellation?.status !== 'pending') {
      const waits = faults.take('askReceiver');
      store.askToCancel(one, asked, faults.take('rejectCancellation') ? 'rejected' : waits ? 'pending' : 'accepted');
    }
    return faults.take('commitThenDrop') ? drop(request, reply) : asAnswer(one);
  });
}

/** The new invoice is stamped and names the one before it. */
const takesPlaceOf = (substitute: StoredInvoice | null | undefined, one: StoredInvoice): boolean =>
  substitute?.status === 'valid' &&
  (substitute.body.related_documents ?? []).some(
    ({ relationship, documents }) => relationship === substitutionRelation && documents.includes(one.uuid ?? ''),
  );

const NO_SUBSTITUTE: Refusal = {
  code: 'invalid_value',
  path: 'substitution',
  source: 'facturapi',
  message: 'La factura que sustituye no está timbrada o no se relaciona con esta.',
};

const NOT_VALID: Refusal = {
  code: 'CFDI40160',
  path: 'related_documents',
  source: 'pac',
  message: 'El CFDI relacionado no existe o no está vigente.',
};

const HAS_RELATED: Refusal = {
  code: 'invoice_not_cancellable',
  path: 'id',
  source: 'facturapi',
  message: 'No cancelable: otros CFDI vigentes la nombran.',
};

const FAILURES = {
  409: 'idempotency_key_in_use',
  429: 'rate_limit_exceeded',
  500: 'internal_error',
  502: 'internal_error',
  503: 'invoice_stamping_service_unavailable',
} as const;

const NOT_THEIRS: Refusal = {
  code: 'CFDI40145',
  path: 'customer.legal_name',
  source: 'pac',
  message: 'El campo Nombre del receptor no pertenece al nombre asociado al RFC registrado.',
};

/** Its own refusals name a field; those of the tax authority come in a list. */
function refuseAll(reply: FastifyReply, refusals: readonly Refusal[]): FastifyReply {
  const [first] = refusals;
  const ofPac = first?.source === 'pac';
  return reply.code(400).send({
    ok: false,
    status: 400,
    message: first?.message ?? '',
    location: 'body',
    ...(ofPac ? { code: 'invoice_stamping_failed' } : { code: 'invalid_request', path: first?.path }),
    errors: refusals.map((one) => ({ ...one, location: 'body' })),
  });
}

/** The shape from before the codes: words alone, for faults without a field. */
const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ ok: false, status, code, message });

const asAnswer = (one: StoredInvoice) => ({
  id: one.id,
  created_at: one.createdAt,
  livemode: false,
  status: one.status,
  cancellation_status: one.cancellation?.status ?? 'none',
  cancellation: one.cancellation
    ? {
        requested_at: one.cancellation.requestedAt,
        status: one.cancellation.status,
        motive: one.cancellation.motive,
        substitutionUUID: one.cancellation.substitution,
      }
    : null,
  related_documents: one.body.related_documents ?? [],
  type: one.body.type,
  cfdi_version: 4,
  date: one.date,
  uuid: one.uuid,
  series: one.body.series,
  folio_number: one.folioNumber,
  external_id: one.body.external_id,
  idempotency_key: one.body.idempotency_key,
  customer: one.body.customer,
  issuer_info: { legal_name: ISSUER.name, tax_id: ISSUER.rfc, tax_system: ISSUER.regime, address: { zip: ISSUER.zip } },
  use: one.body.use,
  payment_form: one.body.payment_form,
  payment_method: one.body.payment_method,
  currency: 'MXN',
  total: one.figures.total,
  items: one.body.items,
  stamp: one.stampedAt ? { date: one.stampedAt } : null,
});
