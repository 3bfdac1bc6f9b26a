import { parentPort, workerData } from 'node:worker_threads';
import jsQR from 'jsqr';
import type { ThreadAnswer, ThreadWork } from './read-pdf';

// a feature that Node 20 lacks and the PDF reader needs
const promise = Promise as typeof Promise & {
  try?: (work: (...all: unknown[]) => unknown, ...all: unknown[]) => Promise<unknown>;
};
promise.try ??= (work, ...all) => new Promise((resolve) => resolve(work(...all)));
const buffer = ArrayBuffer.prototype as ArrayBuffer & { transferToFixedLength?: (length?: number) => ArrayBuffer };
buffer.transferToFixedLength ??= function (this: ArrayBuffer, length) {
  return this.slice(0, length);
};

/** Points of the largest picture that is looked at for a QR, and how many pictures. */
const largestPicture = 4_000_000;
const mostPictures = 12;
/** Characters of a document; a constancia has some five thousand. */
const longestText = 100_000;

interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  channels: number;
}

/** The text of the first QR among some pictures. */
function qrOf(pictures: readonly Picture[]): string | null {
  for (const { data, width, height, channels } of pictures.slice(0, mostPictures)) {
    if (width * height > largestPicture) continue;
    const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let point = 0; point < width * height; point += 1)
      for (let color = 0; color < 3; color += 1)
        rgba[point * 4 + color] = data[point * channels + (channels === 1 ? 0 : color)] ?? 0;
    const found = jsQR(rgba, width, height)?.data;
    if (found) return found;
  }
  return null;
}

async function read({ bytes, pages, structure }: ThreadWork): Promise<ThreadAnswer> {
  const { extractImages, extractText, getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    maxImageSize: largestPicture,
    disableFontFace: true,
    useSystemFonts: false,
  });
  if (document.numPages > pages) return { kind: 'refused', code: 'pdf_too_long' };
  if (structure) {
    await document.getPage(1);
    return { kind: 'read', text: '', qr: null };
  }
  const { text } = await extractText(document, { mergePages: false });
  // a QR that cannot be looked for takes nothing from the text
  const pictures = await extractImages(document, 1).catch(() => []);
  return { kind: 'read', text: text.join('\n').slice(0, longestText), qr: qrOf(pictures) };
}

const answer = await read(workerData).catch((error: unknown): ThreadAnswer => {
  const encrypted = error instanceof Error && error.name === 'PasswordException';
  return { kind: 'refused', code: encrypted ? 'pdf_encrypted' : 'pdf_invalid' };
});
parentPort?.postMessage(answer);
