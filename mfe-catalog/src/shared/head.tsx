import { tabTitle } from '@actual/contracts/facts/text/tab-title';
import { useLocation, useShell } from '@actual/shell-contract';
import { jsonLdText } from './json-ld';

export { breadcrumbList } from './json-ld';

interface HeadProps {
  title: string;
  description: string;
  /** Path and query of the one address of this page; the present path without query unless told. */
  canonical?: string;
  /** Picture stem for previews; the brand's own picture unless told. */
  picture?: string;
  /** The picture in words. */
  pictureAlt?: string;
  type?: 'website' | 'product';
  /** Structured data for search engines, always equal to the page; the server alone writes them. */
  jsonLd?: object | null | (object | null)[];
  noIndex?: boolean;
  /** Addresses of the pages before and after, of a list in pages. */
  previous?: string;
  next?: string;
}

/** As the render of `/pictures` and the brand's own picture are made. */
const squarePicture = { width: 1000, height: 1000, type: 'image/webp' };
const brandPicture = { width: 1200, height: 630, type: 'image/jpeg' };
const longestDescription = 158;

/** Cut at a word, so that it stays a sentence to read. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}

/** Title, description, canonical, previews and structured data of a page; React hoists them into the head. */
export function Head({ title, description, picture, pictureAlt, type = 'website', jsonLd, ...rest }: HeadProps) {
  const { brand } = useShell();
  const { pathname } = useLocation();
  const url = brand.origin + (rest.canonical ?? pathname);
  const short = shortened(description);
  const image = picture ? `${brand.origin}/pictures/${picture}-1000.webp` : `${brand.origin}/compartir.jpg`;
  const shape = picture ? squarePicture : brandPicture;
  return (
    <>
      <title>{tabTitle(title, brand.name)}</title>
      <meta name="description" content={short} />
      <link rel="canonical" href={url} />
      {rest.previous ? <link rel="prev" href={brand.origin + rest.previous} /> : null}
      {rest.next ? <link rel="next" href={brand.origin + rest.next} /> : null}
      {rest.noIndex ? <meta name="robots" content="noindex, follow" /> : null}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={short} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="es_MX" />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content={shape.type} />
      <meta property="og:image:width" content={String(shape.width)} />
      <meta property="og:image:height" content={String(shape.height)} />
      <meta property="og:image:alt" content={pictureAlt ?? (picture ? title : brand.name)} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd === undefined ? null : (
        <script
          key={url}
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data is JSON inside a script element
          dangerouslySetInnerHTML={{ __html: jsonLdText(jsonLd) }}
        />
      )}
    </>
  );
}
