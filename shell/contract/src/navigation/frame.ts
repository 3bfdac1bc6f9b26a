/**
 * The parts of the navigation for the frame around the pages, in the browser and on the server; remotes do not need
 * them.
 */
export { onceOnline } from '../once-online';
export { orStays } from '../or-stays';
export { hydrateQueries } from '../served-queries';
export { PageProvider, useCurrentPage } from './context';
export { NavigationProvider } from './NavigationProvider';
export { type Carry, Navigation, type Open, type SleepingParts } from './navigation';
export { codeOf, failedPage, matchPage, openPage, type Page, type PageFailure, type PageMatch } from './open-page';
export { PageContent } from './PageContent';
