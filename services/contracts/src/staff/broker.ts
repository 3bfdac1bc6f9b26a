import { z } from 'zod';
import { endpoint } from '../endpoint';
import { brokerFields, ofEachBrokerField } from '../facts/broker';
import { dateTime } from '../shapes';

/** Bounds what is typed; what is right is judged by the rules that the form asks too (`broker-rules.ts`). */
export const newBrokerProfile = z.object(
  ofEachBrokerField((field) => z.string().trim().max(brokerFields[field].max).default('')),
);

export const brokerProfile = z.object({
  ...ofEachBrokerField(() => z.string()),
  updatedAt: dateTime.nullable().describe('null while nothing was saved'),
});
export type BrokerProfile = z.infer<typeof brokerProfile>;

const ofBroker = { service: 'staff', access: 'broker', path: '/me/broker' } as const;

export const brokerEndpoints = {
  'GET /me/broker': endpoint({
    ...ofBroker,
    method: 'GET',
    summary: 'The signed-in broker’s own profile: address, business, the account commissions are paid to',
    response: brokerProfile,
  }),
  'PUT /me/broker': endpoint({
    ...ofBroker,
    method: 'PUT',
    mutates: true,
    summary: 'Keep one’s own profile; the CLABE’s check digit must fit',
    body: newBrokerProfile,
    response: brokerProfile,
    errors: ['invalid_input'],
  }),
};
