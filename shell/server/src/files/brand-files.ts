import { join } from 'node:path';
import type { Brand, Site } from '@actual/themes-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFile } from './send-file';

export interface BrandFilesOptions {
  brands: Record<Site, Brand>;
  siteOf: (request: FastifyRequest) => Site;
  /** Folder of an installed package. */
  packageFolder: (name: string) => string;
}
/** By address: the file in each brand's own folder. */
const pictures = {
  '/compartir.jpg': 'compartir.jpg',
  '/icono-180.png': 'icono-180.png',
  '/logo-correo.png': 'logo-correo.png',
  '/icono-512.png': 'icono-512.png',
  '/apple-touch-icon.png': 'icono-180.png',
};
const aDay = 86_400;

/** How a brand looks when its page is put on a telephone's screen. */
const manifestOf = (brand: Brand) => ({
  name: brand.name,
  short_name: brand.name,
  description: brand.voice.homeDescription,
  lang: 'es-MX',
  start_url: '/',
  display: 'browser',
  theme_color: brand.themeColor,
  background_color: brand.tokens.color.bg,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icono-180.png', type: 'image/png', sizes: '180x180' },
    { src: '/icono-512.png', type: 'image/png', sizes: '512x512' },
  ],
});

/** The brand's files on each host: icons, manifest, and the picture of shared links. */
export function installBrandFiles(app: FastifyInstance, { brands, siteOf, packageFolder }: BrandFilesOptions): void {
  app.get('/favicon.svg', (request, reply) =>
    reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'host' })
      .send(brands[siteOf(request)].favicon),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'host' })
      .send(JSON.stringify(manifestOf(brands[siteOf(request)]))),
  );
  for (const [url, file] of Object.entries(pictures)) {
    app.get(url, (request, reply) => {
      const folder = packageFolder(`@actual/brand-${siteOf(request).replace('actual-', '')}`);
      return sendFile(request, reply, join(folder, file), { maxAge: aDay });
    });
  }
}
