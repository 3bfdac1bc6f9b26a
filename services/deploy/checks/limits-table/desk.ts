import { teamLimits } from '@actual/contracts/facts/access/team';
import {
  chosenRows,
  exportRows,
  reportExportHours,
  reportRows,
  savedViewsOfPerson,
} from '@actual/contracts/facts/capacities';
import { packagePassword, storefrontLimits, storefrontPicture } from '@actual/contracts/facts/catalog/storefront';
import { clientSearch } from '@actual/contracts/facts/desk/client-search';
import { boardCards, deskListSize } from '@actual/contracts/facts/desk/shown-counts';
import { type FiniteThing, thousands } from './finite-thing';

/** What staff use up at the desk. */
export const deskThings: readonly FiniteThing[] = [
  {
    what: 'rows of a report asked for at once',
    of: 'call',
    much: thousands(reportRows),
    afterwards: 'the first ones are answered',
    keptBy: 'services/staff/src/reports/paging.ts',
  },
  {
    what: 'an exported report',
    of: 'person',
    much: `one at once, ${thousands(exportRows)} rows or ${thousands(chosenRows)} chosen; its file stays ${reportExportHours} hours`,
    afterwards: '`export_under_way`, `export_too_large`',
    keptBy: 'services/staff/src/exports/exports.queries.ts',
  },
  {
    what: 'saved views of a report',
    of: 'person',
    much: `${savedViewsOfPerson}`,
    afterwards: '`too_many_views`',
    keptBy: 'services/staff/src/views/views.queries.ts',
  },
  {
    what: 'entries of «Mi día»',
    of: 'list',
    much: `${deskListSize.today}`,
    afterwards: 'the most urgent are listed, all are counted',
    keptBy: 'services/staff/src/desk/today.queries.ts',
  },
  {
    what: 'cards of the board',
    of: 'column',
    much: `${boardCards}`,
    afterwards: 'the nearest steps and the newest are shown, all are counted',
    keptBy: 'services/staff/src/board/board.queries.ts',
  },
  {
    what: 'results of the desk’s search',
    of: 'group',
    much: `${deskListSize.search}`,
    afterwards: 'the newest are listed',
    keptBy: 'services/staff/src/desk/find.queries.ts',
  },
  {
    what: 'clients that a term finds',
    of: 'search',
    much: `${clientSearch.suggested} while it is typed, ${thousands(clientSearch.counted)} counted`,
    afterwards: 'pages of ten; «o más» after the count',
    keptBy: 'services/staff/src/clients/find-clients.ts',
  },
  {
    what: 'people who work inside',
    of: 'store',
    much: `${teamLimits.people}; ${teamLimits.ended} whose access ended are listed; ${teamLimits.handedAtOnce} quotations of one are handed over at a time`,
    afterwards: '`team_full`; the next call hands over the rest',
    keptBy: 'services/account/src/team/change-access.ts',
  },
  {
    what: 'the store’s content that staff edit',
    of: 'document',
    much: [
      `${storefrontLimits.scheduled} changes planned, ${storefrontLimits.daysAhead} days ahead`,
      `${thousands(storefrontLimits.text)} letters, ${thousands(storefrontLimits.pageText)} of a page, ${storefrontLimits.banners} banners, ${storefrontLimits.promotions} promotions of ${storefrontLimits.percent} % at most, ${storefrontLimits.packages} packages of ${storefrontLimits.packageProducts} products, ${storefrontLimits.rooms} rooms of ${storefrontLimits.roomProducts}, ${storefrontLimits.closedDays} closed days, ${storefrontLimits.extraCostCodes} codes, ${storefrontLimits.categories} categories of ${storefrontLimits.categoryLevels} levels, ${storefrontLimits.warehouses} warehouses with ${thousands(storefrontLimits.routes)} routes and ${storefrontLimits.zoneChanges} places of another zone, ${storefrontLimits.shops} shops with ${storefrontLimits.shopPhones} telephones and ${storefrontLimits.shopClosedDays} closed days`,
    ].join('; '),
    afterwards: '`storefront_full`, `invalid_input`',
    keptBy: 'services/catalog/src/storefront/save-version.ts',
  },
  {
    what: 'a password of a package',
    of: 'call',
    much: `${packagePassword.shortest} to ${packagePassword.longest} letters; ${packagePassword.unused} unused`,
    afterwards: '`invalid_input`, `storefront_full`',
    keptBy: 'services/catalog/src/storefront/passwords/passwords.ts',
  },
  {
    what: 'a picture of a banner or package',
    of: 'call',
    much: `${storefrontPicture.bytes / 1_024 / 1_024} MiB, ${storefrontPicture.pixels / 1_000_000} megapixels, ${storefrontPicture.seconds} s; ${storefrontPicture.atOnce} at once, ${storefrontPicture.waiting} waiting; ${storefrontPicture.most} in all, unused ones for two days`,
    afterwards: '`payload_too_large`, `picture_too_large`, `unavailable`, `storefront_full`',
    keptBy: 'services/catalog/src/storefront/pictures/pictures.ts',
  },
];
