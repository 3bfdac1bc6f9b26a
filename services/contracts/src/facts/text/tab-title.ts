/** The title of a page in the browser's tab and in search engines. */
export const tabTitle = (page: string, brandOrDesk: string): string => `${page} | ${brandOrDesk}`;
