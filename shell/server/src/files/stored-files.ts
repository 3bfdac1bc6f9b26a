import { join } from 'node:path';
import { type StoredFolder, typeOfStored } from '@actual/contracts/facts/stored-files';
import { Bucket } from '@actual/files/bucket';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { BucketLine } from './bucket-line';
import { makeFile } from './file-maker';
import { safe } from './safe-name';
import { sendFile } from './send-file';
import { sendObject } from './send-object';

/** Pictures and models keep their names; a new one is seen within a week, at once where the page is loaded again. */
const weekSeconds = 604_800;

function openBucket(app: FastifyInstance, { bucket: settings }: Pick<ShellConfig, 'bucket'>) {
  if (!settings) return undefined;
  const bucket = new Bucket(settings);
  app.addHook('onClose', async () => bucket.close());
  return new BucketLine(bucket, app.log);
}

/** Pictures and models of products: from their folders, else from the bucket, else made on demand. */
export function installStoredFiles(
  app: FastifyInstance,
  config: Pick<ShellConfig, 'picturesDir' | 'picturesMaker' | 'modelDirs' | 'modelsMaker' | 'bucket'>,
): void {
  const bucket = openBucket(app, config);
  const serve = (folder: StoredFolder, dirs: readonly string[], maker: string | undefined) =>
    app.get<{ Params: { file: string } }>(`/${folder}/:file`, (request, reply) => {
      const { file } = request.params;
      const type = typeOfStored(folder, file);
      if (!safe(file) || !type) return reply.code(404).send();
      const paths = dirs.map((dir) => join(dir, file));
      const object = bucket && { bucket, folder, file, type, maxAge: weekSeconds };
      return sendFile(request, reply, paths, {
        maxAge: weekSeconds,
        elsewhere: async () => object !== undefined && sendObject(request, reply, object),
        make: () => makeFile(maker, file),
      });
    });
  serve('pictures', config.picturesDir ? [config.picturesDir] : [], config.picturesMaker);
  serve('models', config.modelDirs, config.modelsMaker);
}
