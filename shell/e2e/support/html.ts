import { accountOf, ask, type BrandUnderTest } from './store';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };
const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** A page as the server gives it: 200, and its HTML. */
export async function htmlOf(brand: BrandUnderTest, path: string): Promise<string> {
  const reply = await ask(brand.origin, path);
  if (reply.status !== 200) throw new Error(`${brand.name} ${path}: ${accountOf(reply)}`);
  return reply.body;
}

/** What the tab says. */
export const titleOf = (html: string): string => decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

/** The part between `<main` and `</main>`. */
export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** The text of some HTML as a person reads it. */
export const wordsOf = (html: string): string =>
  decoded(html.replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Paths below this origin that the HTML links to, without the part behind `#`. */
export const linksOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)]
      .map((match) => decoded(match[1] ?? ''))
      .filter((path) => path !== '/'),
  ),
];

/** The value of an attribute of the first element that matches. */
export const attributeOf = (html: string, element: RegExp, attribute: string): string | undefined => {
  const found = element.exec(html)?.[0];
  const value = found ? new RegExp(`${attribute}="([^"]*)"`).exec(found)?.[1] : undefined;
  return value === undefined ? undefined : decoded(value);
};

interface Thing {
  '@type': string;
}

/** The structured data of a page, of one type. */
export function jsonLdOf<T = unknown>(html: string, type: string): (T & Thing)[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) => text);
  const things: Thing[] = texts.flatMap((text): Thing[] => [JSON.parse(text ?? '[]')].flat());
  return things.filter((thing) => thing['@type'] === type) as (T & Thing)[];
}

/** A price of the structured data, `7216.50`, as the page writes it: centavos only where there are some. */
export function pesosOf(price: string): string {
  const decimals = price.endsWith('.00') ? 0 : 2;
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `$${Number(price).toLocaleString('es-MX', format)}`;
}
