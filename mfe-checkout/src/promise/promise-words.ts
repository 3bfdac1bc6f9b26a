import { brands } from '@actual/contracts/facts/company/brands';
import { paymentTypeName } from '@actual/contracts/facts/payment/payment-types';
import { monthly } from '@actual/contracts/facts/payment/plan-words';
import { countWords, folioText, formatCents, formatDate } from '@actual/contracts/facts/text/written';
import type { PromiseDocument, PromiseVerdict } from '@actual/contracts/promise';
import { storeDay } from '@actual/contracts/store-day';

/** The form of `/promesa`, and the field with the file's text. */
export const promiseForm = 'promesa';
export const promiseField = 'texto';

/** The messages for a file that is no genuine promise. */
export const refusals: Readonly<Record<Exclude<PromiseVerdict['kind'], 'genuine'>, string>> = {
  changed: 'Este archivo no es el que firmó la tienda: alguien le cambió algo. No vale como promesa.',
  'other-store': 'Este archivo lo firmó otra tienda: ninguna de nuestras llaves lo reconoce.',
  'other-file':
    'Este archivo no es una promesa de la tienda. El que te enviamos se llama promesa y el folio de tu pedido.',
  unreadable:
    'El archivo está incompleto o no es el que te enviamos. Descárgalo otra vez de tu correo y vuelve a intentarlo.',
  'too-long': 'El archivo es demasiado grande para ser una promesa de la tienda.',
  empty: 'Elige el archivo o pega su texto.',
};

/** The signer, the day, and the order. */
export const signedText = ({ marca, fecha, folio }: PromiseDocument): string =>
  `La firmó ${brands[marca].name} por el pedido ${folioText(folio)}, del ${formatDate(storeDay(new Date(fecha)))}.`;

const by = { cliente: 'Quien compró', tienda: 'La tienda' } as const;
const piecesOf = (count: number) => countWords(count, 'pieza', 'piezas');

function planText({ tipo, meses, centavos }: { tipo: string; meses: number; centavos: number }): string {
  const months = meses > 1 ? `, ${meses} mensualidades de ${formatCents(monthly(centavos, meses))}` : '';
  return `${paymentTypeName(tipo)}: ${formatCents(centavos)} MXN${months}.`;
}

const movedText = (who: keyof typeof by, { de, a, horario }: { de: string; a: string; horario?: string }): string =>
  `${by[who]} cambió la entrega del ${formatDate(de)} al ${formatDate(a)}${horario ? `, ${horario}` : ''}.`;

/** A genuine promise in words, a sentence a line. */
export function promisedLines(promise: PromiseDocument): string[] {
  if (promise.tipo === 'cambio-de-dia') return [movedText(promise.por, promise)];
  if (promise.tipo === 'cambio-de-lugar')
    return [
      `${by[promise.por]} cambió la entrega al código postal ${promise.codigoPostal}.`,
      ...promise.dias.map((days) => movedText(promise.por, days)),
    ];
  if (promise.tipo === 'cancelacion')
    return [
      ...promise.lineas.map(({ codigo, piezas }) => `${by[promise.por]} canceló ${piecesOf(piezas)} de ${codigo}.`),
      `Se devuelven ${formatCents(promise.devueltoCentavos)} MXN.`,
    ];
  return [
    ...promise.lineas.map(({ codigo, nombre, piezas, unitarioCentavos, totalCentavos, promocion, dia }) => {
      const day = dia
        ? `llega antes del ${formatDate(dia)} al código postal ${promise.codigoPostal}`
        : 'fecha por confirmar';
      const price = `${nombre} (${codigo}), ${piecesOf(piezas)} a ${formatCents(unitarioCentavos)}: ${formatCents(totalCentavos)}`;
      return `${price}${promocion ? `, con «${promocion}»` : ''}; ${day}.`;
    }),
    `Total: ${formatCents(promise.totalCentavos)} MXN.`,
    ...promise.pagos.map(planText),
  ];
}

/** Verifies a file without this page; `id` names the key. */
export const opensslLine = (id: string): string =>
  `openssl dgst -sha256 -verify llave-${id}.pem -signature <(jq -r .firma promesa.json | base64 -d) <(jq -cjS .promesa promesa.json)`;
