/** Of a postal code where delivering is not free: said wherever a day or a price of delivery is. */
export const extraCostText = 'Tu código postal no es aplicable para envío gratis.';
/** Of addresses there, to the letter (shopping 8). */
export const extraCostAddressText = 'Una o más direcciones contienen un código postal no aplicable para envío gratis';
