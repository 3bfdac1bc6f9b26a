import type { MailLook } from '@actual/themes-contract/mail-look';
import { display, text } from './fonts';

export const mailLook: MailLook = {
  bar: '#CBE8F7',
  onBar: '#1C2B45',
  button: '#FF8672',
  onButton: '#1C2B45',
  page: '#FFFFFF',
  ink: '#1C2B45',
  quiet: '#4C5A73',
  line: '#DCE5EC',
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
