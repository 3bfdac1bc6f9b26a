import { useLocation, useShell } from '@actual/shell-contract';

interface HeadProps {
  title: string;
  description: string;
  /** Path and query of the one address of this page; the present path without query unless told. */
  canonical?: string;
  /** Picture stem for previews. */
  picture?: string;
  type?: 'website' | 'product';
  /** Facts for search engines; always equal to what the page shows. */
  jsonLd?: object | object[];
  noIndex?: boolean;
}

// `<` inside JSON would end the script element
const safeJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Title, description, canonical, previews and structured data of a page; React hoists them into the head. */
export function Head({ title, description, canonical, picture, type = 'website', jsonLd, noIndex }: HeadProps) {
  const { brand } = useShell();
  const { pathname } = useLocation();
  const url = brand.origin + (canonical ?? pathname);
  const short = description.length > 158 ? `${description.slice(0, 155).trimEnd()}…` : description;
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={short} />
      <link rel="canonical" href={url} />
      {noIndex ? <meta name="robots" content="noindex, follow" /> : null}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={short} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="es_MX" />
      {picture ? <meta property="og:image" content={`${brand.origin}/pictures/${picture}-1000.webp`} /> : null}
      {jsonLd ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data is JSON inside a script element
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(jsonLd) }} />
      ) : null}
    </>
  );
}

/** BreadcrumbList of the page's trail; the last step has no address. */
export const breadcrumbList = (origin: string, trail: { label: string; href?: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href ? { item: origin + href } : {}),
  })),
});
