import { defineRemote } from '@actual/federation';
import { contentPlugin, contentRule } from './build/content-loader.mjs';

export default defineRemote({
  name: 'catalog',
  browserOnly: ['@google/model-viewer'],
  rules: [contentRule],
  // every page asks for a postal code, and the dialog brings these
  common:
    /themes\/ui\/src\/(actions|icons|feedback\/(Alert|Spinner)|overlays\/(Dialog|DialogFoot|modal-look|use-modal)|layout\/(boxes|text|VisuallyHidden))\b/,
  serverPlugins: [contentPlugin],
});
