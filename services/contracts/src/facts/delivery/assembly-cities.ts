/** Cities where a delivered piece is assembled, free on the day of its delivery. */
const assemblyCities = ['Cancún', 'Puerto Morelos', 'Playa del Carmen', 'Tulum', 'Mérida'];
export const assemblyCitiesCount = assemblyCities.length;
export const assemblyCitiesText = new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(assemblyCities);
