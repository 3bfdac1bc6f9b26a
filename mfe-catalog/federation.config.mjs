import { readFileSync } from 'node:fs';
import { defineRemote } from '@actual/federation';
import { contentRule } from './build/content-loader.mjs';

// every information page; the text of each is `content/<address>.md`
const informationPaths = JSON.parse(readFileSync(new URL('./src/information/paths.json', import.meta.url), 'utf8'));

export default defineRemote({
  name: 'catalog',
  browserOnly: ['@google/model-viewer'],
  rules: [contentRule],
  owns: [
    '/',
    '/category/:category',
    '/search',
    '/:slug/:id',
    '/bdisplay/:slug/:id',
    '/display',
    '/ofertas',
    '/atenciondesarrollos',
    ...informationPaths,
  ],
});
