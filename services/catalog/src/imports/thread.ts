import { workerData } from 'node:worker_threads';
import { connect, disconnect } from '@actual/database';
import { productFiles } from '@actual/kit/files/product-files';
import type { ThreadWork } from './import-thread';
import { workImport } from './work-import';

const { place, ...job } = workerData as ThreadWork;
const db = connect({ url: place.databaseUrl, applicationName: 'catalog-import-job', pool: 2 });
const store = place.bucket && productFiles(place.bucket);
try {
  const files = { store, pictures: { outDir: place.picturesDir }, modelDirs: place.modelDirs };
  await workImport({ db, databaseUrl: place.databaseUrl, files }, job);
} finally {
  store?.close();
  await disconnect(db);
}
