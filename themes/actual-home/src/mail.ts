import type { MailLook } from '@actual/themes-contract/mail-look';
import { display, text } from './fonts';

export const mailLook: MailLook = {
  bar: '#123526',
  onBar: '#FFFDF8',
  button: '#F4B53C',
  onButton: '#123526',
  page: '#FBF7EC',
  ink: '#1C2B23',
  quiet: '#505D54',
  line: '#E6DBC3',
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
