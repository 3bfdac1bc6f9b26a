import { defineRemote } from '@actual/federation';
import optimizeLocales from '@react-aria/optimize-locales-plugin';

export default defineRemote({
  name: 'staff',
  audience: 'internal',
  // the words of React Aria's controls, which come in 34 languages; `SpanishControls` asks for these
  plugins: [optimizeLocales.webpack({ locales: ['es-ES'] })],
});
