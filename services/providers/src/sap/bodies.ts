import { pesosFromCents } from '../money';
import type { SapOrderInput, SapPartnerInput, SapShipTo } from './types';

const CURRENCY = 'MXP';
const TAX = 'IVA16';
const NUM_AT_CARD_LENGTH = 100;
/** Letters of a document's comments. */
export const COMMENTS_LENGTH = 254;
const FREE_TEXT_LENGTH = 100;
const NAME_LENGTH = 100;

/** The part of an order's body that says who receives it, and where. */
export const shipToBody = ({ receiver, phone, street, neighborhood, zipCode, city, state }: SapShipTo) => ({
  AddressExtension: {
    ShipToAddress2: `${receiver}, ${phone}`.slice(0, NAME_LENGTH),
    ShipToStreet: street.slice(0, NAME_LENGTH),
    ShipToBlock: neighborhood.slice(0, NAME_LENGTH),
    ShipToZipCode: zipCode,
    ShipToCity: city.slice(0, NAME_LENGTH),
    ShipToState: state,
    ShipToCountry: 'MX',
  },
});

/** Body of `POST Orders`. Prices go with tax, so that SAP's total is the shop's to the centavo. */
export function orderBody(order: SapOrderInput) {
  return {
    CardCode: order.cardCode,
    DocDate: order.docDate,
    DocDueDate: order.docDueDate,
    TaxDate: order.docDate,
    NumAtCard: order.numAtCard?.slice(0, NUM_AT_CARD_LENGTH),
    DocCurrency: CURRENCY,
    Comments: order.comments.slice(0, COMMENTS_LENGTH),
    U_WebOrderId: order.webOrderId,
    AddressExtension: shipToBody(order.shipTo).AddressExtension,
    DocumentLines: order.lines.map((line) => ({
      ItemCode: line.itemCode,
      Quantity: line.quantity,
      PriceAfterVAT: pesosFromCents(line.priceAfterTaxCents),
      TaxCode: TAX,
      WarehouseCode: line.warehouseCode,
      ShipDate: line.shipDate,
      FreeText: line.freeText?.slice(0, FREE_TEXT_LENGTH),
    })),
  };
}

/** Body of `POST BusinessPartners`. */
export function partnerBody(partner: SapPartnerInput) {
  const { shipTo } = partner;
  return {
    CardCode: partner.cardCode,
    CardName: partner.name.slice(0, NAME_LENGTH),
    CardType: 'cCustomer',
    FederalTaxID: partner.rfc ?? 'XAXX010101000',
    EmailAddress: partner.email,
    Phone1: partner.phone,
    Currency: CURRENCY,
    BPAddresses: shipTo && [
      {
        AddressName: 'ENVIO',
        AddressType: 'bo_ShipTo',
        Street: shipTo.street,
        Block: shipTo.neighborhood,
        ZipCode: shipTo.zipCode,
        City: shipTo.city,
        State: shipTo.state,
        Country: 'MX',
      },
    ],
  };
}
