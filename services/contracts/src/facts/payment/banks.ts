/** Banks by the first three digits of their CLABEs; a bank that is not here is one we do not know, not a wrong one. */
const banks: Readonly<Record<string, string>> = {
  '002': 'Banamex',
  '012': 'BBVA',
  '014': 'Santander',
  '021': 'HSBC',
  '030': 'BanBajío',
  '036': 'Inbursa',
  '042': 'Mifel',
  '044': 'Scotiabank',
  '058': 'Banregio',
  '062': 'Afirme',
  '072': 'Banorte',
  '103': 'American Express',
  '112': 'Monex',
  '113': 'Ve por Más',
  '127': 'Azteca',
  '130': 'Compartamos',
  '132': 'Multiva',
  '133': 'Actinver',
  '137': 'BanCoppel',
  '143': 'CIBanco',
  '145': 'Base',
  '166': 'Banco del Bienestar',
  '167': 'Hey Banco',
  '638': 'Nu',
  '646': 'STP',
  '661': 'Klar',
  '722': 'Mercado Pago',
  '728': 'Spin by OXXO',
};

/** Their names, to choose from. */
export const bankNames: readonly string[] = Object.values(banks);

/** The bank that a CLABE names, where it is known. */
export const bankOfClabe = (clabe: string): string | null => banks[clabe.slice(0, 3)] ?? null;
