import type { StorefrontContent } from '@actual/contracts';
import type { Service } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import { documentNamed, kindFor, readDocument } from './read-document';
import { saveVersion } from './save-version';
import { undoVersion } from './undo-version';

/** As the audit log keeps it. */
const audited = ({ kind: _kind, ...content }: StorefrontContent) => content;

/** What staff change of the store without a developer; what holds at once is in this process's view when they are answered. */
export function storefrontRoutes(service: Service, { db, live, cards }: CatalogDependencies): void {
  service
    .implement('GET /storefront/{document}', ({ params }) => readDocument(db, params.document))
    .implement('PUT /storefront/{document}', async ({ params: { document }, body, session, changed }) => {
      const before = await readDocument(db, document);
      const { from, until } = body;
      const moments = { ...(from ? { from } : {}), ...(until ? { until } : {}) };
      changed({ before: audited(before.content), after: { ...audited(body.content), ...moments } });
      if (await saveVersion(db, { document, ...body, userId: session?.userId ?? '' })) await live.refresh();
      return readDocument(db, document);
    })
    .implement('POST /storefront/{document}/undo', async ({ params: { document }, body, session, changed }) => {
      const undone = await undoVersion(db, { document, id: body.version, userId: session?.userId ?? '' });
      if (undone.changed) await live.refresh();
      const after = await readDocument(db, document);
      changed({ before: audited(undone.content), after: audited(after.content) });
      return after;
    })
    .implement('POST /storefront/{document}/preview', async ({ params, body: { content } }) => {
      const { subject } = documentNamed(params.document);
      const kind = kindFor(params.document, content);
      if (!kind.previewsWrong) await kind.check(db, content, subject);
      return kind.preview({ db, cards, view: await live.current() }, content, subject);
    })
    .implement('GET /site/revision', async () => ({ revision: (await live.current()).index.structure.revision }));
}
