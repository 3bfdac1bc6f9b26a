import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The staff pages' one typeface, from this remote's own files. In the browser only: on the server there is nothing to draw. */
export const fontFamily = "'Inter Staff', system-ui, 'Segoe UI', Arial, sans-serif";

if (typeof document !== 'undefined') {
  document.fonts?.add(new FontFace('Inter Staff', `url(${file})`, { weight: '100 900', display: 'swap' }));
}
