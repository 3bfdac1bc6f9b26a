import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { DocumentStream } from './document-stream';

export const newNonce = (): string => randomBytes(16).toString('base64url');

export interface DocumentOptions {
  nonce: string;
  /** Page data and script element, asked when everything is rendered. */
  tail: () => string;
  /** Everything thrown while rendering; boundaries keep the rest of the page. */
  onError: (error: unknown) => void;
  /** Milliseconds that late parts may hold the whole page before it is streamed. */
  patience?: number;
  /** Milliseconds after which late parts are left to the browser. */
  limit?: number;
}
/** The HTML, whole when nothing was late, else as a stream. */
export type RenderedDocument = { html: string } | { stream: Readable };

async function collect(stream: Readable): Promise<string> {
  let html = '';
  for await (const chunk of stream) html += chunk;
  return html;
}

/**
 * Renders a whole document. Waits a moment for late parts, so that most pages leave as one complete text.
 * @throws when the frame itself breaks
 */
export function renderDocument(
  element: (sheet: ServerStyleSheet) => ReactNode,
  options: DocumentOptions,
): Promise<RenderedDocument> {
  const sheet = new ServerStyleSheet({ nonce: options.nonce });
  return new Promise((resolve, reject) => {
    const document = new DocumentStream(sheet, options.tail);
    const abort = setTimeout(() => stream.abort(new Error('rendering took too long')), options.limit ?? 8000);
    let patience: NodeJS.Timeout | undefined;
    let begun = false;
    const begin = (whole: boolean): void => {
      if (begun) return;
      begun = true;
      clearTimeout(patience);
      stream.pipe(document);
      document.once('close', () => clearTimeout(abort));
      if (whole) collect(document).then((html) => resolve({ html }), reject);
      else resolve({ stream: document });
    };
    const stream = renderToPipeableStream(element(sheet), {
      nonce: options.nonce,
      // a page is one piece of HTML: nothing that is ready is moved to the end
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        patience = setTimeout(() => begin(false), options.patience ?? 300);
      },
      onAllReady: () => begin(true),
      onShellError: (error) => {
        clearTimeout(abort);
        reject(error);
      },
      onError: options.onError,
    });
  });
}
