import { fold } from '../tokenizer';
import { type LengthRange, lengthRangeAt } from './lengths';
import { type PriceRange, priceAt, type Token, tokensOf } from './prices';

/** What a query says beside the thing, and the query without it. */
export interface Wishes {
  /** Null where it says nothing of prices. */
  readonly price: PriceRange | null;
  /** Null where it bounds no side. */
  readonly length: LengthRange | null;
  /** The least discount in percent, 0 where any will do: `en oferta`. Null where it says nothing of one. */
  readonly discount: number | null;
  /** Words of things that are not wanted: `no gris`. */
  readonly unwanted: readonly string[];
  /** The words of price, length and discount, as they were typed; null where the query has none. */
  readonly said: string | null;
  /** The cheapest are wanted first: `barato`. */
  readonly cheapFirst: boolean;
  /** The narrowest are wanted first: `chiquito`. The words stay in the query, for a filter may be called so. */
  readonly smallFirst: boolean;
  /** Everything else that was typed. */
  readonly rest: string;
}

const cheap = /^(?:baratos?|baratas?|baratit[oa]s?|economic[oa]s?|accesibles?)$/;
/** Said of what others buy, which is first anyway; some of it only after `más`, for `mi pedido` is another wish. */
const popular = /^(?:populares?|tendencias?)$/;
const popularMost = /^(?:vendid[oa]s?|pedid[oa]s?|buscad[oa]s?)$/;
const little = /\b(?:(?:chic|chiquit|pequen|pequenit|angost|angostit|delgad|reducid)[oa]s?|compact[oa]s?|mini)\b/;
const offer =
  /^(?:ofertas?|descuentos?|promo(?:cion(?:es)?|s)?|rebajas?|rebajad[oa]s?|remates?|liquidacion(?:es)?|outlet|gangas?)$/;
const refusal = /^(?:no|excepto|salvo)$/;
/** Words between a refusal and the thing. */
const linking = /^(?:sean?|tengan?|quiero|tan|muy|de|color|en)$/;
/** Words after `no` that refuse no thing. */
const refusesNothing = /^(?:mas|mayor(?:es)?|menos|menor(?:es)?|hay|importa|pasen?|cuesten?)$/;

/** A number, in digits or as words, or a word that may be one of a wish. */
const mayWish =
  /\d|\b(?:mil|pesos|metros?|cien|\w+cientos|quinientos|novecientos|barat|economic|accesible|ofert|descuent|promo|rebaj|remat|liquidac|outlet|ganga|vendid|pedid|buscad|popular|tendencia|(?:no|excepto|salvo)\b)/;

interface Offer {
  readonly discount: number;
  readonly next: number;
}

/** `en oferta`, `con descuento`, `20% de descuento`. */
function offerAt(tokens: readonly Token[], at: number): Offer | null {
  const textAt = (place: number) => tokens[place]?.text ?? '';
  const opening = /^(?:en|con|de)$/.test(textAt(at)) ? at + 1 : at;
  const percent = /^\d\d$/.test(textAt(opening)) ? Number(textAt(opening)) : 0;
  const noun = percent === 0 ? opening : opening + (textAt(opening + 1) === 'de' ? 2 : 1);
  return offer.test(textAt(noun)) ? { discount: percent, next: noun + 1 } : null;
}

/** `más vendidos`, `lo más popular`, `tendencias`: the place behind it. */
function popularAt(tokens: readonly Token[], at: number): { readonly next: number } | null {
  const textAt = (place: number) => tokens[place]?.text ?? '';
  const article = /^(?:el|la|lo|los|las)$/.test(textAt(at)) ? at + 1 : at;
  const isMost = textAt(article) === 'mas';
  const word = textAt(isMost ? article + 1 : article);
  if (!popular.test(word) && !(isMost && popularMost.test(word))) return null;
  return { next: isMost ? article + 2 : article + 1 };
}

interface Refused {
  readonly words: readonly string[];
  readonly next: number;
}

/** `no gris`, `que no sea gris ni negro`. */
function refusedAt(tokens: readonly Token[], at: number): Refused | null {
  const textAt = (place: number) => tokens[place]?.text ?? '';
  let next = textAt(at) === 'que' ? at + 1 : at;
  if (!refusal.test(textAt(next))) return null;
  const words: string[] = [];
  do {
    next += 1;
    while (linking.test(textAt(next))) next += 1;
    const word = textAt(next);
    if (!/^[a-z]{3,}$/.test(word) || refusesNothing.test(word)) return null;
    words.push(word);
    next += 1;
  } while (textAt(next) === 'ni');
  return { words, next };
}

/** Reads what a Spanish query wishes in words; the last bounds count where there are several. */
export function wishesIn(query: string): Wishes {
  const text = fold(query);
  const smallFirst = little.test(text);
  const none = {
    price: null,
    length: null,
    discount: null,
    unwanted: [],
    said: null,
    cheapFirst: false,
    smallFirst,
    rest: query,
  };
  // most queries wish nothing of the kind
  if (!mayWish.test(text)) return none;
  // letters that fold into more than one would shift the typed text
  const typed = text.length === query.length ? query : text;
  const tokens = tokensOf(text);
  const said: string[] = [];
  const unwanted: string[] = [];
  let price: PriceRange | null = null;
  let length: LengthRange | null = null;
  let discount: number | null = null;
  let [rest, kept, cheapFirst] = ['', 0, false];
  const takeOut = (first: number, next: number): string => {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[next - 1]?.end ?? 0];
    rest += `${typed.slice(kept, start)} `;
    kept = end;
    return typed.slice(start, end).trim();
  };
  for (let at = 0; at < tokens.length; ) {
    const offered = offerAt(tokens, at);
    const priced = offered ? null : priceAt(tokens, at);
    const measured = offered || priced ? null : lengthRangeAt(tokens, at);
    const bounded = offered ?? priced ?? measured;
    const refused = bounded ? null : refusedAt(tokens, at);
    const liked = (bounded ?? refused) ? null : popularAt(tokens, at);
    const isCheap = cheap.test(tokens[at]?.text ?? '');
    const next = (bounded ?? refused ?? liked)?.next ?? at + 1;
    if (offered) discount = offered.discount;
    if (priced) price = priced.price;
    if (measured) length = measured.length;
    if (bounded) said.push(takeOut(at, next));
    else if (refused) {
      unwanted.push(...refused.words);
      takeOut(at, next);
    } else if (isCheap) {
      cheapFirst = true;
      takeOut(at, next);
    } else if (liked) takeOut(at, next);
    at = next;
  }
  if (kept === 0) return none;
  rest = `${rest}${typed.slice(kept)}`.replace(/\s+/g, ' ').trim();
  return { price, length, discount, unwanted, cheapFirst, smallFirst, said: said.join(', ') || null, rest };
}
