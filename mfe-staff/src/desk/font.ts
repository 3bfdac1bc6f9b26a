import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The desk's one face, from this room's own files. In the browser only: on the server there is nothing to draw. */
export const deskFamily = "'Inter Desk', system-ui, 'Segoe UI', Arial, sans-serif";

if (typeof document !== 'undefined') {
  document.fonts?.add(new FontFace('Inter Desk', `url(${file})`, { weight: '100 900', display: 'swap' }));
}
