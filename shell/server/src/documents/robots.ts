/** Addresses without use for a search engine: paying, accounts, kiosks, and other orders or choices of a category. */
const closed = [
  '/api/',
  '/checkout/',
  '/user/',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/complete-register',
  '/card-authorization/',
  '/display',
  '/bdisplay/',
  '/atenciondesarrollos',
  '/*?*sortDirection=',
  '/*?*precio-desde=',
  '/*?*precio-hasta=',
  '/*?*disponibilidad=',
  '/*?*boundaries=',
];

/** `robots.txt` of a public brand: all but the above, and where the sitemap is. */
export const publicRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** The internal network is nobody's to find. */
export const internalRobots = 'User-agent: *\nDisallow: /\n';
