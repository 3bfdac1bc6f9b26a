import type { ReadConstancia } from '@actual/contracts';
import type { TaxLists } from '@actual/contracts/fiscal/fiscal-rules';
import { isRfc, normalRfc } from '@actual/contracts/fiscal/rfc';
import type { PdfContent } from './read-pdf';

/**
 * The tax authority's words before each value. A value goes on to the next of them, over lines as well: they are
 * written in small letters and values in capitals, so that none is taken for the other.
 */
const labels = [
  'RFC:',
  'CURP:',
  'Nombre (s):',
  'Primer Apellido:',
  'Segundo Apellido:',
  'Denominación/Razón Social:',
  'Régimen Capital:',
  'Nombre Comercial:',
  'Fecha inicio de operaciones:',
  'Estatus en el padrón:',
  'Fecha de último cambio de estado:',
  'Datos del domicilio registrado',
  'Código Postal:',
  'Tipo de Vialidad:',
  'Nombre de Vialidad:',
  'Número Exterior:',
  'Número Interior:',
  'Nombre de la Colonia:',
  'Nombre de la Localidad:',
  'Nombre del Municipio o Demarcación Territorial:',
  'Nombre de la Entidad Federativa:',
  'Entre Calle:',
  'Y Calle:',
  'Actividades Económicas:',
  'Regímenes:',
  'Obligaciones:',
  'Cadena Original Sello:',
] as const;
type Label = (typeof labels)[number];

const escaped = (text: string): string => text.replace(/[/().]/g, '\\$&');
const anyLabel = labels.map(escaped).join('|');

/** «Página 1 de 3» may stand between a label and its value. */
const withoutPages = (text: string): string =>
  text.normalize('NFC').replace(/^\s*Página\s+\[?\d+\]?\s+de\s+\[?\d+\]?\s*$/gim, '');

function after(text: string, label: Label): string {
  const found = new RegExp(`${escaped(label)}\\s*([\\s\\S]*?)\\s*(?=${anyLabel}|$)`).exec(text)?.[1] ?? '';
  return found.replace(/\s+/g, ' ').trim().slice(0, 300);
}

/** Without accents and case: the tax authority writes the same word both ways. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

/** Regimes with a day they began and none they ended. */
function regimesOf(text: string, { regimes }: TaxLists): string[] {
  const table = folded(after(text, 'Regímenes:'));
  const day = '\\d{2}/\\d{2}/\\d{4}';
  return regimes
    .filter(({ label }) => new RegExp(`${escaped(folded(label))} ${day}(?! ?${day})`).test(table))
    .map(({ code }) => code);
}

/** Its QR leads to the tax authority's own page about the number of the document and the RFC. */
const qrOfRfc = (rfc: string): RegExp => new RegExp(`^https://siat\\.sat\\.gob\\.mx/.*_${rfc}$`, 'i');

/** The data of a constancia; null where the text is of no constancia, or of one whose QR is about somebody else. */
export function readConstanciaText({ text: raw, qr }: PdfContent, lists: TaxLists): ReadConstancia | null {
  const text = withoutPages(raw);
  const rfc = normalRfc(after(text, 'RFC:'));
  if (!folded(text).includes('constancia de situacion fiscal') || !isRfc(rfc)) return null;
  const confirmed = qr !== null && qrOfRfc(rfc).test(qr);
  if (qr?.startsWith('https://siat.sat.gob.mx/') && !confirmed) return null;
  const value = (label: Label): string => after(text, label);
  const person = [value('Nombre (s):'), value('Primer Apellido:'), value('Segundo Apellido:')]
    .filter(Boolean)
    .join(' ');
  return {
    LicTradNum: rfc,
    companyName: value('Denominación/Razón Social:') || person,
    companyPublicName: value('Nombre Comercial:'),
    Street: value('Nombre de Vialidad:'),
    U_NumExt: value('Número Exterior:'),
    U_NumInt: value('Número Interior:'),
    Block: value('Nombre de la Colonia:'),
    City: value('Nombre del Municipio o Demarcación Territorial:'),
    State: value('Nombre de la Entidad Federativa:'),
    ZipCode: /^\d{5}/.exec(value('Código Postal:'))?.[0] ?? '',
    U_Localidad: value('Nombre de la Localidad:'),
    regimes: regimesOf(text, lists),
    confirmed,
  };
}
