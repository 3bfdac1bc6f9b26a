import informationPaths from './information/paths.json';

/** Every page this remote owns; `npm run pages` lists them and the shell finds their owner by them. */
export const pages = [
  '/',
  '/category/{category}',
  '/search',
  '/{slug}/{id}',
  '/display',
  '/bdisplay/{slug}/{id}',
  '/ofertas',
  '/atenciondesarrollos',
  ...informationPaths,
];
