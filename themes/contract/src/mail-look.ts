import type { FontFace } from './brand';

export { fontFaceCss } from './font';

interface MailColors {
  bar: string;
  onBar: string;
  button: string;
  onButton: string;
  page: string;
  ink: string;
  quiet: string;
  line: string;
}
/** A brand's look in mails: fixed colors, since most mail clients know no custom properties. */
export interface MailLook extends MailColors {
  dark: MailColors & { sheet: string };
  radius: number;
  /** System fonts of titles, where the brand's own are not loaded. */
  display: string;
  /** For the mail clients that load fonts. */
  faces: { display: FontFace; text: FontFace };
  titleWeight: number;
  /** Pixels; the brand's `logo-correo.png` is 28 high and twice as large in its file. */
  logoWidth: number;
  /** Above the confirmation of an order. */
  thanks: string;
}
