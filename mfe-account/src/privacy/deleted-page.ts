/** Where somebody is led whose account is being deleted. */
export const deletedPage = '/cuenta-eliminada';
