import type { MailLook } from '@actual/themes-contract/mail-look';
import { display, text } from './fonts';
import { tokens } from './tokens';

const { color } = tokens;

export const mailLook: MailLook = {
  bar: color.inverseBg,
  onBar: color.inverseText,
  button: color.buy,
  onButton: color.onBuy,
  page: color.bg,
  ink: color.text,
  quiet: color.text2,
  line: color.line,
  dark: {
    page: '#0E1A14',
    sheet: '#16251D',
    bar: '#123526',
    onBar: '#FFFDF8',
    button: '#F4B53C',
    onButton: '#123526',
    ink: '#F3EFE2',
    quiet: '#A9B8AE',
    line: '#2C4236',
  },
  radius: 8,
  logoWidth: 164,
  display: "'Trebuchet MS', Verdana, sans-serif",
  faces: { display: display, text },
  titleWeight: 700,
  thanks: '¡Gracias! Ya estamos preparando tu pedido.',
};
