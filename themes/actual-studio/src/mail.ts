import type { MailLook } from '@actual/themes-contract/mail-look';
import { name, text } from './fonts';

export const mailLook: MailLook = {
  bar: '#25221E',
  onBar: '#FAF7F2',
  button: '#25221E',
  onButton: '#FAF7F2',
  page: '#FAF7F2',
  ink: '#25221E',
  quiet: '#5E574F',
  line: '#DAD2C6',
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
