import {
  attachment,
  boardCards,
  bodyBytes,
  bucketCalls,
  chosenRows,
  constancia,
  deskListSize,
  emptyQuotationDays,
  exportedRows,
  exportHours,
  exportRows,
  frontDoor,
  importedFile,
  importedFilters,
  importedModels,
  importedPictures,
  mostFavorites,
  orderLinksPerHour,
  pageReports,
  passkeySeconds,
  passkeysOfPerson,
  passwordTurns,
  rememberedCallers,
  rendererLimits,
  reportExportHours,
  reportRows,
  reviewPicture,
  savedViewsOfPerson,
  storeBackups,
} from './capacities';
import { clientSearch } from './client-search';
import { proofSeconds } from './limits';
import { reviewPictures } from './reviews';
import { sessionsOfPerson } from './session';
import { packagePassword, storefrontLimits, storefrontPicture } from './storefront';

/** Something of the store's own that is finite, whoever uses it. */
export interface FiniteThing {
  readonly what: string;
  readonly of: string;
  /** How much of it there is. */
  readonly much: string;
  /** What happens when that is used up. */
  readonly afterwards: string;
  /** The file or folder that keeps it so. */
  readonly keptBy: string;
}

const kib = bodyBytes / 1_024;
const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;
const thousands = (count: number): string => String(count).replace(/(\d)(?=(\d{3})+$)/g, '$1,');

/** What callers use up without being counted one by one; with `limits` the table in services/deploy/LIMITS.md. */
export const finiteThings: readonly FiniteThing[] = [
  {
    ...{ what: 'folios of quotations and orders', of: 'store', much: 'no end' },
    afterwards: 'after 999,999 they have seven digits; a quotation draws one with its first line',
    keptBy: 'services/database/src/migrations/0018-folios.ts',
  },
  {
    ...{ what: 'quotations that never had a line', of: 'store', much: `${emptyQuotationDays} days` },
    ...{ afterwards: 'taken out', keptBy: 'services/checkout/src/caps/purge-empty.ts' },
  },
  {
    ...{ what: 'what browsers tell of pages', of: 'address' },
    much: `${pageReports.read.ofCaller} a minute, ${pageReports.logged.ofCaller} of them errors that are logged`,
    ...{ afterwards: 'forgotten', keptBy: 'shell/server/src/page-reports/install-page-reports.ts' },
  },
  {
    ...{ what: 'products saved', of: 'client or browser, at a site', much: `${mostFavorites}` },
    ...{ afterwards: '`too_many_favorites`', keptBy: 'services/account/src/favorites/favorites.routes.ts' },
  },
  {
    what: 'fresh links to an order',
    of: 'order',
    much: `${orderLinksPerHour} an hour`,
    afterwards: 'the answer is the same, and no mail goes out',
    keptBy: 'services/checkout/src/order/link/ask-for-link.ts',
  },
  {
    ...{ what: 'callers remembered', of: 'limit and process', much: thousands(rememberedCallers) },
    afterwards: 'the one not seen for longest is forgotten; what must not be is counted in PostgreSQL',
    keptBy: 'services/kit/src/limits/rate-limits.ts',
  },
  {
    ...{ what: 'proofs of work', of: 'call', much: `one, for ${proofSeconds / 60} minutes` },
    ...{ afterwards: '`proof_required` again', keptBy: 'services/kit/src/limits/proof-of-work.ts' },
  },
  {
    ...{ what: 'passwords that are checked', of: 'service' },
    much: `${passwordTurns.atOnce} at once, ${passwordTurns.waiting} waiting`,
    ...{ afterwards: '`unavailable`', keptBy: 'services/account/src/people/password.ts' },
  },
  {
    ...{
      what: 'sessions',
      of: 'person',
      much: `${sessionsOfPerson}; unused 30 days, 180 in all; of staff 8 hours and 12`,
    },
    ...{ afterwards: 'the one unused for longest ends', keptBy: 'services/account/src/session/open-session.ts' },
  },
  {
    ...{ what: 'passkeys', of: 'person', much: String(passkeysOfPerson), afterwards: '`too_many_passkeys`' },
    keptBy: 'services/account/src/passkeys/passkeys.queries.ts',
  },
  {
    ...{ what: 'challenges of passkeys', of: 'call', much: `one, for ${passkeySeconds / 60} minutes` },
    ...{ afterwards: '`passkey_expired`', keptBy: 'services/account/src/passkeys/challenges.queries.ts' },
  },
  {
    ...{ what: 'body of a request', of: 'call', much: `${kib} KiB` },
    ...{ afterwards: '`payload_too_large`', keptBy: 'services/kit/src/service.ts' },
  },
  {
    what: 'a constancia that is read',
    of: 'call',
    much: `${constancia.bytes / 1_024 ** 2} MiB, ${constancia.pages} pages, ${constancia.readMs / 1_000} s, ${constancia.memoryMiB} MiB of memory; ${constancia.atOnce} at a time, ${constancia.waiting} wait`,
    afterwards: '`payload_too_large`, `pdf_too_long`, `unavailable`; its thread ends',
    keptBy: 'services/account/src/constancia/read-pdf.ts',
  },
  {
    what: 'a file that goes with a form',
    of: 'call',
    much: `${attachment.bytes / 1_024 ** 2} MiB, ${attachment.pixels / 1_000_000} million points, ${attachment.pages} pages, ${attachment.seconds} s; ${attachment.atOnce} picture at a time, ${attachment.waiting} wait; ${attachment.kept} wait for their message, a day at most`,
    afterwards: '`payload_too_large`, `picture_too_large`, `pdf_too_long`, `unavailable`',
    keptBy: 'services/account/src/attachments/judge-file.ts',
  },
  {
    ...{ what: 'reviews', of: 'order and model', much: `1, with ${reviewPictures} pictures` },
    ...{ afterwards: '`review_taken`', keptBy: 'services/account/src/reviews/take-review.ts' },
  },
  {
    what: 'a picture of a review',
    of: 'call',
    much: `${reviewPicture.bytes / 1_024 ** 2} MiB, ${reviewPicture.pixels / 1_000_000} million points, ${reviewPicture.seconds} s; ${reviewPicture.atOnce} at a time, ${reviewPicture.waiting} wait; ${reviewPicture.kept} of a piece wait for their review, a day at most`,
    afterwards: '`payload_too_large`, `picture_too_large`, `unavailable`; the oldest is let go',
    keptBy: 'services/account/src/reviews/pictures.ts',
  },
  {
    ...{ what: 'time of a request to arrive', of: 'call', much: '30 s' },
    ...{ afterwards: 'its connection is closed', keptBy: 'services/kit/src/service.ts' },
  },
  {
    ...{ what: 'connections to the database', of: 'service', much: '10 (`DATABASE_POOL`)' },
    ...{ afterwards: 'a wait of 5 s, then `unavailable`', keptBy: 'services/database/src/connect.ts' },
  },
  {
    ...{ what: 'connections to the replica', of: 'catalog, staff', much: '10 (`DATABASE_POOL`), and one that looks' },
    ...{ afterwards: 'a wait of 5 s, then `unavailable`', keptBy: 'services/database/src/replica/replica.ts' },
  },
  {
    ...{ what: 'time for the replica to catch up', of: 'reading', much: '200 ms' },
    ...{ afterwards: 'the primary answers', keptBy: 'services/database/src/replica/replica.ts' },
  },
  {
    ...{ what: 'connections that wait for pieces', of: 'checkout', much: '4 of its 10' },
    ...{ afterwards: 'payments take turns; everybody else is served', keptBy: 'services/checkout/src/app.ts' },
  },
  {
    ...{ what: 'time of a statement', of: 'statement', much: '10 s' },
    ...{ afterwards: 'it is cancelled: `unavailable`', keptBy: 'services/database/src/connect.ts' },
  },
  {
    ...{ what: 'an archive of somebody’s data', of: 'account' },
    much: `one is made at a time, ${thousands(exportedRows)} rows of each kind; its link is good for ${exportHours} hours`,
    afterwards: 'the one under way is answered; the archive says that there is more; `link_expired`',
    keptBy: 'services/account/src/exports/exports.queries.ts',
  },
  {
    ...{ what: 'memory', of: 'process', much: 'the heap that its start gives it' },
    ...{ afterwards: 'it ends and is started again', keptBy: 'services/deploy/local/store/processes.mjs' },
  },
  {
    ...{ what: 'pages kept in memory', of: 'gateway', much: '64 MiB' },
    ...{ afterwards: 'the one not asked for longest is forgotten', keptBy: 'shell/server/src/render/page-cache.ts' },
  },
  {
    what: 'answers of the catalog kept in memory',
    of: 'public gateway',
    much: '8 MiB, each 256 KiB and a second',
    afterwards: 'the one not asked for longest is forgotten',
    keptBy: 'shell/server/src/gateway/shared-answers.ts',
  },
  {
    ...{ what: 'pages made at a time', of: 'remote', much: '4, of one address 2; 96 wait, 24 of one address, 10 s' },
    afterwards: '`503` with `Retry-After` in the brand’s look; kept pages are served',
    keptBy: 'shell/server/src/render/render-semaphore.ts',
  },
  {
    ...{ what: 'renderers', of: 'gateway', much: `one for each remote and ${rendererLimits.spare} spare one` },
    ...{ afterwards: 'pages wait for their turn', keptBy: 'shell/server/src/renderers/renderers.ts' },
  },
  {
    ...{ what: 'memory and time', of: 'renderer' },
    much: `${rendererLimits.memoryMiB} MiB; 2.5 s of the processor for one step, ${rendererLimits.pageSeconds} s for a page`,
    afterwards: 'it ends; the page is made once more without the remote whose code ran; the gateway goes on',
    keptBy: 'shell/server/src/renderers/renderer-process.ts',
  },
  {
    what: 'connections',
    of: 'gateway',
    much: '4,000, of one address 1,200, of one network 2,400; unread 128, of one address 32; silent 30 s',
    afterwards: 'refused; the one that stalls longest is cut',
    keptBy: 'shell/server/src/turns/sockets.ts',
  },
  {
    what: 'requests under way',
    of: 'connection',
    much: 'one is answered, 7 wait until it was taken',
    afterwards: 'it is cut',
    keptBy: 'shell/server/src/turns/take-turns.ts',
  },
  {
    what: 'requests that are answered at a time',
    of: 'address, at a gateway',
    much: '64; addresses take turns, and `/healthz` waits for nobody',
    afterwards: 'the next wait',
    keptBy: 'shell/server/src/turns/fair-turns.ts',
  },
  {
    what: 'requests that a gateway takes',
    of: 'address',
    much: `${frontDoor.perSecond} a second, ${thousands(frontDoor.burst)} at once; a network ${frontDoor.ofNetwork} times as much`,
    afterwards: '`rate_limited`, or a page that says when to come back',
    keptBy: 'shell/server/src/turns/floods.ts',
  },
  {
    ...{ what: 'connections', of: 'service', much: '1,000; silent 30 s' },
    ...{ afterwards: 'refused; cut', keptBy: 'services/kit/src/service.ts' },
  },
  {
    ...{ what: 'idempotency keys, counts and proofs that ended', of: 'store', much: 'a day' },
    ...{ afterwards: 'taken out, like every table past its age', keptBy: 'services/database/src/ages/ages.ts' },
  },
  {
    ...{ what: 'logs', of: 'process', much: 'four files of 5 MB' },
    ...{ afterwards: 'the oldest one goes', keptBy: 'services/deploy/local/processes/log-files.mjs' },
  },
  {
    ...{ what: 'connections to a service', of: 'gateway', much: '64' },
    ...{ afterwards: 'a wait, up to the deadline of the call', keptBy: 'shell/server/src/gateway/upstream.ts' },
  },
  {
    ...{ what: 'connections to a bucket', of: 'gateway or service' },
    much: `${bucketCalls.connections}; ${bucketCalls.reading.answerMs / 1_000} s until an answer begins, ${bucketCalls.reading.tries} tries, silent ${bucketCalls.silentMs / 1_000} s`,
    ...{ afterwards: '503 for that file; the page stays', keptBy: 'services/files/src/bucket.ts' },
  },
  {
    ...{ what: 'files asked of a bucket that hangs', of: 'service' },
    much: `one at a time, ${bucketCalls.wholeMs / 1_000} s`,
    ...{ afterwards: '`unavailable` at once', keptBy: 'services/kit/src/files/row-files.ts' },
  },
  {
    ...{ what: 'requests that nginx takes, where it stands before the gateways', of: 'address' },
    much: `${thousands(frontDoor.connections)} at a time; ${frontDoor.perSecond} a second, ${thousands(frontDoor.burst)} at once`,
    ...{ afterwards: '`rate_limited`', keptBy: 'services/deploy/nginx/nginx.conf' },
  },
  {
    ...{ what: 'pages and files that nginx keeps', of: 'machine', much: '512 MiB on disk; 10 minutes unasked for' },
    ...{ afterwards: 'the one not asked for longest is forgotten', keptBy: 'services/deploy/nginx/nginx.conf' },
  },
  {
    ...{
      what: 'calls that nginx hands to a service itself',
      of: 'service',
      much: `${frontDoor.callsOfService} at a time`,
    },
    ...{ afterwards: '`unavailable` at once', keptBy: 'services/deploy/nginx/render.ts' },
  },
  {
    ...{ what: 'patience with a service that hangs', of: 'gateway', much: 'three calls' },
    afterwards: '`unavailable` at once, until it gives a sign of life',
    keptBy: 'shell/server/src/gateway/circuit-breaker.ts',
  },
  {
    ...{ what: 'rows of a report asked for at once', of: 'call', much: thousands(reportRows) },
    ...{ afterwards: 'the first ones are answered', keptBy: 'services/staff/src/reports/paging.ts' },
  },
  {
    ...{ what: 'an exported report', of: 'person' },
    much: `one is written at a time, ${thousands(exportRows)} rows or ${thousands(chosenRows)} chosen ones; its file stays ${reportExportHours} hours`,
    afterwards: '`export_under_way`, `export_too_large`',
    keptBy: 'services/staff/src/exports/exports.queries.ts',
  },
  {
    ...{ what: 'saved views of a report', of: 'person', much: `${savedViewsOfPerson}` },
    ...{ afterwards: '`too_many_views`', keptBy: 'services/staff/src/views/views.queries.ts' },
  },
  {
    ...{ what: 'entries of «Mi día»', of: 'list', much: `${deskListSize.today}` },
    afterwards: 'the most urgent are listed and all of them counted; the reports have the rest',
    keptBy: 'services/staff/src/desk/today.queries.ts',
  },
  {
    ...{ what: 'cards of the board', of: 'column', much: `${boardCards}` },
    afterwards: 'the nearest steps and the newest are shown, all of them counted',
    keptBy: 'services/staff/src/board/board.queries.ts',
  },
  {
    ...{ what: 'what the desk’s search finds', of: 'group', much: `${deskListSize.search}` },
    ...{ afterwards: 'the newest are listed', keptBy: 'services/staff/src/desk/find.queries.ts' },
  },
  {
    ...{ what: 'clients that a term finds', of: 'search' },
    much: `${clientSearch.suggested} while it is typed, ${thousands(clientSearch.counted)} counted`,
    afterwards: 'pages of ten go on; «o más» is said of the count',
    keptBy: 'services/staff/src/clients/find-clients.ts',
  },
  {
    ...{ what: 'what staff change of the store', of: 'document' },
    much: [
      `${storefrontLimits.scheduled} changes planned, ${storefrontLimits.daysAhead} days ahead`,
      `${thousands(storefrontLimits.text)} letters, ${storefrontLimits.banners} banners, ${storefrontLimits.promotions} promotions of ${storefrontLimits.percent} % at most, ${storefrontLimits.packages} packages of ${storefrontLimits.packageProducts} products, ${storefrontLimits.rooms} rooms of ${storefrontLimits.roomProducts}, ${storefrontLimits.closedDays} closed days, ${storefrontLimits.extraCostCodes} codes`,
    ].join('; '),
    ...{ afterwards: '`storefront_full`, `invalid_input`', keptBy: 'services/catalog/src/storefront/save-version.ts' },
  },
  {
    ...{ what: 'a password of a package', of: 'call' },
    much: `${packagePassword.shortest} to ${packagePassword.longest} letters; ${packagePassword.unused} that no package took yet`,
    ...{
      afterwards: '`invalid_input`, `storefront_full`',
      keptBy: 'services/catalog/src/storefront/passwords/passwords.ts',
    },
  },
  {
    ...{ what: 'a picture of a banner or package', of: 'call' },
    much: `${storefrontPicture.bytes / 1_024 / 1_024} MiB, ${storefrontPicture.pixels / 1_000_000} million points, ${storefrontPicture.seconds} s; ${storefrontPicture.atOnce} at a time, ${storefrontPicture.waiting} wait; ${storefrontPicture.most} in all, those that nothing shows for two days at most`,
    afterwards: '`payload_too_large`, `picture_too_large`, `unavailable`, `storefront_full`',
    keptBy: 'services/catalog/src/storefront/pictures/pictures.ts',
  },
  {
    ...{ what: 'a merchant’s file', of: 'run of the importer' },
    much: `${megabytes(importedFile.bytes)} unpacked, ${importedFile.ratio} times what it was packed; ${thousands(importedFile.rows)} rows of ${thousands(importedFile.row)} letters; ${importedFile.minutes} minutes`,
    ...{ afterwards: 'it ends, and nothing was changed; a longer row is refused' },
    keptBy: 'services/database/src/importer/source/limits.ts',
  },
  {
    ...{ what: 'pictures and 3D models of such a file', of: 'run of the importer' },
    much: [
      `${megabytes(importedPictures.bytesOfOne)} and ${importedPictures.pixels / 1_000_000} million points each`,
      `${megabytes(importedModels.bytes)} of a 3D model`,
      `${thousands(importedPictures.files)} files with it`,
      `${thousands(importedPictures.addresses)} addresses, ${importedPictures.atOnce} at a time, ${importedPictures.secondsOfOne} s each, ${importedPictures.seconds / 3_600} h and ${importedPictures.bytes / 1_000_000_000} GB in all`,
    ].join('; '),
    ...{ afterwards: 'the product comes without it, and the report says so' },
    keptBy: 'services/database/src/importer/pictures',
  },
  {
    ...{ what: 'filters that such a file adds', of: 'store' },
    much: `${importedFilters.filters} filters, ${importedFilters.values} values of each, ${importedFilters.letters} letters of a value`,
    afterwards: 'the product comes without the value, and the report says so',
    keptBy: 'services/database/src/importer/filters/store-filters.ts',
  },
  {
    ...{ what: 'backups', of: 'store', much: `${storeBackups.kept}, and the log since the oldest` },
    afterwards: 'the oldest goes with the next one',
    keptBy: 'services/database/src/backup/base-backup.ts',
  },
];
