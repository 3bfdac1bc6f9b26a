import type { MailLook } from '@actual/themes-contract/mail-look';
import { display, text } from './fonts';
import { tokens } from './tokens';

const { color } = tokens;

export const mailLook: MailLook = {
  bar: color.heroBg,
  onBar: color.heroText,
  button: color.buy,
  onButton: color.onBuy,
  page: color.bg,
  ink: color.text,
  quiet: color.text2,
  line: color.line,
  dark: {
    page: '#131C2D',
    sheet: '#1B2740',
    bar: '#CBE8F7',
    onBar: '#1C2B45',
    button: '#FF8672',
    onButton: '#1C2B45',
    ink: '#EAF1FA',
    quiet: '#A9B7CD',
    line: '#33435F',
  },
  radius: 18,
  logoWidth: 150,
  display: "'Trebuchet MS', Verdana, sans-serif",
  faces: { display: display, text },
  titleWeight: 600,
  thanks: '¡Listo! Ya estamos preparando tu pedido.',
};
