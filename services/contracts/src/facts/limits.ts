/**
 * The subject whose use is counted. `address` is an IPv4 address or an IPv6 /56, `network` an IPv4 /24 or an IPv6 /48;
 * `card` its first six and last four digits, hashed.
 */
export type Scope =
  | 'holder'
  | 'address'
  | 'network'
  | 'email'
  | 'account'
  | 'device'
  | 'card'
  | 'package'
  | 'quotation'
  | 'order'
  | 'item, network'
  | 'item, email'
  | 'item';

/** How much of one thing one caller may use. */
export interface Limit {
  readonly counts: string;
  readonly per: Scope;
  /** So many without a question. */
  readonly free: number;
  /**
   * So many with a proof of work for each beyond `free`; equal to `free` where no proof helps. `noEnd` where nobody is
   * refused: the work grows instead.
   */
  readonly most: number;
  /** Of an item's pieces: `free` and `most` are at least these shares of them. */
  readonly shares?: { readonly free: number; readonly most: number };
  /** Seconds that a use is remembered; null for things open at the same time. */
  readonly seconds: number | null;
  /** The error code above `most`. */
  readonly refusal:
    | 'rate_limited'
    | 'proof_required'
    | 'too_many_transfers'
    | 'too_many_card_refusals'
    | 'too_many_mails';
  /** Why nobody who buys furniture meets it. */
  readonly because: string;
}

/** `most` of a resource shared by people who do not know each other: one caller cannot close it to the others. */
export const noEnd = Number.POSITIVE_INFINITY;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** People behind one address who all shop at once: the office that every limit of an address lets through. */
export const officePeople = 200;

/** Every cap on a caller, by name. The table in services/deploy/LIMITS.md is this one. */
export const limits = {
  calls: {
    counts: 'calls of one service',
    per: 'address',
    free: 15 * officePeople,
    most: 15 * officePeople,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'buying takes 5 to 10 calls a minute; an office of 200 people makes 3,000 at most',
  },
  cardPayments: {
    counts: 'card payments and reads of them',
    per: 'address',
    free: 300,
    most: 300,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'everybody in an office may pay in the same minute',
  },
  newQuotations: {
    counts: 'new quotations',
    per: 'address',
    free: officePeople,
    most: 1_200,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'everybody in an office may begin one in the same minute',
  },
  openTransfersOfHolder: {
    counts: 'orders that wait for a transfer',
    per: 'holder',
    free: 3,
    most: 6,
    seconds: null,
    refusal: 'too_many_transfers',
    because: 'a home is furnished with one order; three leave room for second thoughts',
  },
  openTransfersOfEmail: {
    counts: 'orders that wait for a transfer',
    per: 'email',
    free: 3,
    most: 6,
    seconds: null,
    refusal: 'too_many_transfers',
    because: 'the same person on another device',
  },
  openTransfersOfNetwork: {
    counts: 'orders that wait for a transfer',
    per: 'network',
    free: 30,
    most: 60,
    seconds: null,
    refusal: 'too_many_transfers',
    because: 'one in seven of an office would have to wait for a bank at once',
  },
  heldPiecesOfNetwork: {
    counts: 'pieces held by unpaid transfers',
    per: 'network',
    free: 150,
    most: 300,
    seconds: null,
    refusal: 'too_many_transfers',
    because: 'thirty orders of five pieces; a hotel orders through an adviser, who has no cap',
  },
  heldOfItemByNetwork: {
    counts: 'pieces held by unpaid transfers',
    per: 'item, network',
    free: 12,
    most: 24,
    shares: { free: 0.2, most: 0.4 },
    seconds: null,
    refusal: 'too_many_transfers',
    because: 'eight chairs and four more',
  },
  heldOfItemByEmail: {
    counts: 'pieces held by unpaid transfers',
    per: 'item, email',
    free: 12,
    most: 24,
    shares: { free: 0.2, most: 0.4 },
    seconds: null,
    refusal: 'too_many_transfers',
    because: 'eight chairs and four more',
  },
  heldOfItem: {
    counts: 'pieces held by unpaid transfers',
    per: 'item',
    free: 12,
    most: 12,
    shares: { free: 0.5, most: 0.75 },
    seconds: null,
    refusal: 'too_many_transfers',
    because: 'half of an item is rarely unpaid; the last quarter is kept for buyers who pay at once',
  },
  cardRefusalsOfHolder: {
    counts: 'refused card payments',
    per: 'holder',
    free: 6,
    most: 30,
    seconds: hour,
    refusal: 'too_many_card_refusals',
    because: 'a quotation allows three; thirty are ten quotations',
  },
  cardRefusalsOfEmail: {
    counts: 'refused card payments',
    per: 'email',
    free: 6,
    most: noEnd,
    seconds: hour,
    refusal: 'proof_required',
    because: 'anybody may type it, so it is never refused',
  },
  cardRefusalsOfAddress: {
    counts: 'refused card payments',
    per: 'address',
    free: 30,
    most: noEnd,
    seconds: hour,
    refusal: 'proof_required',
    because:
      'one in seven of an office is refused once; a carrier’s customers share an address, so it is never refused',
  },
  cardRefusalsOfNetwork: {
    counts: 'refused card payments',
    per: 'network',
    free: 60,
    most: noEnd,
    seconds: hour,
    refusal: 'proof_required',
    because: 'two such offices; never refused either',
  },
  cardRefusalsOfCard: {
    counts: 'refused payments of one card',
    per: 'card',
    free: 4,
    most: 4,
    seconds: day,
    refusal: 'proof_required',
    because: 'banks lock a card sooner; further tries need a proof of work',
  },
  mailsOfQuotation: {
    counts: 'mails that a caller asks for',
    per: 'quotation',
    free: 5,
    most: 5,
    seconds: hour,
    refusal: 'too_many_mails',
    because: 'a family of five',
  },
  mailsToRecipient: {
    counts: 'mails that a caller asks for',
    per: 'email',
    free: 8,
    most: 8,
    seconds: day,
    refusal: 'too_many_mails',
    because: 'nobody needs nine such mails a day',
  },
  mailsOfHolder: {
    counts: 'mails that a caller asks for',
    per: 'holder',
    free: 10,
    most: 20,
    seconds: hour,
    refusal: 'too_many_mails',
    because: 'two quotations to a family of five',
  },
  mailsOfNetwork: {
    counts: 'mails that a caller asks for',
    per: 'network',
    free: 60,
    most: 200,
    seconds: hour,
    refusal: 'too_many_mails',
    because: 'one in three of an office within the hour',
  },
  unsignedNotices: {
    counts: 'provider notifications without a valid signature',
    per: 'address',
    free: 60,
    most: 60,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'the provider signs its own',
  },
  signInGuessesOfAccount: {
    counts: 'wrong passwords',
    per: 'account',
    free: 10,
    most: 10,
    seconds: 15 * minute,
    refusal: 'rate_limited',
    because:
      'beyond it each guess waits for the one before, a minute at most; the owner’s known browser is counted apart',
  },
  signInGuessesOfDevice: {
    counts: 'wrong passwords where the account is known',
    per: 'device',
    free: 10,
    most: 10,
    seconds: 15 * minute,
    refusal: 'rate_limited',
    because: 'nobody mistypes ten times',
  },
  signInGuessesOfAddress: {
    counts: 'wrong passwords',
    per: 'address',
    free: 40,
    most: 40,
    seconds: 15 * minute,
    refusal: 'rate_limited',
    because: 'one in five of an office mistypes once',
  },
  signIns: {
    counts: 'sign-ins with a password',
    per: 'address',
    free: 60,
    most: 60,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'one in three of an office; `SIGNIN_PER_MINUTE` changes it',
  },
  passkeySignIns: {
    counts: 'sign-ins with a passkey',
    per: 'address',
    free: officePeople,
    most: officePeople,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'everybody in an office; a passkey cannot be guessed',
  },
  invoiceCalls: {
    counts: 'invoices asked for or mailed',
    per: 'address',
    free: 10,
    most: 10,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'one order has one invoice',
  },
  constancias: {
    counts: 'constancias read',
    per: 'address',
    free: 20,
    most: 20,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'one in ten of an office',
  },
  passwordMailsToEmail: {
    counts: 'mails with a link for a new password, or to prove an e-mail',
    per: 'email',
    free: 5,
    most: 5,
    seconds: hour,
    refusal: 'too_many_mails',
    because: 'a link is good for an hour, and only the newest',
  },
  passwordMailsOfAddress: {
    counts: 'mails with a link for a new password, or to prove an e-mail',
    per: 'address',
    free: 20,
    most: 60,
    seconds: hour,
    refusal: 'too_many_mails',
    because: 'one in ten of an office within the hour',
  },
  newPasswords: {
    counts: 'new passwords by a mailed link',
    per: 'address',
    free: 20,
    most: 20,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'one in ten of an office; a link cannot be guessed',
  },
  invoiceClaimsOfOrder: {
    counts: 'invoices asked for without an account',
    per: 'order',
    free: 10,
    most: 10,
    seconds: day,
    refusal: 'rate_limited',
    because: 'a person with the receipt mistypes once or twice; a total cannot be guessed',
  },
  invoiceClaimsOfAddress: {
    counts: 'invoices asked for without an account',
    per: 'address',
    free: 20,
    most: 60,
    seconds: hour,
    refusal: 'rate_limited',
    because: 'one in ten of an office within the hour',
  },
  formsOfAddress: {
    counts: 'forms that are sent',
    per: 'address',
    free: 10,
    most: 60,
    seconds: hour,
    refusal: 'rate_limited',
    because: 'one in twenty of an office within the hour',
  },
  attachmentsOfAddress: {
    counts: 'files chosen for a form',
    per: 'address',
    free: 10,
    most: 60,
    seconds: hour,
    refusal: 'rate_limited',
    because: 'each form carries one file at most',
  },
  restocksOfItem: {
    counts: 'requests to be told when stock is back',
    per: 'item',
    free: 60,
    most: 600,
    seconds: hour,
    refusal: 'rate_limited',
    because: 'one a minute for a piece that everybody wants',
  },
  favoritesOfAddress: {
    counts: 'products that are saved',
    per: 'address',
    free: 1_000,
    most: 3_000,
    seconds: hour,
    refusal: 'rate_limited',
    because: 'everybody in an office saves five within the hour',
  },
  ownDataChanges: {
    counts: 'changes of one’s own data or password',
    per: 'address',
    free: 10,
    most: 10,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'people change it once in years; a stolen session cannot guess the password',
  },
  orderLinks: {
    counts: 'fresh links to an order',
    per: 'address',
    free: 5,
    most: 5,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'a buyer who lost the mail asks once; an order’s e-mail cannot be guessed',
  },
  packagePasswords: {
    counts: 'passwords given for a package',
    per: 'address',
    free: officePeople,
    most: officePeople,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'everybody in a development opens its package at once',
  },
  packageGuessesOfPackage: {
    counts: 'wrong passwords for a package',
    per: 'package',
    free: 60,
    most: noEnd,
    seconds: hour,
    refusal: 'proof_required',
    because: 'one a minute; a right password is never refused',
  },
  packageGuessesOfAddress: {
    counts: 'wrong passwords for a package',
    per: 'address',
    free: 10,
    most: 60,
    seconds: hour,
    refusal: 'rate_limited',
    because: 'after ten mistakes a person asks for it again',
  },
  packageGuessesOfNetwork: {
    counts: 'wrong passwords for a package',
    per: 'network',
    free: 30,
    most: 180,
    seconds: hour,
    refusal: 'rate_limited',
    because: 'three such addresses',
  },
  packagePasswordsSet: {
    counts: 'passwords that staff set for packages',
    per: 'address',
    free: 20,
    most: 20,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'a hash is slow on purpose; nobody invents twenty passwords in a minute',
  },
  documents: {
    counts: 'sitemaps and feeds',
    per: 'address',
    free: 60,
    most: 60,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'a search engine reads each part once a day',
  },
  dataExports: {
    counts: 'archives of one’s own data',
    per: 'account',
    free: 3,
    most: 3,
    seconds: day,
    refusal: 'rate_limited',
    because: 'one is enough, and its link is good for a day',
  },
  registrations: {
    counts: 'registrations',
    per: 'address',
    free: 100,
    most: 100,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'half of an office in the same minute',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Leading zero bits that a proof of work has: 65,000 hashes, one to two seconds of a phone. */
export const proofBits = 16;
/** Bits where nobody is refused and very much was used: four times as much work. */
export const mostProofBits = 18;
/** Seconds in which a proof is handed in. */
export const proofSeconds = 600;
