import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Role } from '@actual/contracts/facts/access/roles';
import { societyCodes } from '@actual/contracts/facts/company/brands';
import { managerPercent } from '@actual/contracts/facts/payment/manager-percent';
import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { OrderState, orderStateWord, PaymentState } from '@actual/contracts/facts/payment/states';

/** A word of the store that one file spells and every other one derives. */
interface Fact {
  readonly what: string;
  readonly words: readonly string[];
  /** The file that spells it, from the root. */
  readonly home: string;
  /** The fields that carry the word: a word that also means something else counts only beside one of these. */
  readonly fields: string;
}

const facts = 'services/contracts/src/facts';
const FACTS: readonly Fact[] = [
  {
    what: 'payment type',
    words: Object.values(PaymentType),
    home: `${facts}/payment/payment-types.ts`,
    fields: 'type|paymentType|payment_type',
  },
  {
    what: 'payment state',
    words: Object.values(PaymentState),
    home: `${facts}/payment/states.ts`,
    fields: 'status|state',
  },
  { what: 'order state', words: Object.values(OrderState), home: `${facts}/payment/states.ts`, fields: 'status|state' },
  { what: 'role', words: Object.values(Role), home: `${facts}/access/roles.ts`, fields: 'role' },
  { what: 'society', words: societyCodes, home: `${facts}/company/brands.ts`, fields: 'society' },
];

/** Words that also name a table, a kind of access, the end of a promise or a column. */
const HOMONYMS = new Set<string>([
  Role.client,
  Role.guest,
  Role.seller,
  Role.manager,
  Role.admin,
  Role.broker,
  PaymentType.transfer,
  PaymentState.started,
  PaymentState.unknown,
  PaymentState.pending,
  PaymentState.rejected,
  PaymentState.refunded,
  OrderState.completed,
  OrderState.canceled,
]);

/** Files where the same words are somebody else's. */
const FOREIGN: Readonly<Record<string, string>> = {
  'services/contracts/src/facts/payment/banks.ts': 'codes of banks, as the central bank numbers them',
  'shell/src/remotes/slot-registry.ts': 'states of a promise, as React reads them',
  'services/account/src/invoices/stamp-document.ts': 'states of an invoice, as its provider calls them',
  'services/account/src/invoices/cancel-invoice.ts': 'states of a cancellation, as its provider calls them',
};

const alternatives = (words: readonly string[]): string => words.join('|');

/** Where a source spells words of a fact: by itself, or, of a homonym, beside a field or another word of the fact. */
function spellings(source: string, { words, fields }: Fact): string[] {
  const all = `(?:${alternatives(words)})`;
  const own = words.filter((word) => !HOMONYMS.has(word));
  const patterns = [
    ...(own.length > 0 ? [`(['"\`])(?:${alternatives(own)})\\1`] : []),
    `\\b(?:${fields})['"]?\\s*(?:[!=]==|=|<>|:)\\s*['"]${all}['"]`,
    `\\b(?:${fields})\\s+(?:not\\s+)?in\\s*\\(\\s*'${all}'`,
    `['"]${all}['"]\\s*[,|]\\s*['"]${all}['"]`,
    `\\bcase\\s+'${all}'`,
  ];
  return patterns.flatMap((pattern) => [...source.matchAll(new RegExp(pattern, 'gi'))].map(([found]) => found));
}

/** The percentage in a sentence, in prose or in a sum. */
const percent = new RegExp(`\\b${managerPercent}\\s(?:%|percent|por ciento)|cents\\s*\\*\\s*${managerPercent}\\b`, 'g');
const erpWord = orderStateWord(OrderState.pendingSap, true);

/**
 * Folders whose words are not the store's: adapters use the provider's, tests and measurements state expectations, a
 * migration states the facts of its day.
 */
const SKIPPED =
  /(^|\/)(node_modules|dist|migrations|testing|model-tests|e2e|demo-assets|services\/(attack|bench|deploy|providers))(\/|$)|(^|\/)testing[-.]|\.test\.tsx?$/;

function sources(folder: string, root: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || SKIPPED.test(relative(root, path).split(sep).join('/'))) return [];
    if (entry.isDirectory()) return sources(path, root);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Comments may name their subject. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** Words of facts that one source spells though it is not their home, as sentences. */
export function repeatedIn(file: string, text: string): string[] {
  if (file in FOREIGN) return [];
  const source = withoutComments(text);
  const words = FACTS.filter(({ home }) => home !== file).flatMap((fact) =>
    spellings(source, fact).map((found) => `${file} spells the ${fact.what} ${found}. Take it from ${fact.home}.`),
  );
  const figures =
    file === `${facts}/payment/manager-percent.ts`
      ? []
      : [...source.matchAll(percent)].map(([found]) => `${file} spells ${found}. Take managerPercent from ${facts}.`);
  const label =
    file !== `${facts}/payment/states.ts` && source.includes(erpWord)
      ? [`${file} spells «${erpWord}». Take orderStateWord from ${facts}/payment/states.ts.`]
      : [];
  return [...words, ...figures, ...label];
}

/** Every fact that is spelt outside its home below `root`. */
export const repeatedFacts = (root: string): string[] =>
  sources(root, root).flatMap((path) =>
    repeatedIn(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')),
  );
