import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { ServerStyleSheet } from 'styled-components';

const headEnd = '</head>';
const documentEnd = '</body></html>';
/** Where React begins a boundary that came late. */
const lateBoundary = '<div hidden id="S:';

/**
 * Completes React's stream: the collected styles before the end of the head, styles of late boundaries before their
 * HTML, and the page's data and script (`tail`, asked at the end) before the end of the body.
 */
export class DocumentStream extends Transform {
  private head: string | null = '';
  private held = '';
  /** React may cut a character between two chunks. */
  private readonly decoder = new StringDecoder('utf8');

  constructor(
    private readonly sheet: ServerStyleSheet,
    private readonly tail: () => string,
  ) {
    super({ encoding: 'utf8' });
  }

  private styles(): string {
    const tags = this.sheet.getStyleTags();
    this.sheet.instance.clearTag();
    return tags;
  }

  private withHead(text: string): string {
    if (this.head === null) return text;
    this.head += text;
    const at = this.head.indexOf(headEnd);
    if (at < 0) return '';
    const complete = this.head.slice(0, at) + this.styles() + this.head.slice(at);
    this.head = null;
    return complete;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let text = this.held + this.withHead(this.decoder.write(chunk));
    const late = text.indexOf(lateBoundary);
    if (late >= 0 && this.head === null) text = text.slice(0, late) + this.styles() + text.slice(late);
    // keeps back what may be the end of the document, however the chunks are cut
    const keep = Math.min(text.length, documentEnd.length);
    this.held = text.slice(text.length - keep);
    this.push(text.slice(0, text.length - keep));
    done();
  }

  override _flush(done: TransformCallback): void {
    const at = this.held.lastIndexOf(documentEnd);
    const before = at < 0 ? this.held : this.held.slice(0, at);
    this.push(`${before}${this.tail()}${documentEnd}`);
    done();
  }
}
