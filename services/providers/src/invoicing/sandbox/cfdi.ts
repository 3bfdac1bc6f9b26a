import { createHash } from 'node:crypto';
import { storeClock } from '@actual/contracts/store-day';
import { escapeHtml as esc } from '../../sandbox/html';
import type { StoredInvoice } from './store';
import { ISSUER } from './taxpayers';

const six = (value: number): string => value.toFixed(6);
const two = (value: number): string => value.toFixed(2);
const PERIODS: Record<string, string> = { day: '01', week: '02', fortnight: '03', month: '04', two_months: '05' };
const CERTIFICATE = '30001000000500003416';
const SAT_CERTIFICATE = '30001000000500003456';

/** Local time of the place of issue, without a zone, as a CFDI wants it. */
export const localTime = (iso: string): string => storeClock(new Date(iso));

/** Letters where a seal stands. Nothing is signed here, and nothing of it is valid. */
const seal = (text: string): string =>
  Array.from({ length: 4 }, (_, part) => createHash('sha512').update(`${part}${text}`).digest('base64'))
    .join('')
    .replaceAll('=', '');

const tax = (base: string, amount: string): string =>
  `<cfdi:Traslado Base="${base}" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="${amount}"/>`;

/** The CFDI 4.0 of an invoice, with its stamp. */
export function cfdiXml({ body, figures, uuid, folioNumber, date, stampedAt }: StoredInvoice): string {
  const concepts = body.items.map(({ quantity, product }, at) => {
    const line = figures.lines[at] ?? { unit: 0, amount: 0, base: 0, tax: 0 };
    return `    <cfdi:Concepto ClaveProdServ="${product.product_key}" NoIdentificacion="${esc(product.sku)}" Cantidad="${quantity}" ClaveUnidad="${esc(product.unit_key)}" Unidad="${esc(product.unit_name)}" Descripcion="${esc(product.description)}" ValorUnitario="${six(line.unit)}" Importe="${six(line.amount)}" ObjetoImp="02">
      <cfdi:Impuestos><cfdi:Traslados>${tax(six(line.base), six(line.tax))}</cfdi:Traslados></cfdi:Impuestos>
    </cfdi:Concepto>`;
  });
  const global = body.global
    ? `\n  <cfdi:InformacionGlobal Periodicidad="${PERIODS[body.global.periodicity] ?? '01'}" Meses="${body.global.months}" Año="${body.global.year}"/>`
    : '';
  const related = (body.related_documents ?? []).map(
    ({ relationship, documents }) =>
      `\n  <cfdi:CfdiRelacionados TipoRelacion="${relationship}">${documents.map((one) => `<cfdi:CfdiRelacionado UUID="${one.toUpperCase()}"/>`).join('')}</cfdi:CfdiRelacionados>`,
  );
  const sealed = seal(`${uuid}${figures.total}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd" Version="4.0" Serie="${esc(body.series)}" Folio="${folioNumber}" Fecha="${localTime(date)}" Sello="${sealed}" FormaPago="${body.payment_form}" NoCertificado="${CERTIFICATE}" Certificado="${seal('certificado')}" SubTotal="${two(figures.subtotal)}" Moneda="MXN" Total="${two(figures.total)}" TipoDeComprobante="${body.type}" Exportacion="01" MetodoPago="${body.payment_method}" LugarExpedicion="${ISSUER.zip}">${global}${related.join('')}
  <cfdi:Emisor Rfc="${ISSUER.rfc}" Nombre="${esc(ISSUER.name)}" RegimenFiscal="${ISSUER.regime}"/>
  <cfdi:Receptor Rfc="${esc(body.customer.tax_id)}" Nombre="${esc(body.customer.legal_name)}" DomicilioFiscalReceptor="${body.customer.address.zip}" RegimenFiscalReceptor="${esc(body.customer.tax_system)}" UsoCFDI="${esc(body.use)}"/>
  <cfdi:Conceptos>
${concepts.join('\n')}
  </cfdi:Conceptos>
  <cfdi:Impuestos TotalImpuestosTrasladados="${two(figures.tax)}">
    <cfdi:Traslados>${tax(two(figures.subtotal), two(figures.tax))}</cfdi:Traslados>
  </cfdi:Impuestos>
  <cfdi:Complemento>
    <tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" xsi:schemaLocation="http://www.sat.gob.mx/TimbreFiscalDigital http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd" Version="1.1" UUID="${uuid}" FechaTimbrado="${localTime(stampedAt ?? date)}" RfcProvCertif="SPR190613I52" SelloCFD="${sealed}" NoCertificadoSAT="${SAT_CERTIFICATE}" SelloSAT="${seal(`sat${uuid}`)}"/>
  </cfdi:Complemento>
</cfdi:Comprobante>
`;
}
