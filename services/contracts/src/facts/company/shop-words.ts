/** Where a shop is, as its document has it. */
interface ShopPlace {
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  readonly state: string;
}

/** «Av. Bonampak 128, C.P. 77505, Cancún, Quintana Roo». */
export const shopAddress = ({ street, zipcode, city, state }: ShopPlace): string =>
  `${street}, C.P. ${zipcode}, ${city}, ${state}`;
