import { defineRemote } from '@actual/federation';
import { contentPlugin, contentRule } from './build/content-loader.mjs';

export default defineRemote({
  name: 'catalog',
  browserOnly: ['@google/model-viewer'],
  rules: [contentRule],
  routePlugins: [contentPlugin],
});
