import type { JudgedFile } from './judge-file';

const endings: Readonly<Record<JudgedFile['type'], string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };
const longest = 60;

/** The name under which a file is mailed: its owner's, without folders and signs, and the ending of its real type. */
export function fileName(typed: string, type: JudgedFile['type']): string {
  const own = typed.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = own
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return `${[...plain].slice(0, longest).join('').trim() || 'archivo'}.${endings[type]}`;
}
