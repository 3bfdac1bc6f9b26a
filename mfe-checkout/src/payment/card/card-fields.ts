/** The typed values of the card form. The card's own data go from the browser to the provider and nowhere else. */
export interface CardFields {
  number: string;
  cardholder: string;
  /** `MM/AA` */
  expiry: string;
  cvc: string;
  bank: string;
  sameAddress: boolean;
  country: string;
  street: string;
  neighborhood: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  email: string;
  emailAgain: string;
  terms: boolean;
}

/** The form before anything is typed. */
export const emptyCard: CardFields = {
  number: '',
  cardholder: '',
  expiry: '',
  cvc: '',
  bank: '',
  sameAddress: true,
  terms: false,
  country: 'México',
  street: '',
  neighborhood: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  email: '',
  emailAgain: '',
};

/** Countries of cards; the states of Mexico are a list, those of others are written. */
export const countries = ['México', 'Estados Unidos', 'Canadá', 'España', 'Otro'];

/** Participating banks (formas de pago). */
export const banks = [
  'Afirme',
  'American Express',
  'Banamex',
  'BanBajío',
  'Banorte',
  'Banregio',
  'BBVA',
  'Hey Banco',
  'HSBC',
  'Inbursa',
  'Mifel',
  'Nu',
  'Santander',
  'Scotiabank',
  'Otro',
];
/** The states of the republic, for cards of Mexico. */
export const states = [
  'Aguascalientes',
  'Baja California',
  'Baja California Sur',
  'Campeche',
  'Chiapas',
  'Chihuahua',
  'Ciudad de México',
  'Coahuila',
  'Colima',
  'Durango',
  'Estado de México',
  'Guanajuato',
  'Guerrero',
  'Hidalgo',
  'Jalisco',
  'Michoacán',
  'Morelos',
  'Nayarit',
  'Nuevo León',
  'Oaxaca',
  'Puebla',
  'Querétaro',
  'Quintana Roo',
  'San Luis Potosí',
  'Sinaloa',
  'Sonora',
  'Tabasco',
  'Tamaulipas',
  'Tlaxcala',
  'Veracruz',
  'Yucatán',
  'Zacatecas',
];
