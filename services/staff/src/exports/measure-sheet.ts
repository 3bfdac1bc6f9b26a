import type { ProductMeasures } from '@actual/contracts';
import { exportRows } from '@actual/contracts/facts/capacities';
import { modelFaultWords, type SizeList, sizeLists, sizesText } from '@actual/contracts/facts/catalog/model-sizes';
import { societyName } from '@actual/contracts/facts/company/brands';
import type { Knex } from '@actual/database';
import { z } from 'zod';
import { readMeasures } from '../measures/measures.queries';
import type { Row, ShownColumn } from './sheet';

/** Rows written between two looks at whether somebody stopped it. */
const batchSize = 500;

const text = (key: string, title: string, width: number): ShownColumn => ({ key, title, kind: 'text', width });
const columns: readonly ShownColumn[] = [
  text('itemCode', 'Clave', 14),
  text('name', 'Producto', 36),
  text('line', 'Línea', 16),
  text('sizes', 'Catálogo: ancho × fondo × alto (cm)', 32),
  text('model', 'Modelo 3D: ancho × fondo × alto (cm)', 32),
  text('wrong', 'Qué pasa', 48),
];

const wrongWords = ({ model, fault }: ProductMeasures): string => {
  if (fault) return modelFaultWords[fault];
  return model ? 'El modelo mide otra cosa que el catálogo.' : 'Sin bultos: cuenta la medida del mueble armado.';
};
const rowOf = (one: ProductMeasures): Row => ({
  itemCode: one.itemCode,
  name: one.name,
  line: societyName(one.society),
  sizes: sizesText(one.sizes),
  model: one.model && sizesText(one.model),
  wrong: wrongWords(one),
});

async function* batches(db: Knex, list: SizeList): AsyncGenerator<readonly Row[]> {
  const rows = (await readMeasures(db, list, { rows: exportRows, from: 0 })).map(rowOf);
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize);
}

/** The stored request of an export of measures. */
export const measuresAsked = z.object({ list: z.enum(sizeLists) });

/** A list of products whose sizes somebody should complete or correct. */
export const measureSheet = { name: 'Medidas', columns, batches };
