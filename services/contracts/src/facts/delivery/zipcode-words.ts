/** What is said of a postal code, in the specification's words: it is none, nobody delivers there, or not this product. */
export const zipcodeText = 'El código postal no es valido';
export const outOfCoverageText = 'Por el momento, su código postal esta fuera de nuestra área de cobertura';
export const notInZoneText = 'El artículo elegido no está disponible en su ciudad de entrega';
