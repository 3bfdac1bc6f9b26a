const written = /([−-]?)\$(\d{1,3}(?:,\d{3})*)(?:\.(\d{2}))?(?![\d,.]*\d)/g;

/** Every amount that a text says, in centavos. @throws {Error} where a «$» is followed by something else */
export function amountsIn(text: string): number[] {
  // a price of millions has signs without width, where it may go on in another line
  const found = [...text.replaceAll('\u200B', '').matchAll(written)].map(
    ([, minus, whole = '', cents = '0']) =>
      (minus ? -1 : 1) * (Number(whole.replaceAll(',', '')) * 100 + Number(cents)),
  );
  const signs = text.split('$').length - 1;
  if (found.length !== signs) throw new Error(`«${text}» writes ${signs} amounts, ${found.length} can be read`);
  return found;
}

/** Every amount that a page says, in centavos, wherever it says it. */
export function amountsOn(page: Node): number[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return amountsIn(texts.join('\n'));
}

/** The one amount of a text, in centavos. @throws {Error} where it says none, or several */
export function amountIn(text: string): number {
  const [amount, ...more] = amountsIn(text);
  if (amount === undefined || more.length > 0) throw new Error(`«${text}» says no single amount`);
  return amount;
}

/** The amounts of a page's summaries, in centavos by their labels: «Total», «Envío». Only rows of one amount. */
export function summaryOf(page: ParentNode): Map<string, number> {
  const rows = new Map<string, number>();
  for (const term of page.querySelectorAll('dt')) {
    const [amount, ...more] = amountsIn(term.nextElementSibling?.textContent ?? '');
    if (amount !== undefined && more.length === 0) rows.set(term.firstChild?.textContent ?? '', amount);
  }
  return rows;
}

/** The prices of a page's lines, in centavos: the price paid, and the one before. */
export const linePrices = (page: ParentNode): { price: number; before: number }[] =>
  [...page.querySelectorAll('li span')].flatMap(({ textContent, childElementCount }) => {
    if (childElementCount > 0 || !textContent.startsWith('Precio $')) return [];
    const [price = 0, before = price] = amountsIn(textContent);
    return [{ price, before }];
  });

/** The amounts in a mail's two-column tables, in centavos by the words of the first column. */
export function mailSums(html: string): Map<string, number> {
  const mail = new DOMParser().parseFromString(html, 'text/html');
  const rows = new Map<string, number>();
  for (const row of mail.querySelectorAll('tr')) {
    const [term, value] = row.cells;
    if (row.cells.length === 2 && value?.textContent.includes('$'))
      rows.set(term?.textContent ?? '', amountIn(value.textContent));
  }
  return rows;
}

/** The amounts in a mail's text form: lines «words: $1,234». */
export function textSums(text: string): Map<string, number> {
  const rows = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, words, value] = /^([^:$]+): (.*\$.*)$/.exec(line) ?? [];
    const [amount, ...more] = amountsIn(value ?? '');
    if (words && amount !== undefined && more.length === 0 && !line.startsWith('- ')) rows.set(words, amount);
  }
  return rows;
}

/** The prices of a mail's lines, in centavos: the last amount of each row of three cells. */
export const mailLines = (html: string): number[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')]
    .filter(({ cells }) => cells.length === 3)
    .map(({ cells }) => amountsIn(cells[2]?.textContent ?? '').at(-1) ?? 0);

/** Each payment in a mail's text form, in centavos; of a plan, its total. */
export function paymentsIn(text: string): number[] {
  const [, payments = ''] = /\nPago:\n([\s\S]*?)\n\n/.exec(text) ?? [];
  return payments.split('\n').map((line) => amountsIn(line).at(-1) ?? 0);
}
