import type { Site } from '@actual/contracts';

interface Colors {
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
export interface MailBrand extends Colors {
  name: string;
  dark: Colors & { sheet: string };
  radius: number;
  display: string;
  thanks: string;
}

const brands: Record<Site, MailBrand> = {
  'actual-studio': {
    name: 'Actual Studio',
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
    display: "Georgia, 'Times New Roman', serif",
    thanks: 'Tu pedido está hecho.',
  },
  'actual-home': {
    name: 'Actual Home',
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
    display: "'Trebuchet MS', Verdana, sans-serif",
    thanks: '¡Gracias! Ya estamos preparando tu pedido.',
  },
  'actual-kids': {
    name: 'Actual Kids',
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
    display: "'Trebuchet MS', Verdana, sans-serif",
    thanks: '¡Listo! Tu pedido ya está en camino a prepararse.',
  },
};

/** The mail look of a site's brand. */
export const brandOf = (site: Site): MailBrand => brands[site];
