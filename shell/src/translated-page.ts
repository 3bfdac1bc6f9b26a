/** The language of the pages, as their documents say. */
export const pageLanguage = 'es-MX';

/** Whether a browser's translator changed the page's texts: a mismatch at hydration is then no fault of the page. */
export const isTranslated = (): boolean =>
  document.documentElement.lang !== pageLanguage || document.getElementsByTagName('font').length > 0;
