import type { StorefrontContent } from '@actual/contracts';
import type { Service } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import { differing } from './kinds/category-tree';
import { differingParts } from './kinds/warehouses';
import { documentFor, kindFor, readDocument } from './read-document';
import { saveVersion } from './save-version';
import { differingText } from './texts/differing-text';
import { undoVersion } from './undo-version';

/** The content as the audit log keeps it: only the differences of a tree, warehouses or a text, all of anything else. */
function audited(before: StorefrontContent, after: StorefrontContent): { before: object; after: object } {
  if (before.kind === 'warehouses' && after.kind === 'warehouses')
    return { before: differingParts(before, after), after: differingParts(after, before) };
  if (before.kind === 'categories' && after.kind === 'categories')
    return { before: differing(before, after), after: differing(after, before) };
  if (before.kind === 'texts' && after.kind === 'texts')
    return { before: differingText(before.own, after.own), after: differingText(after.own, before.own) };
  const { kind: _was, ...old } = before;
  const { kind: _is, ...now } = after;
  return { before: old, after: now };
}

/** The calls with which staff change the store; an immediate change is in view by the time that they answer. */
export function storefrontRoutes(service: Service, { db, live, cards }: CatalogDependencies): void {
  service
    .implement('GET /storefront/{document}', ({ params: { document }, session }) => {
      documentFor(session, document);
      return readDocument(db, document);
    })
    .implement('PUT /storefront/{document}', async ({ params: { document }, body, session, changed }) => {
      documentFor(session, document);
      const before = await readDocument(db, document);
      const { from, until } = body;
      const entry = audited(before.content, body.content);
      changed({ before: entry.before, after: { ...entry.after, from: from ?? undefined, until: until ?? undefined } });
      if (await saveVersion(db, { document, ...body, userId: session?.userId ?? '' })) await live.refresh();
      return readDocument(db, document);
    })
    .implement('POST /storefront/{document}/undo', async ({ params: { document }, body, session, changed }) => {
      documentFor(session, document);
      const undone = await undoVersion(db, { document, id: body.version, userId: session?.userId ?? '' });
      if (undone.changed) await live.refresh();
      const after = await readDocument(db, document);
      changed(audited(undone.content, after.content));
      return after;
    })
    .implement('POST /storefront/{document}/preview', async ({ params, body: { content }, session }) => {
      const { subject } = documentFor(session, params.document);
      const kind = kindFor(params.document, content);
      if (!kind.previewsWrong) await kind.check(db, content, subject);
      return kind.preview({ db, cards, view: await live.current() }, content, subject);
    })
    .implement('GET /site/revision', {
      isPolled: true,
      handle: async () => ({ revision: (await live.current()).index.structure.revision }),
    });
}
