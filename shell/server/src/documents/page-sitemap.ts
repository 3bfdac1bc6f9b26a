import type { FindablePage } from '@actual/shell-contract';
import type { Snapshot } from '../registry/snapshots';
import type { Renderers } from '../renderers/renderers';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const known = new WeakMap<Snapshot, Promise<FindablePage[]>>();

/** The pages that the loaded remotes want to be found, as of one state of the registry. */
export function findablePages(snapshot: Snapshot, findableOf: Renderers['findable']): Promise<FindablePage[]> {
  let pages = known.get(snapshot);
  if (!pages) {
    const remotes = [...snapshot.remotes.values()].filter(({ artifact }) => artifact.audience === 'public');
    pages = Promise.all(remotes.map(findableOf)).then((lists) => lists.flat());
    known.set(snapshot, pages);
    // one that could not be asked is asked again
    pages.catch(() => known.delete(snapshot));
  }
  return pages;
}

/** The part of the sitemap with pages that are neither category nor product. */
export function pageSitemap(origin: string, pages: readonly FindablePage[]): string {
  const lines = pages.map(
    ({ path, lastmod }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`;
}
