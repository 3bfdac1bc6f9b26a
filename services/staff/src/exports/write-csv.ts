import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { cellText } from '@actual/contracts/facts/text/cell-text';
import { type Batches, type CellKind, readCell, type ShownColumn, type Value } from './sheet';

function textOf(kind: CellKind, value: Value): string {
  if (value === null) return '';
  if (kind === 'money') return (Number(value) / 100).toFixed(2);
  if (kind === 'moment') return String(value).slice(0, 16).replace('T', ' ');
  return kind === 'text' ? cellText(String(value)) : String(value);
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const lineOf = (texts: readonly string[]): string => `${texts.map(quoted).join(',')}\r\n`;

/** Writes rows as CSV while they come: UTF-8 with its mark, so that accents survive; no text is a formula. */
export async function writeCsv(sink: Writable, columns: readonly ShownColumn[], batches: Batches): Promise<void> {
  const write = async (text: string): Promise<void> => {
    if (!sink.write(text)) await once(sink, 'drain');
  };
  await write(`\u{feff}${lineOf(columns.map(({ title }) => title))}`);
  for await (const rows of batches)
    await write(
      rows.map((row) => lineOf(columns.map((column) => textOf(column.kind, readCell(column, row))))).join(''),
    );
  sink.end();
  await finished(sink);
}
