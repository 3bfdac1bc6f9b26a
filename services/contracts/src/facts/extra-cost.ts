/** Of a postal code where delivering is not free: said wherever a day or a price of delivery is. */
export const extraCostText = 'Tu código postal no es aplicable para envío gratis.';
/**
 * The price of delivering as sums show it (`$0.00` as the specification writes it), and what stands below it: an extra cost
 * is in no total, and agreed with the client.
 */
export const shippingOf = (extraCost: boolean): { price: string; note: string } =>
  extraCost ? { price: 'Por confirmar', note: extraCostText } : { price: '$0.00', note: '' };
/** Of addresses there, to the letter (shopping 8). */
export const extraCostAddressText = 'Una o más direcciones contienen un código postal no aplicable para envío gratis';
