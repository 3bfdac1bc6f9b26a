import { defineRemote } from '@actual/federation';
import optimizeLocales from '@react-aria/optimize-locales-plugin';

// the words of React Aria's controls come in 34 languages; `SpanishControls` asks for these
const language = 'es-ES';

/**
 * The same for the server's bundle, for which the library's plugin names files that nobody loads.
 * @type {import('esbuild').Plugin}
 */
const oneLanguage = {
  name: 'one-language',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/](react-aria|react-stately)[\\/].*[\\/][a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      path.includes(language) ? undefined : { contents: 'export default undefined;' },
    );
  },
};

export default defineRemote({
  name: 'staff',
  audience: 'internal',
  // the rail has these on every page, and so has each page
  common: /[\\/](layout[\\/](StaffPage|font)|fields[\\/]controls)\.tsx?$/,
  plugins: [optimizeLocales.webpack({ locales: [language] })],
  serverPlugins: [oneLanguage],
});
