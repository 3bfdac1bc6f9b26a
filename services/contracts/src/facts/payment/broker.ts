/** Parts of a broker's profile, in the order of its form. */
export const brokerParts = {
  address: 'Domicilio',
  business: 'Negocio',
  bank: 'Cuenta para tus comisiones',
  invoice: 'Dirección de facturación',
} as const;
export type BrokerPart = keyof typeof brokerParts;

export interface BrokerRow {
  readonly part: BrokerPart;
  /** Column of the table `broker_profile`. */
  readonly column: string;
  readonly label: string;
  /** Most characters. */
  readonly max: number;
  /** The kind of its value; text by default. */
  readonly holds?: 'zip' | 'state' | 'rfc' | 'account' | 'clabe';
  /** Whether it may stay empty: `legal` only of a natural person, `together` while all of its part is empty. */
  readonly need: 'required' | 'optional' | 'legal' | 'together';
  readonly hint?: string;
}

const address = { part: 'address', need: 'required' } as const;
const invoice = { part: 'invoice', need: 'together' } as const;
const labels = {
  street: 'Calle',
  exterior: 'Número exterior',
  interior: 'Número interior',
  settlement: 'Colonia',
  municipality: 'Municipio',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
} as const;

/**
 * A broker's fields in the form's order, by its call's names (accounts 3): shape, checks, inputs and statement follow.
 */
export const brokerFields = {
  street: { ...address, column: 'street', label: labels.street, max: 100 },
  externalNumber: { ...address, column: 'external_number', label: labels.exterior, max: 20 },
  internalNumber: { ...address, column: 'internal_number', label: labels.interior, max: 20, need: 'optional' },
  zipCode: { ...address, column: 'zip', label: labels.zip, max: 5, holds: 'zip' },
  neighborhood: { ...address, column: 'neighborhood', label: labels.settlement, max: 100 },
  municipality: { ...address, column: 'municipality', label: labels.municipality, max: 100 },
  city: { ...address, column: 'city', label: labels.city, max: 100 },
  entity: { ...address, column: 'state_code', label: labels.state, max: 3, holds: 'state' },
  street2: {
    ...address,
    column: 'street2',
    label: 'Entre calles',
    max: 100,
    need: 'optional',
    hint: 'O los cruzamientos.',
  },
  references: { ...address, column: 'notes', label: 'Referencias', max: 100, need: 'optional' },
  bussinessName: { part: 'business', column: 'business_name', label: 'Nombre comercial', max: 100, need: 'optional' },
  bussinessLegalName: {
    part: 'business',
    column: 'legal_name',
    label: 'Nombre o razón social',
    max: 100,
    need: 'required',
    hint: 'Como aparece en tu constancia de situación fiscal.',
  },
  rfc: { part: 'business', column: 'rfc', label: 'RFC', max: 20, holds: 'rfc', need: 'required' },
  legalRepresentative: {
    part: 'business',
    column: 'legal_representative',
    label: 'Representante legal',
    max: 100,
    need: 'legal',
    hint: 'De una persona moral.',
  },
  interbankClabe: {
    part: 'bank',
    column: 'clabe',
    label: 'CLABE interbancaria',
    max: 30,
    holds: 'clabe',
    need: 'required',
    hint: '18 dígitos, con o sin espacios.',
  },
  bank: { part: 'bank', column: 'bank', label: 'Banco', max: 60, need: 'required' },
  bankAccount: {
    part: 'bank',
    column: 'bank_account',
    label: 'Número de cuenta',
    max: 20,
    holds: 'account',
    need: 'optional',
  },
  invoiceStreet: { ...invoice, column: 'invoice_street', label: labels.street, max: 100 },
  invoiceExternalNumber: { ...invoice, column: 'invoice_external_number', label: labels.exterior, max: 20 },
  invoiceInternalNumber: {
    ...invoice,
    column: 'invoice_internal_number',
    label: labels.interior,
    max: 20,
    need: 'optional',
  },
  invoiceZipCode: { ...invoice, column: 'invoice_zip', label: labels.zip, max: 5, holds: 'zip' },
  invoiceNeighborhood: { ...invoice, column: 'invoice_neighborhood', label: labels.settlement, max: 100 },
  invoiceMunicipality: { ...invoice, column: 'invoice_municipality', label: labels.municipality, max: 100 },
  invoiceCity: { ...invoice, column: 'invoice_city', label: labels.city, max: 100 },
  invoiceEntity: { ...invoice, column: 'invoice_state_code', label: labels.state, max: 3, holds: 'state' },
} as const satisfies Record<string, BrokerRow>;

export type BrokerField = keyof typeof brokerFields;
export const brokerFieldNames = Object.keys(brokerFields) as BrokerField[];

/** An object with something for each field of a broker's profile. */
export const ofEachBrokerField = <T>(value: (field: BrokerField) => T) =>
  Object.fromEntries(brokerFieldNames.map((field) => [field, value(field)])) as Record<BrokerField, T>;
