import { ApiError } from '@actual/contracts/client/client';
import { reasonOf } from './presses';

test.each([
  [
    new ApiError(0, 'unavailable', 'Error: connect ECONNREFUSED 127.0.0.1:1'),
    'pay: nobody listens (gateway is being started)',
  ],
  [new ApiError(0, 'unavailable', 'Error: socket hang up'), 'pay: the line broke before an answer'],
  [new ApiError(503, 'unavailable', 'unavailable'), 'pay: 503 unavailable'],
  [
    new ApiError(409, 'conflict', 'the same request is still running'),
    'pay: 409 conflict (the same request is still running)',
  ],
])('names the reason of a failure that no person can use: %s', (error, reason) => {
  expect(reasonOf(error, 'pay')).toBe(reason);
});

test.each(['stock_changed', 'payment_attempts_exceeded', 'total_changed'] as const)(
  'takes the refusal %s as an answer',
  (code) => {
    expect(reasonOf(new ApiError(409, code, code), 'pay')).toBeNull();
  },
);
