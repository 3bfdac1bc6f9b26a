/** The language of the pages, as their documents say. */
export const pageLanguage = 'es-MX';

/**
 * Whether a translator in the browser has changed the texts of the page: it names another language, and puts each text
 * into elements of its own. A mismatch at hydration is then no fault of the page, which React renders anew.
 */
export const isTranslated = (): boolean =>
  document.documentElement.lang !== pageLanguage || document.getElementsByTagName('font').length > 0;
