import { consentFormWords, purposeWords } from '@actual/contracts/facts/access/privacy';
import { reviewStateWords } from '@actual/contracts/facts/catalog/reviews';
import { brands } from '@actual/contracts/facts/company/brands';
import {
  requestKinds,
  requestKindWords,
  requestReasons,
  requestReasonWords,
  requestStateWords,
  resolutionWords,
} from '@actual/contracts/facts/delivery/after-sale';
import { dayHalfWords } from '@actual/contracts/facts/delivery/day-halves';
import { delayAnswerWords, delayWords } from '@actual/contracts/facts/delivery/delays';
import { deliveryStateWords, failureWords } from '@actual/contracts/facts/delivery/deliveries';
import {
  cancellationMotiveWords,
  creditRelationWords,
  invoiceStateWords,
} from '@actual/contracts/facts/payment/invoices';
import { clientLedgers, paymentTypeName, paymentTypes } from '@actual/contracts/facts/payment/payment-types';
import { orderStates, orderStateWord, paymentStateWords } from '@actual/contracts/facts/payment/states';

/** One file of an archive: the stored data of one kind, under names that people read. */
export interface ExportFile {
  readonly name: string;
  /** The description of its rows, for the list at the front. */
  readonly about: string;
  /** Of `:userId`, `:clientId`, `:email` and `:digest`, the latest first; at most `:most` rows. */
  readonly sql: string;
}

/** A column's code as people read it. */
const inWords = (column: string, words: Readonly<Record<string, string>>): string =>
  `CASE ${column} ${Object.entries(words)
    .map(([code, word]) => `WHEN '${code}' THEN '${word.replaceAll("'", "''")}'`)
    .join(' ')} ELSE ${column} END`;
const named = (codes: readonly string[], nameOf: (code: never) => string): Record<string, string> =>
  Object.fromEntries(codes.map((code) => [code, nameOf(code as never)]));

const brand = (column: string): string =>
  inWords(
    column,
    named(Object.keys(brands), (site: keyof typeof brands) => brands[site].name),
  );
const orderState = (column: string): string =>
  inWords(
    column,
    named(orderStates, (state: (typeof orderStates)[number]) => orderStateWord(state, false)),
  );
const paymentType = (column: string): string => inWords(column, named(paymentTypes, paymentTypeName));
const requestKind = named(requestKinds, (kind: (typeof requestKinds)[number]) => requestKindWords[kind].name);
const requestReason = named(
  Object.values(requestReasons).flatMap((reasons) => Object.keys(reasons)),
  (code: string) => requestReasonWords(code) ?? code,
);
const pesos = (cents: string): string => `(${cents} / 100.0)::float8`;

const movements = { deposit: 'Depósito', payment: 'Pago', return: 'Devolución', adjustment: 'Ajuste' };

/** Everything stored about an account, and everything its e-mail asked for without an account. */
export const exportFiles: readonly ExportFile[] = [
  {
    name: 'perfil',
    about: 'Tu cuenta',
    sql: `SELECT c.card_code AS "idDeCliente", u.first_name AS "nombre", u.last_name AS "apellidos", u.email AS "correo", u.owns_email AS "correoComprobado",
        u.phone AS "telefono", u.mobile_phone AS "celular", c.currency AS "moneda", c.way_in AS "acceso", u.created_at AS "creada"
      FROM app_user u JOIN client c ON c.id = u.client_id WHERE u.id = :userId AND c.id = :clientId LIMIT :most`,
  },
  {
    name: 'direcciones',
    about: 'Direcciones de entrega',
    sql: `SELECT k.code AS "clave", k.first_name AS "nombre", k.last_name AS "apellidos", k.phone AS "telefono",
        k.mobile_phone AS "celular", k.email AS "correo", k.street AS "calle", k.exterior_number AS "numeroExterior",
        k.interior_number AS "numeroInterior", k.settlement AS "colonia", k.municipality AS "municipio",
        k.city AS "ciudad", s.name AS "estado", k.zip AS "codigoPostal", k.between_street AS "entreCalle",
        k.and_street AS "yCalle", k.notes AS "referencias", k.created_at AS "guardada", k.updated_at AS "cambiada"
      FROM contact k JOIN state s ON s.code = k.state_code WHERE k.client_id = :clientId
      ORDER BY k.created_at DESC LIMIT :most`,
  },
  {
    name: 'datos-fiscales',
    about: 'Datos para tus facturas',
    sql: `SELECT rfc AS "rfc", company_name AS "razonSocial", public_name AS "nombreComercial", cfdi_use AS "usoCfdi",
        regime AS "regimen", phone AS "telefono", email AS "correo", street AS "calle",
        exterior_number AS "numeroExterior", interior_number AS "numeroInterior", block AS "colonia", city AS "ciudad",
        state AS "estado", zip AS "codigoPostal", locality AS "localidad", updated_at AS "cambiados"
      FROM fiscal_address WHERE client_id = :clientId LIMIT :most`,
  },
  {
    name: 'cotizaciones',
    about: 'Cotizaciones, con lo que tienen y a quién se enviaron',
    sql: `SELECT q.folio AS "folio", ${brand('q.site')} AS "tienda", q.created_at AS "creada", q.updated_at AS "cambiada",
        (SELECT w.client_ip FROM quotation_caller w WHERE w.quotation_id = q.id) AS "direccionIp",
        q.zipcode_id AS "codigoPostal", q.guest_address AS "direccion", q.is_closed AS "cerrada",
        coalesce((SELECT jsonb_agg(jsonb_build_object('articulo', l.item_code, 'nombre', p.name, 'piezas', l.quantity,
            'precio', ${pesos('l.unit_price_cents')}) ORDER BY l.position)
          FROM quotation_line l LEFT JOIN product p ON p.id = l.product_id WHERE l.quotation_id = q.id), '[]') AS "articulos",
        coalesce((SELECT jsonb_agg(jsonb_build_object('nombre', d.name, 'telefono', d.phone, 'correo', d.email,
            'fecha', d.created_at) ORDER BY d.created_at)
          FROM lead d WHERE d.quotation_id = q.id AND lower(d.email) = lower(:email)), '[]') AS "solicitudesDeAsesor",
        EXISTS (SELECT FROM invoice_request r WHERE r.quotation_id = q.id) AS "facturaAutomatica"
      FROM quotation q WHERE q.client_id = :clientId ORDER BY q.created_at DESC LIMIT :most`,
  },
  {
    name: 'pedidos',
    about: 'Pedidos, con sus artículos, pagos y dirección',
    sql: `SELECT o.folio AS "folio", ${brand('o.site')} AS "tienda", ${orderState('o.status')} AS "estado",
        o.created_at AS "fecha", o.first_name AS "nombre", o.last_name AS "apellidos", o.email AS "correo",
        o.phone AS "telefono", o.address AS "direccion", ${paymentType('o.payment_type')} AS "formaDePago",
        ${pesos('o.subtotal_cents')} AS "subtotal", ${pesos('o.discount_cents')} AS "descuento",
        ${pesos('o.total_cents')} AS "total", ${pesos('o.paid_cents')} AS "pagado", o.delivery_date::text AS "entrega",
        coalesce((SELECT jsonb_agg(jsonb_build_object('articulo', l.item_code, 'nombre', l.name, 'acabado', l.finish,
            'piezas', l.quantity, 'precio', ${pesos('l.unit_total_cents')}, 'importe', ${pesos('l.total_cents')},
            'entrega', l.ship_date) ORDER BY l.position)
          FROM order_line l WHERE l.order_id = o.id), '[]') AS "articulos",
        coalesce((SELECT jsonb_agg(jsonb_build_object('forma', ${paymentType('p.type')}, 'importe', ${pesos('p.amount_cents')},
            'devuelto', ${pesos('p.refunded_cents')}, 'estado', ${inWords('p.status', paymentStateWords)},
            'tarjetaTerminaEn', p.card_last_four, 'fecha', p.created_at) ORDER BY p.created_at)
          FROM payment p WHERE p.quotation_id = o.quotation_id), '[]') AS "pagos",
        coalesce((SELECT jsonb_agg(jsonb_build_object('antesDe', c.created_at, 'direccion', c.address_before) ORDER BY c.created_at)
          FROM delivery_address_change c WHERE c.order_id = o.id), '[]') AS "direccionesAnteriores",
        coalesce((SELECT jsonb_agg(jsonb_build_object('fecha', m.created_at, 'piezas', m.pieces, 'dia', m.to_day,
            'horario', ${inWords('m.to_half', dayHalfWords)}, 'diaAnterior', m.from_day,
            'horarioAnterior', ${inWords('m.from_half', dayHalfWords)}) ORDER BY m.created_at)
          FROM delivery_change m WHERE m.order_id = o.id), '[]') AS "cambiosDeFecha",
        coalesce((SELECT jsonb_agg(jsonb_build_object('fecha', y.created_at, 'piezas', y.pieces, 'diaAnterior', y.from_day,
            'diaPropuesto', y.proposed_day, 'motivo', ${inWords('y.reason', delayWords)}, 'mensaje', nullif(y.note, ''),
            'respuesta', ${inWords('w.answer', delayAnswerWords)}, 'diaElegido', w.day) ORDER BY y.created_at)
          FROM delivery_delay y LEFT JOIN delivery_delay_answer w ON w.delay_id = y.id WHERE y.order_id = o.id), '[]') AS "retrasos",
        coalesce((SELECT jsonb_agg(jsonb_build_object('fecha', v.happened_on, 'estado', ${inWords('v.state', deliveryStateWords)},
            'motivo', ${inWords('v.reason', failureWords)}, 'nuevoDia', v.new_day, 'paqueteria', v.carrier, 'guia', v.guide, 'corrigeUnError', v.corrects IS NOT NULL) ORDER BY v.id)
          FROM delivery_event v WHERE v.order_id = o.id), '[]') AS "entregas",
        coalesce((SELECT jsonb_agg(jsonb_build_object('fecha', x.created_at, 'motivo', x.reason, 'articulos',
            (SELECT jsonb_agg(jsonb_build_object('articulo', i->>'itemCode', 'nombre', i->>'name', 'piezas', i->'quantity'))
              FROM jsonb_array_elements(x.lines) i),
            'importe', ${pesos('x.value_cents')}, 'devuelto', ${pesos('x.returned_cents')}) ORDER BY x.created_at)
          FROM order_cancellation x WHERE x.order_id = o.id), '[]') AS "cancelaciones"
      FROM orders o WHERE o.client_id = :clientId ORDER BY o.created_at DESC LIMIT :most`,
  },
  {
    name: 'solicitudes',
    about: 'Devoluciones, cambios, daños y garantías que pediste, con lo que se escribió',
    sql: `SELECT r.folio AS "folio", o.folio AS "pedido", ${inWords('r.kind', requestKind)} AS "tipo",
        ${inWords('r.reason', requestReason)} AS "motivo", ${inWords('r.state', requestStateWords)} AS "estado",
        ${inWords('r.resolution', resolutionWords)} AS "solucion", ${pesos("CASE WHEN r.resolution = 'refund' THEN r.refund_cents ELSE 0 END")} AS "reembolso",
        ${pesos("CASE WHEN r.resolution = 'exchange' THEN r.refund_cents ELSE 0 END")} AS "valorParaSuCambio",
        coalesce((SELECT jsonb_agg(jsonb_build_object('articulo', l.item_code, 'nombre', l.name, 'piezas', p.quantity,
            'importe', ${pesos('p.amount_cents')}) ORDER BY l.position)
          FROM service_request_piece p JOIN order_line l ON l.id = p.line_id WHERE p.request_id = r.id), '[]') AS "articulos",
        coalesce((SELECT jsonb_agg(jsonb_build_object('fecha', e.created_at, 'texto', e.body,
            'de', CASE WHEN e.by_staff IS NULL THEN 'Tú' ELSE 'La tienda' END) ORDER BY e.id)
          FROM service_request_event e WHERE e.request_id = r.id AND e.body <> ''), '[]') AS "mensajes",
        (SELECT count(*)::int FROM service_request_picture f WHERE f.request_id = r.id) AS "fotos", r.created_at AS "fecha"
      FROM service_request r JOIN orders o ON o.id = r.order_id WHERE o.client_id = :clientId
      ORDER BY r.created_at DESC LIMIT :most`,
  },
  {
    name: 'facturas',
    about: 'Facturas, también las canceladas, y notas de crédito; sus archivos están en «Mis facturas»',
    sql: `SELECT d.* FROM (
        SELECT o.folio AS "pedido", ${inWords('i.state', invoiceStateWords)} AS "estado", i.uuid AS "folioFiscal",
          i.series AS "serie", i.folio_number AS "numero", ${pesos('i.total_cents')} AS "total", i.receiver AS "receptor",
          i.email AS "correo", i.requested_at AS "pedida", i.issued_at AS "emitida"
        FROM invoice i JOIN orders o ON o.id = i.order_id WHERE o.client_id = :clientId
        UNION ALL
        SELECT o.folio, 'Cancelación: ' || ${inWords('c.motive', cancellationMotiveWords)}, c.uuid, c.series, c.folio_number, ${pesos('c.total_cents')},
          c.receiver, c.email, c.asked_at, c.issued_at
        FROM invoice_cancellation c JOIN orders o ON o.id = c.order_id WHERE o.client_id = :clientId
        UNION ALL
        SELECT o.folio, 'Nota de crédito: ' || ${inWords('n.relation', creditRelationWords)}, n.uuid, n.series, n.folio_number, ${pesos('n.total_cents')},
          i.receiver, i.email, n.created_at, n.issued_at
        FROM credit_note n JOIN invoice i ON i.order_id = n.order_id JOIN orders o ON o.id = n.order_id
        WHERE o.client_id = :clientId AND n.state <> 'refused'
      ) d ORDER BY d."pedida" DESC LIMIT :most`,
  },
  {
    name: 'monedero-y-saldo',
    about: 'Movimientos de tu monedero electrónico y de tu saldo a favor',
    sql: `SELECT ${inWords('kind', named(clientLedgers, paymentTypeName))} AS "cuenta",
        ${inWords('reason', movements)} AS "movimiento", ${pesos('amount_cents')} AS "importe", created_at AS "fecha"
      FROM ledger_entry WHERE client_id = :clientId ORDER BY id DESC LIMIT :most`,
  },
  {
    name: 'mensajes',
    about: 'Lo que nos escribiste con tu correo',
    sql: `SELECT 'M-' || folio AS "folio", ${inWords('kind', { contact: 'Contacto', suggestion: 'Sugerencia o queja' })} AS "tipo",
        ${brand('site')} AS "tienda", name AS "nombre", email AS "correo", phone AS "telefono", message AS "mensaje",
        order_folio AS "pedido", (SELECT a.name FROM form_attachment a WHERE a.message_id = form_message.id) AS "archivo",
        created_at AS "fecha"
      FROM form_message WHERE lower(email) = lower(:email) ORDER BY created_at DESC LIMIT :most`,
  },
  {
    name: 'guardados',
    about: 'Muebles que guardaste',
    sql: `SELECT ${brand('f.site')} AS "tienda", p.item_code AS "articulo", p.name AS "nombre", f.saved_at AS "fecha"
      FROM favorite f JOIN product p ON p.id = f.product_id WHERE f.client_id = :clientId
      ORDER BY f.saved_at DESC LIMIT :most`,
  },
  {
    name: 'planos',
    about: 'Planos de tus cuartos; cada texto se abre en «/plano?plano=»',
    sql: `SELECT ${brand('site')} AS "tienda", name AS "nombre", plan AS "plano", saved_at AS "guardado"
      FROM room_plan WHERE client_id = :clientId ORDER BY saved_at DESC LIMIT :most`,
  },
  {
    name: 'avisos',
    about: 'Avisos de «Avísame cuando haya» que pediste con tu correo',
    sql: `SELECT ${brand('r.site')} AS "tienda", p.item_code AS "articulo", p.name AS "nombre", r.email AS "correo",
        r.created_at AS "pedido", r.noticed_at AS "avisado"
      FROM restock_request r JOIN product p ON p.id = r.product_id WHERE lower(r.email) = lower(:email)
      ORDER BY r.created_at DESC LIMIT :most`,
  },
  {
    name: 'opiniones',
    about: 'Lo que opinaste de tus compras',
    sql: `SELECT p.name AS "mueble", r.rating AS "estrellas", r.title AS "titulo", r.body AS "texto", r.author AS "publicadaComo",
        ${inWords('r.state', reviewStateWords)} AS "estado", r.reason AS "motivo", r.answer AS "respuesta",
        (SELECT count(*)::int FROM review_picture f WHERE f.review_id = r.id) AS "fotos", r.created_at AS "escrita"
      FROM review r JOIN product p ON p.id = r.product_id WHERE r.client_id = :clientId ORDER BY r.created_at DESC LIMIT :most`,
  },
  {
    name: 'boletin',
    about: 'El boletín con tu correo',
    sql: `SELECT ${brand('site')} AS "tienda", email AS "correo", asked_at AS "pedido", confirmed_at AS "confirmado",
        ended_at AS "dejado"
      FROM newsletter_reader WHERE lower(email) = lower(:email) ORDER BY asked_at DESC LIMIT :most`,
  },
  {
    name: 'sesiones',
    about: 'Dónde entraste',
    sql: `SELECT device AS "equipo", ${brand('site')} AS "tienda", created_at AS "abierta", last_used_at AS "ultimoUso",
        ended_at AS "cerrada"
      FROM session WHERE user_id = :userId ORDER BY last_used_at DESC LIMIT :most`,
  },
  {
    name: 'llaves-de-acceso',
    about: 'Llaves de acceso (sin lo que las abre)',
    sql: `SELECT name AS "nombre", rp_id AS "sitio", created_at AS "creada", last_used_at AS "ultimoUso"
      FROM passkey WHERE user_id = :userId ORDER BY created_at DESC LIMIT :most`,
  },
  {
    name: 'permisos',
    about: 'Para qué nos diste tus datos, y qué retiraste',
    sql: `SELECT at AS "fecha", ${inWords('purpose', purposeWords)} AS "paraQue",
        CASE WHEN given THEN 'Dado' ELSE 'Retirado' END AS "permiso", ${inWords('form', consentFormWords)} AS "donde",
        notice::text AS "avisoDel", ${brand('site')} AS "tienda"
      FROM consent WHERE user_id = :userId OR email_digest = :digest ORDER BY id DESC LIMIT :most`,
  },
];
