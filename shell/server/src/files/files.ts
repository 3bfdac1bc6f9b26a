import { join } from 'node:path';
import type { Brand, Site } from '@actual/themes-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import type { Upstreams } from '../gateway/upstream';
import type { Registry } from '../registry/registry';
import { installBrandFiles } from './brand-files';
import { installHandedIn } from './handed-in';
import { safe } from './safe-name';
import { sendFile } from './send-file';
import { installStoredFiles } from './stored-files';

export interface FilesOptions {
  config: ShellConfig;
  registry: Registry;
  brands: Record<Site, Brand>;
  siteOf: (request: FastifyRequest) => Site;
  /** Folder of the shell's own browser build. */
  client: string;
  /** Folder of an installed package. */
  packageFolder: (name: string) => string;
  upstreams: Upstreams;
}
type FileParams = { Params: { file: string } };

/** Every file the gateway serves: scripts of shell and remotes, fonts, pictures, models, icons. */
export function installFiles(app: FastifyInstance, options: FilesOptions): void {
  const { config, registry } = options;
  app.get<FileParams>('/assets/:file', (request, reply) => {
    const { file } = request.params;
    if (!safe(file)) return reply.code(404).send();
    return sendFile(request, reply, join(options.client, file), { immutable: true, precompressed: true });
  });

  app.get<{ Params: { remote: string; version: string; file: string } }>(
    '/_mfe/:remote/:version/:file',
    (request, reply) => {
      const { remote, version, file } = request.params;
      if (![remote, version, file].every(safe) || !registry.serves(remote, version)) return reply.code(404).send();
      const path = join(registry.artifacts, remote, version, 'client', file);
      return sendFile(request, reply, path, { immutable: true, precompressed: true });
    },
  );

  app.get<FileParams>('/fonts/:file', (request, reply) => {
    const { file } = request.params;
    if (!safe(file)) return reply.code(404).send();
    // mails show them too, on pages of mail clients
    reply.header('access-control-allow-origin', '*');
    return sendFile(request, reply, join(options.client, '..', 'fonts', file), { immutable: true });
  });

  installStoredFiles(app, config);
  installHandedIn(app, options.upstreams);

  // below these there are only files: never a page, never a redirect
  for (const prefix of ['/assets', '/_mfe', '/fonts', '/pictures', '/models']) {
    app.get(`${prefix}/*`, (_request, reply) => reply.code(404).send());
  }

  installBrandFiles(app, options);
}
