import { kindOf } from './bytes';
import { openCsv } from './csv';
import type { SourceFile, SourceOptions } from './source';
import { openXlsx } from './xlsx';

/** Opens a CSV (packed or not) or an XLSX. @throws ImportError when it cannot be read or has no heading */
export async function openSource(file: string, options: SourceOptions): Promise<SourceFile> {
  const kind = await kindOf(file);
  return kind === 'xlsx' ? openXlsx(file, options) : openCsv(file, kind, options);
}
