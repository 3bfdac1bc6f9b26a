import { attachment } from '@actual/contracts/facts/capacities';
import { pictureRedrawer } from '@actual/kit/files/redraw-picture';
import type { JudgePdf } from '../constancia/read-pdf';

export interface JudgedFile {
  type: 'image/jpeg' | 'application/pdf';
  content: Buffer;
}
export type JudgeFile = (bytes: Buffer) => Promise<JudgedFile>;

/**
 * Judges files of strangers by their content: pictures are drawn anew as JPEG, a PDF is kept as it is once its
 * structure was read.
 * @throws file_not_taken, picture_too_large, pdf_invalid, pdf_encrypted, pdf_too_long, unavailable
 */
export function fileJudge(judgePdf: JudgePdf): JudgeFile {
  const redraw = pictureRedrawer(attachment);
  return async (bytes) => {
    if (bytes.toString('latin1', 0, 5) !== '%PDF-') return { type: 'image/jpeg', content: await redraw(bytes) };
    await judgePdf(bytes, attachment.pages);
    return { type: 'application/pdf', content: bytes };
  };
}
