import { brokerProblems, checkBrokerField, completedBroker, emptyBroker } from './broker-rules';

const whole = {
  ...emptyBroker,
  street: 'Calle 20',
  externalNumber: '101',
  zipCode: '77500',
  neighborhood: 'Centro',
  municipality: 'Benito Juárez',
  city: 'Cancún',
  entity: 'ROO',
  bussinessLegalName: 'Emilio Sansores Rivas',
  rfc: 'SARE800101AB1',
  bank: 'Banamex',
  interbankClabe: '002010077777777771',
};

test('accepts a profile with the required fields alone', () => expect(brokerProblems(whole)).toEqual([]));

test.each([
  ['street', ''],
  ['zipCode', '7750'],
  ['entity', 'Quintana Roo'],
  ['rfc', 'XAXX010101000'],
  ['rfc', 'SARE801301AB1'],
  ['interbankClabe', '002010077777777772'],
  ['interbankClabe', '00201007777777777'],
  ['bankAccount', '12-AB'],
  ['bank', '   '],
  ['references', 'x'.repeat(101)],
] as const)('names only %s as wrong with «%s»', (field, text) => {
  expect(brokerProblems({ ...whole, [field]: text })).toEqual([field]);
});

test('a wrong CLABE gets a message that names the fault', () => {
  const says = (interbankClabe: string) => checkBrokerField('interbankClabe', { ...whole, interbankClabe });
  expect(says('0020 1007')).toBe('Revisa tu(s): CLABE interbancaria. Son 18 dígitos.');
  expect(says('002010077777777772')).toBe('Revisa tu(s): CLABE interbancaria. El dígito verificador no coincide.');
  expect(says('')).toBe('Este campo es requerido');
});

test('a legal person has a representative, a natural one need not', () => {
  expect(brokerProblems({ ...whole, rfc: 'COR800101AB1' })).toEqual(['legalRepresentative']);
});

test('accepts an address for invoices only whole or empty', () => {
  expect(brokerProblems({ ...whole, invoiceCity: 'Mérida' })).toEqual([
    'invoiceStreet',
    'invoiceExternalNumber',
    'invoiceZipCode',
    'invoiceNeighborhood',
    'invoiceMunicipality',
    'invoiceEntity',
  ]);
});

test('numbers are stored without separators', () => {
  const typed = { ...whole, rfc: ' sare-800101 ab1', interbankClabe: '002 010 07777777777 1', bankAccount: '077-777' };
  expect(completedBroker({ ...typed, street: ' Calle 20 ' })).toMatchObject({
    rfc: 'SARE800101AB1',
    interbankClabe: '002010077777777771',
    bankAccount: '077777',
    street: 'Calle 20',
  });
});
