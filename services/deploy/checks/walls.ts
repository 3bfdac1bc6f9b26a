import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { brands } from '@actual/contracts/facts/company/brands';

/** A folder, the imports it may have of the others, and advice for the rest. */
interface Wall {
  readonly folder: string;
  readonly may: readonly RegExp[];
  readonly instead: string;
}

const CONTRACTS = /^@actual\/contracts(\/|$)/;
/** Facts are open to every folder: they hold neither shapes nor calls. */
const FACTS = /^@actual\/contracts\/facts\//;
const SHELL_CONTRACT = /^@actual\/shell-contract(\/|$)/;
const THEMES_CONTRACT = /^@actual\/themes-contract(\/|$)/;
/** Only the shell's build names a brand: it cuts its fonts. */
const BRANDS = /^@actual\/brand-/;
/** Where a brand is found by its code. */
const BRAND_FINDER = /^@actual\/brands(\/|$)/;
/** How a brand's mails look; no component. */
const MAIL_LOOK = /^@actual\/(themes-contract|brands)\/mail-look$/;
const UI = /^@actual\/ui(\/|$)/;
const KIT = /^@actual\/kit(\/|$)/;
const DOMAIN = /^@actual\/domain(\/|$)/;
/** The planner computes in the browser, because no call answers in time while a piece is dragged; the desk reads links. */
const ROOM_PLAN = /^@actual\/domain\/room-plan\//;
/** One compiler of texts, for those of the release and those that administrators write. */
const TEXTS = /^@actual\/domain\/texts\//;
const DATABASE = /^@actual\/database(\/|$)/;
const SEARCH = /^@actual\/search(\/|$)/;
const PROVIDERS = /^@actual\/providers(\/|$)/;
const FILES = /^@actual\/files(\/|$)/;
const FACTS_FOLDER = 'services/contracts/src/facts';
const PRODUCT_INDEX = 'services/catalog/src/product-index';
const FEDERATION = /^@actual\/federation(\/|$)/;
/** The commands of a store's operator. */
const DEPLOY = /^@actual\/deploy(\/|$)/;
/** Helpers that the tests and journeys of every folder may use beside their own. */
const TESTING = /^@actual\/deploy\/testing\//;

const REMOTE =
  "Remotes do not import remotes. Place the other team's block with <Slot name=…>, and keep what both need in shell/contract or themes/ui.";
const SERVICE =
  "Services do not import services. Read the other's table (services/database/src/roles/reads.ts lists who may), or leave a row in the outbox.";
const THEME =
  'Brands and components hold no business and know themes/contract and the facts of services/contracts only. Pass what they show as properties.';

const mfe = (folder: string): Wall => ({
  folder,
  may: [SHELL_CONTRACT, CONTRACTS, UI, THEMES_CONTRACT, FEDERATION],
  instead: REMOTE,
});
const service = (folder: string): Wall => ({
  folder,
  may: [CONTRACTS, KIT, DOMAIN, DATABASE, PROVIDERS],
  instead: SERVICE,
});

/** The most specific folder comes first. */
export const WALLS: readonly Wall[] = [
  {
    folder: 'shell/contract',
    may: [CONTRACTS, THEMES_CONTRACT],
    instead: 'The contract is what remotes see of the shell: it holds no shell code. Move the shared part here.',
  },
  { folder: 'shell/federation', may: [], instead: 'The build set-up serves every remote and knows none.' },
  {
    folder: 'shell/e2e',
    may: [CONTRACTS, DEPLOY],
    instead: 'Journeys know a store by its pages, its calls and the commands of who operates it.',
  },
  {
    folder: 'shell',
    may: [SHELL_CONTRACT, CONTRACTS, THEMES_CONTRACT, UI, BRANDS, BRAND_FINDER, FEDERATION, FILES],
    instead: 'The shell finds remotes by the registry at run time and calls services by their contracts over HTTP.',
  },
  { ...mfe('mfe-catalog'), may: [...mfe('mfe-catalog').may, ROOM_PLAN, TEXTS] },
  mfe('mfe-checkout'),
  mfe('mfe-account'),
  { ...mfe('mfe-staff'), may: [...mfe('mfe-staff').may, ROOM_PLAN] },
  { folder: 'themes/contract', may: [FACTS], instead: THEME },
  { folder: 'themes/brands', may: [THEMES_CONTRACT, FACTS], instead: THEME },
  { folder: 'themes/ui', may: [THEMES_CONTRACT, FACTS], instead: THEME },
  ...Object.keys(brands).map((site) => ({
    folder: `themes/${site}`,
    may: [THEMES_CONTRACT, FACTS],
    instead: THEME,
  })),
  {
    folder: FACTS_FOLDER,
    may: [],
    instead: 'Facts are read by everybody, where nothing else is: they import nothing.',
  },
  {
    folder: 'services/contracts',
    may: [],
    instead: 'Contracts are read by browsers and services alike: zod is all they may use.',
  },
  {
    folder: 'services/domain',
    may: [CONTRACTS],
    instead: 'The rules of the store are pure: give them what they need.',
  },
  {
    folder: 'services/kit',
    may: [CONTRACTS, DATABASE, FILES, MAIL_LOOK],
    instead: 'The kit serves every service and knows none.',
  },
  { folder: 'services/database', may: [CONTRACTS, DOMAIN], instead: 'The database package serves every service.' },
  { folder: 'services/providers', may: [CONTRACTS], instead: 'Adapters know the outside world, not our tables.' },
  {
    folder: 'services/files',
    may: [FACTS],
    instead: 'The bucket holds files, and knows neither products nor pages.',
  },
  {
    folder: 'services/search',
    may: [],
    instead: 'The search knows documents and languages, no store: give it what it needs.',
  },
  {
    folder: PRODUCT_INDEX,
    may: [CONTRACTS, DOMAIN, DATABASE],
    instead: 'The product index filters and sorts; it knows nothing of search. Join them in services/catalog/src/live.',
  },
  { ...service('services/catalog'), may: [CONTRACTS, KIT, DOMAIN, DATABASE, PROVIDERS, SEARCH] },
  service('services/checkout'),
  service('services/account'),
  // staff see the versions of the remotes, and take a release back
  { ...service('services/staff'), may: [CONTRACTS, KIT, DOMAIN, DATABASE, PROVIDERS, FEDERATION] },
  {
    folder: 'services/attack',
    may: [CONTRACTS],
    instead: 'The attack sees the store from outside: addresses, contracts, and the books it is told where to find.',
  },
  { folder: 'services/bench', may: [/^@actual\//], instead: '' },
  { folder: 'services/deploy', may: [/^@actual\//], instead: '' },
];

const SOURCE = /\.(ts|tsx|mjs)$/;
/** `scripts/` holds tools that never ship: the preview of components shows every brand. */
const SKIPPED = new Set(['node_modules', 'dist', 'contract', 'federation', 'e2e', 'scripts']);
/** `from '…'`, `import '…'`, `import('…')` and `require('…')`; type imports count too. */
const IMPORT =
  /(?:(?<!['"])\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\n]+)['"]|\brequire\(\s*['"]([^'"\n]+)['"]/g;

/** The wall that an import breaks, as a sentence that says what to do instead; null for an allowed import. */
export function breachOf(wall: Wall, file: string, specifier: string, root: string): string | null {
  const where = relative(root, file).split(sep).join('/');
  if (specifier.startsWith('.')) {
    const target = relative(join(root, wall.folder), resolve(dirname(file), specifier));
    return target.startsWith('..')
      ? `${where} imports ${specifier}, across its package's edge. Import the package by its name (@actual/…), or move the code.`
      : null;
  }
  if (TESTING.test(specifier) && /\.(test|spec)\.tsx?$/.test(file)) return null;
  if (wall.folder === FACTS_FOLDER && !/\.test\.tsx?$/.test(file))
    return `${where} imports ${specifier}. ${wall.instead}`;
  if (wall.folder === 'services/contracts' && !specifier.startsWith('@actual/')) {
    const isTest = /\.test\.tsx?$/.test(file);
    return specifier === 'zod' || isTest ? null : `${where} imports ${specifier}. ${wall.instead}`;
  }
  if (!specifier.startsWith('@actual/') || wall.may.some((allowed) => allowed.test(specifier))) return null;
  return `${where} imports ${specifier}. ${wall.instead}`;
}

/** Every import that breaks a wall below `root`. */
export function findBreaches(root: string): string[] {
  return WALLS.flatMap((wall) =>
    sources(join(root, wall.folder), true).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)]
        .map((match) => breachOf(wall, file, match[1] ?? match[2] ?? '', root))
        .filter((sentence) => sentence !== null),
    ),
  );
}

function sources(folder: string, top: boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // contract/, federation/ and e2e/ have walls of their own directly below shell/, ordinary folders elsewhere
    const skipped = SKIPPED.has(entry.name) && (top || entry.name === 'node_modules' || entry.name === 'dist');
    if (entry.isDirectory()) return skipped ? [] : sources(path, false);
    return SOURCE.test(entry.name) && !entry.name.startsWith('.run-') ? [path] : [];
  });
}
