/** Fiscal data of receivers, from the tax authority's published test certificates, as a client gives them. */
export const xenon = {
  rfc: 'XIA190128J61',
  company_name: 'Xenon Industrial Articles, S.A. de C.V.',
  cfdi_use: 'G03',
  regime: '601',
  zip: '76343',
  phone: '+529981234567',
  state: 'Querétaro',
};

export const xochilt = {
  ...xenon,
  rfc: 'CACX7605101P8',
  company_name: 'Xochilt Casas Chavez',
  regime: '612',
  zip: '36257',
  state: 'Guanajuato',
};
