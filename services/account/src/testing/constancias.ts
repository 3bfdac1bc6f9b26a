import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { toBuffer } from 'qrcode';

/** Builds the thread that reads PDFs. @returns its file, inside the folder that resolves its packages */
export function buildPdfThread(): string {
  const built = join(__dirname, '..', '..', 'dist');
  mkdirSync(built, { recursive: true });
  const outfile = join(mkdtempSync(join(built, 'test-')), 'thread.mjs');
  buildSync({
    entryPoints: [join(__dirname, '..', 'constancia', 'thread.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    alias: { '@actual/contracts': join(__dirname, '..', '..', '..', 'contracts', 'src') },
  });
  return outfile;
}

/** The text of a company's constancia, line by line as the tax authority sets it; nobody's data. */
export const companyText = (rfc = 'XIA190128J61'): string[] => [
  'CÉDULA DE IDENTIFICACIÓN FISCAL',
  rfc,
  'Registro Federal de Contribuyentes',
  'XENON INDUSTRIAL ARTICLES',
  'Nombre, denominación o razón',
  'social',
  'idCIF: 19010012345',
  'VALIDA TU INFORMACIÓN FISCAL',
  'CONSTANCIA DE SITUACIÓN FISCAL',
  'Lugar y Fecha de Emisión',
  'QUERETARO A 02 DE NOVIEMBRE DE 2026',
  'Datos de Identificación del Contribuyente:',
  `RFC: ${rfc}`,
  'Denominación/Razón Social: XENON INDUSTRIAL',
  'ARTICLES',
  'Régimen Capital: SOCIEDAD ANONIMA DE CAPITAL VARIABLE',
  'Nombre Comercial: XENON',
  'Fecha inicio de operaciones: 28 DE ENERO DE 2019',
  'Estatus en el padrón: ACTIVO',
  'Fecha de último cambio de estado: 28 DE ENERO DE 2019',
  'Datos del domicilio registrado',
  'Código Postal:76343 Tipo de Vialidad: AVENIDA (AV.)',
  'Nombre de Vialidad: CORREGIDORA Número Exterior: 28',
  'Número Interior: Nombre de la Colonia: CENTRO',
  'Nombre de la Localidad: JALPAN Nombre del Municipio o Demarcación Territorial: JALPAN DE SERRA',
  'Nombre de la Entidad Federativa: QUERETARO Entre Calle: JUAREZ',
  'Y Calle: MADERO',
  'Página [1] de [2]',
  'Actividades Económicas:',
  'Orden Actividad Económica Porcentaje Fecha Inicio Fecha Fin',
  '1 Comercio al por menor de muebles 100 28/01/2019',
  'Regímenes:',
  'Régimen Fecha Inicio Fecha Fin',
  'Régimen General de Ley Personas Morales 28/01/2019',
  'Régimen Simplificado de Confianza 01/01/2022 31/12/2023',
  'Obligaciones:',
  'Descripción de la Obligación Descripción Vencimiento Fecha Inicio Fecha Fin',
  `Cadena Original Sello: ||2026/11/02|${rfc}|CONSTANCIA DE SITUACIÓN FISCAL|200001088888800000031||`,
];

/** The text in its QR. */
export const qrTextOf = (rfc: string): string =>
  `https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=19010012345_${rfc}`;

/** A PDF with such lines, and a QR on its first page. */
export async function pdfOf(lines: readonly string[], { qr, pages = 1 }: { qr?: string; pages?: number } = {}) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 0; number < pages; number += 1) {
    const page = document.addPage([612, 1_008]);
    if (number > 0) continue;
    for (const [at, line] of lines.entries()) page.drawText(line, { x: 40, y: 960 - at * 16, size: 9, font });
    if (!qr) continue;
    page.drawImage(await document.embedPng(await toBuffer(qr)), { x: 470, y: 860, width: 110, height: 110 });
  }
  return Buffer.from(await document.save());
}
