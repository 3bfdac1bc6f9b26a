/**
 * Structured data is for programs that read the page's HTML, so only the server makes it. Browsers keep the server's
 * elements, and their builds know `typeof window`, so this code is not in them.
 */
type JsonLd = object | null;

/** JSON as the text of a script element: `<` would end it. */
export const jsonLdText = (value: JsonLd | JsonLd[]): string =>
  typeof window === 'undefined' ? JSON.stringify(value).replaceAll('<', '\\u003c') : '';

/** BreadcrumbList of the page's trail; the last step has no address. */
export const breadcrumbList = (origin: string, trail: { label: string; href?: string }[]): JsonLd =>
  typeof window === 'undefined'
    ? {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ label, href }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: label,
          item: href ? origin + href : undefined,
        })),
      }
    : null;
