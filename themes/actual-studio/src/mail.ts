import type { MailLook } from '@actual/themes-contract/mail-look';
import { name, text } from './fonts';
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
    page: '#161412',
    sheet: '#211E1A',
    bar: '#2E2A25',
    onBar: '#FAF7F2',
    button: '#FAF7F2',
    onButton: '#25221E',
    ink: '#F4EFE7',
    quiet: '#B8AFA3',
    line: '#3D3730',
  },
  radius: 0,
  logoWidth: 150,
  display: "Georgia, 'Times New Roman', serif",
  faces: { display: name, text },
  titleWeight: 380,
  thanks: 'Gracias. Ya preparamos tu pedido.',
};
