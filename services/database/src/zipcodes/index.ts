import { readFile } from 'node:fs/promises';
import { connect, disconnect } from '../connect';
import { ImportError } from '../importer/import-error';
import { type CollectedZipcodes, collectZipcodes } from './collect-zipcodes';
import { openSepomex, type RefusedLine } from './read-sepomex';
import { type WrittenZipcodes, writeZipcodes } from './write-zipcodes';
import { readRules, storeRules, type ZoneRule } from './zones';

export { ImportError };

export interface ZipcodeImportOptions {
  readonly databaseUrl: string;
  readonly file: string;
  /** A file of zone rules; the store's own unless told. */
  readonly zonesFile?: string;
  /** Rules that win over both. */
  readonly rules?: readonly ZoneRule[];
  readonly dryRun?: boolean;
  readonly rezone?: boolean;
  readonly onProgress?: (stage: 'read' | 'write', done: number, total: number) => void;
}

export interface ZipcodeReport extends WrittenZipcodes {
  readonly file: string;
  readonly dryRun: boolean;
  readonly seconds: number;
  /** Settlements read. */
  readonly rows: number;
  readonly codes: number;
  readonly refused: readonly RefusedLine[];
  readonly divided: readonly string[];
}

/** Reads the official list of postal codes. @throws ImportError when it is another file, or has no code */
export async function readZipcodes(
  file: string,
  onRow: (done: number, total: number) => void = () => undefined,
): Promise<CollectedZipcodes> {
  const source = await openSepomex(file);
  const collected = await collectZipcodes(source.rows(), (done) => onRow(done, source.lines));
  if (collected.zipcodes.length === 0) throw new ImportError(`${file} no trae ningún código postal.`);
  return collected;
}

/**
 * Imports the official list of postal codes: streamed, all or nothing, and a second time without effect.
 * @throws ImportError with one line for the person who imports
 */
export async function importZipcodes(options: ZipcodeImportOptions): Promise<ZipcodeReport> {
  const { databaseUrl, file, zonesFile, dryRun = false, rezone = false, onProgress = () => undefined } = options;
  const started = performance.now();
  const rules = options.rules ?? (zonesFile === undefined ? storeRules : readRules(await textOf(zonesFile), zonesFile));
  const { rows, zipcodes, refused, divided } = await readZipcodes(file, (done, total) =>
    onProgress('read', done, total),
  );
  const db = connect({ url: databaseUrl, applicationName: 'zipcodes-import', pool: 1 });
  try {
    const written = await writeZipcodes(db, zipcodes, {
      dryRun,
      rules,
      rezone,
      onRow: (done) => onProgress('write', done, zipcodes.length),
    });
    const seconds = (performance.now() - started) / 1000;
    return { file, dryRun, seconds, rows, codes: zipcodes.length, refused, divided, ...written };
  } catch (error) {
    if ((error as { code?: string }).code === '42P01')
      throw new ImportError('La base de datos no está preparada: arranque la tienda con npm start.');
    throw error;
  } finally {
    await disconnect(db);
  }
}

const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new ImportError(`No se puede leer ${file}.`);
  });

const shownLines = 10;

/** The report for the terminal. */
export function summaryOf(report: ZipcodeReport): string {
  const count = (label: string, number: number) => `  ${label.padEnd(30)}${number.toLocaleString('en-US').padStart(9)}`;
  const some = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          title,
          ...lines.slice(0, shownLines),
          ...(lines.length > shownLines ? [`  … y ${lines.length - shownLines} más`] : []),
        ];
  const covered = report.zones.filter(({ zone }) => zone !== null);
  return [
    `${report.dryRun ? `Simulacro de ${report.file}: no se cambió nada` : report.file} (${report.seconds.toFixed(1)} s)`,
    count('asentamientos leídos', report.rows),
    count('códigos postales', report.codes),
    count(report.dryRun ? 'se agregarían' : 'agregados', report.created),
    count(report.dryRun ? 'se cambiarían' : 'cambiados', report.changed),
    count('sin cambio', report.unchanged),
    count('de la tienda, no están ahí', report.missing),
    count(
      'con entrega',
      covered.reduce((sum, { codes }) => sum + codes, 0),
    ),
    count('renglones rechazados', report.refused.length),
    ...some(
      'Rechazados:',
      report.refused.map(({ line, reason }) => `  línea ${line}: ${reason}`),
    ),
    ...some(
      'En varios municipios (queda el de más asentamientos):',
      report.divided.map((cp) => `  ${cp}`),
    ),
    'Por zona de entrega:',
    ...report.zones.map(({ zone, codes }) => count(`  ${zone ?? 'sin entrega'}`, codes)),
  ].join('\n');
}
