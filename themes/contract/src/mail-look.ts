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
/** A brand's look in mails: fixed colors and system fonts, since mail clients load nothing. */
export interface MailLook extends MailColors {
  dark: MailColors & { sheet: string };
  radius: number;
  display: string;
  /** Pixels; the brand's `logo-correo.png` is 28 high and twice as large in its file. */
  logoWidth: number;
  /** Above the confirmation of an order. */
  thanks: string;
}
