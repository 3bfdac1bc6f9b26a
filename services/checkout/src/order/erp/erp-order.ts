import { dayHalfWords } from '@actual/contracts/facts/delivery/day-halves';
import { folioText } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/domain';
import type { SapOrderInput, SapShipTo } from '@actual/providers';
import type { LoadedOrder } from '../order.queries';

/** The receiver of an order, and the address. */
const shipToOf = ({ address, stateCode }: LoadedOrder): SapShipTo => ({
  receiver: `${address.firstName} ${address.lastName}`.trim(),
  phone: address.phone,
  street: [address.streetName, address.streetNumber, address.interiorNumber].filter(Boolean).join(' '),
  neighborhood: address.neighborhood,
  zipCode: address.zipCode,
  city: address.city,
  state: stateCode ?? '',
});

/** Days of which a half was chosen, in words: the ERP's lines have a day alone. */
const halvesOf = ({ lines }: LoadedOrder): string[] => [
  ...new Set(lines.flatMap(({ shipDate, half }) => (shipDate && half ? `${shipDate} ${dayHalfWords[half]}` : []))),
];

/** The ERP's order: charged prices with tax, and each piece from the warehouse it was claimed in. */
export function erpOrder(order: LoadedOrder, cardCode: string): SapOrderInput {
  const today = storeDay(order.createdAt);
  return {
    webOrderId: order.id,
    cardCode,
    docDate: today,
    docDueDate: order.deliveryDate ?? today,
    numAtCard: `WEB-${folioText(order.folio)}`,
    comments: [`Pedido en línea ${folioText(order.folio)}`, ...halvesOf(order)].join('. '),
    shipTo: shipToOf(order),
    lines: order.lines.flatMap((line) => {
      const claimed = order.pieces.filter((one) => one.claimed && one.lineId === line.id);
      const parts = claimed.length > 0 ? claimed : [{ quantity: line.quantity, warehouse: line.shipCompanyFrom ?? '' }];
      return parts.map(({ quantity, warehouse }) => ({
        itemCode: line.itemCode,
        quantity,
        priceAfterTaxCents: line.unitTotal,
        warehouseCode: warehouse,
        shipDate: line.shipDate || undefined,
        freeText: line.discountName || undefined,
      }));
    }),
  };
}

/** The ERP's business partner: the order's client, or a new one of the order alone. */
export const erpPartner = (order: LoadedOrder) => ({
  cardCode: order.cardCode ?? `W${folioText(order.folio)}`,
  name: `${order.firstName} ${order.lastName}`.trim(),
  email: order.email,
  phone: order.phone,
  shipTo: shipToOf(order),
});
