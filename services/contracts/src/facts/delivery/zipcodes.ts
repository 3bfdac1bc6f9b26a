/** A postal code. */
export const zipcodePattern = /^\d{5}$/;
/** What a shopper's place is told by: a postal code, or the special one with a form of its own (shopping 5). */
export const placeCodePattern = /^(?:\d{5}|_29030)$/;

/** What is said of a postal code, in the specification's words: it is none, nobody delivers there, or not this product. */
export const zipcodeText = 'El código postal no es valido';
export const outOfCoverageText = 'Por el momento, su código postal esta fuera de nuestra área de cobertura';
export const notInZoneText = 'El artículo elegido no está disponible en su ciudad de entrega';
