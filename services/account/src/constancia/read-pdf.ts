import { Worker } from 'node:worker_threads';
import { constancia } from '@actual/contracts/facts/capacities';
import { AppError } from '@actual/kit';
import pLimit from 'p-limit';

type PdfRefusal = 'pdf_invalid' | 'pdf_encrypted' | 'pdf_too_long';
/** The text of a PDF, page after page, and the QR on its first page. */
export interface PdfContent {
  readonly text: string;
  readonly qr: string | null;
}
/** The job of a thread. `structure`: it only checks that this is a PDF of few enough pages, and reads no text. */
export interface ThreadWork {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly structure: boolean;
}
export type ThreadAnswer = ({ kind: 'read' } & PdfContent) | { kind: 'refused'; code: PdfRefusal };

/** Milliseconds between two looks at how much memory a reading takes. */
const lookMs = 50;
const mebibyte = 1_024 ** 2;

/** One reading in a thread of its own, which ends with it whatever is in the file. */
function readInThread(thread: string, work: ThreadWork): Promise<ThreadAnswer> {
  return new Promise((resolve) => {
    const before = process.memoryUsage.rss();
    const worker = new Worker(thread, {
      workerData: work,
      // the file's content must not leak: the thread gets no settings, nor those of its process
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: constancia.memoryMiB / 2, maxYoungGenerationSizeMb: 32 },
    });
    const end = (answer: ThreadAnswer): void => {
      clearTimeout(late);
      clearInterval(watch);
      resolve(answer);
      void worker.terminate();
    };
    const tooLong = (): void => end({ kind: 'refused', code: 'pdf_too_long' });
    const late = setTimeout(tooLong, constancia.readMs);
    // buffers are no part of the heap that the limits above are about
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > constancia.memoryMiB * mebibyte) tooLong();
    }, lookMs);
    worker.once('message', end);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooLong();
      else end({ kind: 'refused', code: 'pdf_invalid' });
    });
    worker.once('exit', () => end({ kind: 'refused', code: 'pdf_invalid' }));
  });
}

export type ReadPdf = (bytes: Buffer) => Promise<PdfContent>;
export type JudgePdf = (bytes: Buffer, pages: number) => Promise<unknown>;

/**
 * Reads PDFs of strangers, or judges whether they are any: a few at a time, each in a thread with a limit of time and
 * memory.
 * @throws pdf_invalid, pdf_encrypted, pdf_too_long, unavailable where too many wait; `read` pdf_without_text too
 */
export function pdfReader(thread: string): { read: ReadPdf; judge: JudgePdf } {
  const turns = pLimit(constancia.atOnce);
  const inTurn = async (bytes: Buffer, how: Omit<ThreadWork, 'bytes'>): Promise<PdfContent> => {
    if (!bytes.subarray(0, 1_024).includes('%PDF-')) throw new AppError('pdf_invalid');
    if (turns.pendingCount >= constancia.waiting) throw new AppError('unavailable', 'others are read', undefined, 2);
    const answer = await turns(() => readInThread(thread, { bytes, ...how }));
    if (answer.kind === 'refused') throw new AppError(answer.code);
    return answer;
  };
  return {
    read: async (bytes) => {
      const content = await inTurn(bytes, { pages: constancia.pages, structure: false });
      if (content.text.trim() === '') throw new AppError('pdf_without_text');
      return content;
    },
    judge: (bytes, pages) => inTurn(bytes, { pages, structure: true }),
  };
}
