import { handedInFile, type StorefrontKind } from '@actual/contracts/facts/catalog/storefront';
import type { Knex } from '@actual/database';
import { AppError, type Service } from '@actual/kit';
import type { RowFiles } from '@actual/kit/files/row-files';
import { documentNamed } from '../read-document';
import { filesDrawer, keepPicture, readPictureFile } from './pictures';

/** The kinds that have pictures. */
const shown: ReadonlySet<StorefrontKind> = new Set(['banners', 'packages', 'rooms']);

/** Pictures of banners, packages and rooms, which staff hand in and gateways show among those of products. */
export function storefrontPictureRoutes(service: Service, { db, files }: { db: Knex; files: RowFiles }): void {
  const draw = filesDrawer();
  service.implement('POST /storefront/{document}/picture', async ({ params, file, session }) => {
    if (!shown.has(documentNamed(params.document).kind)) throw new AppError('not_found');
    return { picture: await keepPicture(db, await draw(file), session?.userId ?? '') };
  });
  // a plain route beside the contracts, as sitemaps are
  service.app.get<{ Params: { file: string } }>('/documents/pictures/:file', async ({ params: { file } }, reply) => {
    const content = handedInFile.test(file) ? await readPictureFile(db, files, file) : undefined;
    if (!content) throw new AppError('not_found');
    return reply
      .type(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(content);
  });
}
