/** Bounds of a price in whole pesos. */
export interface PriceRange {
  readonly from?: number;
  readonly to?: number;
}

const small =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco'.split(
    ' ',
  );
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');
const numberWords: ReadonlyMap<string, number> = new Map([
  ...small.map((word, at) => [word, at] as const),
  ['uno', 1],
  ['una', 1],
  ['ciento', 100],
  ...tens.map((word, at) => [word, 30 + 10 * at] as const),
  ...hundreds.map((word, at) => [word, 100 + 100 * at] as const),
]);

/** Without a word for money a number is a price from here on: nobody writes longer lengths beside `menos de`. */
const leastBarePrice = 300;

/** Units that make a number another measure than money. */
const units =
  /^(?:cms?|centimetros?|mm|m|mts?|metros?|pulgadas?|kgs?|kilos?|litros?|anos?|mes|meses|msi|dias?|semanas?|personas?|plazas?|lugares?|puestos?|asientos?|comensales|sillas?|puertas?|cajones|niveles|piezas?|luces|focos?|hilos?|de|x)$/;
const money = /^(?:pesos?|mxn|varos|mn)$/;
const upTo =
  /^(?:(?:por )?(?:menos (?:de|que)|no (?:mas|mayor(?:es)?) (?:de|que|a)|(?:por )?(?:debajo|abajo) de|menor(?:es)? (?:a|de|que)|hasta|max(?:imo)?(?: de)?|tope(?: de)?)|que no (?:pasen?|cuesten? mas) de)$/;
const from =
  /^(?:mas (?:de|que)|(?:por )?(?:arriba|encima) de|mayor(?:es)? (?:a|de|que)|desde|a partir de|min(?:imo)?(?: de)?)$/;
const longestBound = 5;

/** A number or a word of a query in plain letters, and where it stands. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Amount {
  readonly pesos: number;
  readonly isMoney: boolean;
  readonly inThousands: boolean;
  /** The token after it. */
  readonly next: number;
}

/** The words, numbers and dashes between numbers of a text, with their places. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/(?:\$\s*)?\d[\d.,]*|[a-z]+|(?<=\d\s*)-(?=\s*\$?\s*\d)/g), ({ 0: found, index }) => {
    const trimmed = found.replace(/[.,]+$/, '');
    return { text: trimmed, start: index, end: index + trimmed.length };
  });

/** `$1,299.50`, `10.000`, `1500`; undefined for a text that is no number. */
function inDigits(text: string): number | undefined {
  const digits = text.replace(/[$\s]/g, '');
  if (!/^\d/.test(digits)) return undefined;
  return Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
}

/** A number in words from a place on: `mil quinientos`, `treinta y cinco`. */
function inWords(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  let [value, part, next] = [0, 0, at];
  for (; next < tokens.length; next += 1) {
    const word = tokens[next]?.text ?? '';
    const own = numberWords.get(word);
    if (own !== undefined) part += own;
    else if (word === 'mil') [value, part] = [value + 1000 * (part || 1), 0];
    else if (!(word === 'y' && part >= 30 && part % 10 === 0 && numberWords.has(tokens[next + 1]?.text ?? ''))) break;
  }
  return next === at ? undefined : { value: value + part, next };
}

/** The `quinientos` or `500` of `12 mil 500`. */
function belowThousand(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const digits = inDigits(tokens[at]?.text ?? '');
  const found = digits === undefined ? inWords(tokens, at) : { value: digits, next: at + 1 };
  const isRest = found && found.value >= 100 && found.value < 1000 && !units.test(tokens[found.next]?.text ?? '');
  return isRest ? found : undefined;
}

/** A number in digits or words, with what says that it is money. */
export function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const { text = '' } = tokens[at] ?? {};
  const digits = inDigits(text);
  const words = digits === undefined ? inWords(tokens, at) : { value: digits, next: at + 1 };
  if (!words) return null;
  let { value, next } = words;
  const inThousands = digits === undefined ? value >= 1000 : /^(?:mil|k)$/.test(tokens[next]?.text ?? '');
  if (digits !== undefined && inThousands) {
    const more = belowThousand(tokens, next + 1);
    value = value * 1000 + (more?.value ?? 0);
    next = more?.next ?? next + 1;
  }
  const isNamed = money.test(tokens[next]?.text ?? '');
  if (isNamed) next += 1;
  const isMoney = isNamed || inThousands || text.startsWith('$');
  return { pesos: value, isMoney, inThousands, next };
}

/** Whether an amount is one of money, and no length or count. */
const isPrice = (tokens: readonly Token[], { pesos, isMoney, next }: Amount): boolean =>
  pesos > 0 && (isMoney || (pesos >= leastBarePrice && !units.test(tokens[next]?.text ?? '')));

interface Said {
  readonly price: PriceRange;
  readonly next: number;
}

/** `entre 3 y 5 mil`, `de 3,000 a 5,000 pesos`, `5000 a 8000`, `$5,000 - $8,000`. */
function between(tokens: readonly Token[], at: number): Said | null {
  const opening = /^(?:entre|de|desde)$/.test(tokens[at]?.text ?? '') ? 1 : 0;
  const first = amountAt(tokens, at + opening);
  const joint = opening ? /^(?:y|a|hasta|-)$/ : /^(?:a|-)$/;
  if (!first || !joint.test(tokens[first.next]?.text ?? '')) return null;
  const second = amountAt(tokens, first.next + 1);
  if (!second || !isPrice(tokens, second)) return null;
  // the thousands of the second are those of both: 3 y 5 mil
  const isShort = second.inThousands && !first.isMoney && first.pesos < 1000;
  const low = isShort ? first.pesos * 1000 : first.pesos;
  return low < second.pesos ? { price: { from: low, to: second.pesos }, next: second.next } : null;
}

interface Bound {
  readonly isUpper: boolean;
  readonly next: number;
}

/** `menos de`, `más de`; null where no bound begins. */
export function boundAt(tokens: readonly Token[], at: number): Bound | null {
  for (let words = longestBound; words > 0; words -= 1) {
    const bound = tokens
      .slice(at, at + words)
      .map(({ text }) => text)
      .join(' ');
    const isUpper = upTo.test(bound);
    if (isUpper || from.test(bound)) return { isUpper, next: at + words };
  }
  return null;
}

/** `menos de diez mil`, `más de 500 pesos`. */
function bounded(tokens: readonly Token[], at: number): Said | null {
  const bound = boundAt(tokens, at);
  const amount = bound && amountAt(tokens, bound.next);
  if (!amount || !isPrice(tokens, amount)) return null;
  return { price: bound.isUpper ? { to: amount.pesos } : { from: amount.pesos }, next: amount.next };
}

/** `$5,000`, `5 mil pesos`: somebody who names a sum has no more to spend. */
function bare(tokens: readonly Token[], at: number): Said | null {
  const amount = amountAt(tokens, at);
  return amount?.isMoney && isPrice(tokens, amount) ? { price: { to: amount.pesos }, next: amount.next } : null;
}

/** The price that begins at a token, with the token after it; null where none does. */
export const priceAt = (tokens: readonly Token[], at: number): Said | null =>
  between(tokens, at) ?? bounded(tokens, at) ?? bare(tokens, at);
