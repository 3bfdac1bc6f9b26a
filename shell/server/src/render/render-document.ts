import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { loggedDigest } from '../../../src/report-unless-logged';

export const newNonce = (): string => randomBytes(16).toString('base64url');

export interface DocumentOptions {
  nonce: string;
  /** The script element that keeps what is pressed while the rest is on the way, asked when everything is rendered. */
  first: () => string;
  /** Page data, asked when everything is rendered. */
  tail: () => string;
  /** Everything thrown while rendering; boundaries keep the rest of the page. */
  onError: (error: unknown) => void;
  /** Milliseconds after which parts that are not ready are left to the browser. */
  patience?: number;
}

/** Adds the collected styles and the first script to the head, and `tail` to the end of the body. */
function complete(html: string, atHead: string, tail: string): string {
  const head = html.indexOf('</head>');
  const end = html.lastIndexOf('</body></html>');
  return `${html.slice(0, head)}${atHead}${html.slice(head, end)}${tail}${html.slice(end)}`;
}

/** Renders a document as one text, so that no late part moves what is shown. @throws when the frame itself breaks */
export function renderDocument(element: ReactNode, options: DocumentOptions): Promise<string> {
  const sheet = new ServerStyleSheet({ nonce: options.nonce });
  return new Promise((resolve, reject) => {
    const patience = setTimeout(
      () => stream.abort(new Error('a part was not ready in time')),
      options.patience ?? 1_500,
    );
    const stream = renderToPipeableStream(sheet.collectStyles(element), {
      nonce: { script: options.nonce, style: options.nonce },
      // a page is one piece of HTML: nothing that is ready is moved to the end
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(patience);
        // React calls this while it still gives up the parts that were late
        Promise.resolve()
          .then(() => buffer(stream.pipe(new PassThrough())))
          .then((bytes) => complete(bytes.toString('utf8'), sheet.getStyleTags() + options.first(), options.tail()))
          .then(resolve, reject)
          .finally(() => sheet.seal());
      },
      onShellError: (error) => {
        clearTimeout(patience);
        reject(error);
      },
      onError: (error) => {
        options.onError(error);
        return loggedDigest;
      },
    });
  });
}
