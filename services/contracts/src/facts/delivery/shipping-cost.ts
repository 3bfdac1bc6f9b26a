/** Of a postal code where delivering is not free: said wherever a day or a price of delivery is. */
export const extraCostText = 'Tu código postal no es aplicable para envío gratis.';
/**
 * Explains who names the extra cost, when, and how a buyer who does not want it gets out of the purchase (decision
 * 0121).
 */
export const extraCostTerms =
  'El costo extra no se cobra aquí: un asesor te lo dice antes de la entrega y, si no te conviene, cancelas y te devolvemos todo.';
/** Pesos that delivering costs on the mainland, in two decimals as the specification writes them. */
export const shippingPesos = '0.00';
/** The price of delivering in sums, and the line below it: an extra cost is in no total, and agreed with the client. */
export const shippingOf = (extraCost: boolean): { price: string; note: string } => ({
  price: `$${shippingPesos}`,
  note: extraCost ? `${extraCostText} ${extraCostTerms}` : '',
});
/** Of addresses there, to the letter (shopping 8). */
export const extraCostAddressText = 'Una o más direcciones contienen un código postal no aplicable para envío gratis';
