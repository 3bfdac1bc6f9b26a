/** The privacy notice that people are shown: the day of its text, as it stands at the head of the page itself. */
export const privacyNotice = '2026-11-24';

/** The name of the archive of somebody's own data. */
export const ownDataFileName = 'mis-datos.zip';

/**
 * The purposes that people consent to. The first two are needed for the thing asked for; the others are never needed to
 * buy.
 */
export const consentPurposes = ['account', 'purchase', 'newsletter', 'restock'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The words that people read for them. */
export const purposeWords: Readonly<Record<ConsentPurpose, string>> = {
  account: 'Tu cuenta y tus pedidos',
  purchase: 'Tu compra como invitado',
  newsletter: 'Novedades y promociones por correo',
  restock: 'Avisos de que ya hay piezas',
};

/** Where somebody agreed, or took it back. */
export const consentForms = [
  'register',
  'guest',
  'complete-register',
  'newsletter-confirm',
  'newsletter-leave',
  'restock',
  'restock-leave',
  'delete-account',
] as const;
export type ConsentForm = (typeof consentForms)[number];

export const consentFormWords: Readonly<Record<ConsentForm, string>> = {
  register: 'Registro',
  guest: 'Compra como invitado',
  'complete-register': 'Registro después de comprar',
  'newsletter-confirm': 'Confirmación del boletín',
  'newsletter-leave': 'Baja del boletín',
  restock: 'Avísame cuando haya',
  'restock-leave': 'Baja de los avisos',
  'delete-account': 'Eliminación de la cuenta',
};

/** Most lines of the log that one page shows. */
export const shownConsents = 100;

/** The reasons why an account cannot be deleted yet, with the words its owner reads. */
export const obstacleWords = {
  payment: 'Tienes un pago en proceso: espera a que termine.',
  order: 'Tienes un pedido sin terminar: espera a que se pague y se procese.',
  delivery: 'Tienes un pedido por entregar: espera a recibirlo.',
  refund: 'Te debemos una devolución: espera a recibirla.',
  request: 'Tienes una solicitud sin terminar: espera a que se resuelva, o retírala.',
  balance: 'Tienes dinero en tu monedero o saldo a favor: úsalo o pídenos que te lo devolvamos.',
} as const;
export type DeletionObstacle = keyof typeof obstacleWords;
