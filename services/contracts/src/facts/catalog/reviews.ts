/** Where a review stands: nobody sees it before staff said so. */
export const reviewStates = ['pending', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The state of reviews that staff have not judged; the oldest come first. */
export const unjudged: ReviewState = 'pending';

export const reviewStateWords: Readonly<Record<ReviewState, string>> = {
  pending: 'Por revisar',
  published: 'Publicada',
  refused: 'Rechazada',
};

/** Lengths of texts. */
export const reviewLengths = { title: 80, least: 10, text: 2_000, reason: 300, answer: 1_000 } as const;

export const reviewPictures = 3;
/** The address of a picture as a list shows it. */
export const smallPicture = (path: string): string => path.replace('.jpg', '-chica.jpg');

/** Reviews that a product's page shows at a time. */
export const reviewsShown = 5;

/** Days after the last delivery of an order until its buyer is asked; after so many more nobody asks any longer. */
export const askAfterDays = 7;
export const askWithinDays = 30;

/** Pieces that the mail asks about, and a card of «Mis compras»; the order's link leads to all. */
export const askedPieces = { ofMail: 6, ofCard: 3 } as const;

/** The page that a buyer writes on. */
export const reviewPage = '/opinion';

/** The meaning of each number of stars, shown to the reviewer who chooses one. */
export const ratingWords = { 1: 'Muy mala', 2: 'Mala', 3: 'Regular', 4: 'Buena', 5: 'Muy buena' } as const;
