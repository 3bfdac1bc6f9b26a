/** Names of the brands' lists at the list provider, in development. */
export const localLists = 'boletin-{brand}';
