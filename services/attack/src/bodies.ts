import type { Endpoint } from '@actual/contracts';
import { sampleOf, schemaOf } from './sample';

const email = 'ana.ataque@example.com';
const password = 'Muebles-2026-xyz';
const claim = {
  orderFolio: '299999',
  purchaseDate: '2026-11-18',
  orderAmount: 1,
  LicTradNum: 'XAXX010101000',
  U_Correos: email,
};
const letter = { name: 'Ana', email, e_mail: email, phone: '9981234567', message: 'Hola' };
const person = { firstName: 'Ana', lastName: 'Ruiz', email, phone: '9981234567', mobilePhone: '9981234567' };

/** Fields with a rule that no schema says, such as repeated passwords and days that are over, by endpoint. */
const together: Readonly<Record<string, object>> = {
  'POST /client/register/': { E_Mail: email, _E_Mail: email, password, _password: password },
  'POST /user/create': { ...person, password, confirm_pass: password },
  'POST /user/register/': { ...person, password, confirm_pass: password },
  'POST /sendfiscaldata': { email, name: 'Ana', website: '', form: claim },
  'POST /sendcontact': { email, name: 'Ana', website: '', form: letter },
  'POST /sendsuggestions': { email, name: 'Ana', website: '', form: letter },
  'POST /user/update_password': { email, password, confirm_pass: password },
  'PUT /me/update': { ...person, email: 'clienta@demo.mx', _email: 'clienta@demo.mx' },
  'PUT /me/password': { newPassword: password, _newPassword: password },
  'POST /quotation/addrecord/{id}': { date: '2026-01-31' },
  'PUT /reviews/{id}': { state: 'published', reason: null },
  'POST /lead/quotation/{quotationId}': { email, _email: email },
  'POST /me/client/contacts': { E_Mail: email, _E_Mail: email },
  'POST /order/{id}/cancellation': { clabe: '032180000118359719' },
};

export interface Sample {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

/** The name of an endpoint: `POST /quotation/create`. */
export const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const objectOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>;

/** A valid request for an endpoint, about objects that do not exist. */
export function sampleRequest(endpoint: Endpoint): Sample {
  const { params, query, body } = endpoint;
  return {
    params: params ? objectOf(sampleOf(schemaOf(params))) : {},
    query: query ? objectOf(sampleOf(schemaOf(query))) : {},
    body: body ? { ...objectOf(sampleOf(schemaOf(body))), ...together[keyOf(endpoint)] } : undefined,
  };
}

/** The path with its parameters, each escaped as one segment. */
export function pathOf({ path }: Endpoint, { params, query }: Pick<Sample, 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}
