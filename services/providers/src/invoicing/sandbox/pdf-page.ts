/** Points from the left and from the top of a letter page. */
type Place = { x: number; y: number };

const HEIGHT = 792;
const WIDTH = 612;
/** Widths of Helvetica's digits and of an average letter, in thousandths of the size. */
const AVERAGE = 520;
const DIGIT = 556;
const NARROW = 278;

const widthOf = (text: string, size: number): number =>
  ([...text].reduce((all, one) => all + (/[.,:;|il ]/.test(one) ? NARROW : /\d/.test(one) ? DIGIT : AVERAGE), 0) *
    size) /
  1_000;

/** Text of a PDF in the Windows alphabet: letters it does not have become question marks. */
const escaped = (text: string): string =>
  [...text]
    .map((one) => {
      const code = one.codePointAt(0) ?? 63;
      if (one === '(' || one === ')' || one === '\\') return `\\${one}`;
      if (code >= 32 && code < 127) return one;
      return code >= 160 && code < 256 ? `\\${code.toString(8)}` : '?';
    })
    .join('');

/** One page: text in Helvetica, right-aligned figures, hairlines. */
export class PdfPage {
  private readonly drawn: string[] = [];

  text(text: string, { x, y }: Place, { size = 9, bold = false, gray = 0 } = {}): this {
    this.drawn.push(`BT ${gray} g /F${bold ? 2 : 1} ${size} Tf ${x} ${HEIGHT - y} Td (${escaped(text)}) Tj ET`);
    return this;
  }

  right(text: string, { x, y }: Place, style: { size?: number; bold?: boolean; gray?: number } = {}): this {
    return this.text(text, { x: x - widthOf(text, style.size ?? 9), y }, style);
  }

  line(y: number): this {
    this.drawn.push(`0.75 G 0.6 w 40 ${HEIGHT - y} m ${WIDTH - 40} ${HEIGHT - y} l S`);
    return this;
  }

  get content(): string {
    return this.drawn.join('\n');
  }
}

/** Text cut into lines of at most so many letters, at words where there are any. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > letters) {
    const space = rest.lastIndexOf(' ', letters);
    const cut = space > letters / 2 ? space : letters;
    lines.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return [...lines, rest];
}

/** A PDF of some pages that every reader opens. */
export function pdfOf(pages: readonly PdfPage[], title: string): Buffer {
  const fonts = ['Helvetica', 'Helvetica-Bold'].map(
    (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
  );
  const kids = pages.map((_, at) => `${6 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-MX) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...fonts,
    `<< /Title (${escaped(title)}) >>`,
    ...pages.flatMap(({ content }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + at * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
