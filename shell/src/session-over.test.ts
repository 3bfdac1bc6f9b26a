import { type ApiClient, ApiError, createStores } from '@actual/shell-contract';
import { noticingEnd } from './session-over';

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;
const refusing = (code: 'unauthorized' | 'credentials_invalid' | 'unavailable') =>
  (() => Promise.reject(new ApiError(401, code, ''))) as unknown as ApiClient;

async function asking(code: Parameters<typeof refusing>[0], who: typeof user | null) {
  const stores = createStores({ user: who, quotation: null, zipcode: null });
  await expect(noticingEnd(refusing(code), stores)('GET /me')).rejects.toMatchObject({ code });
  return [stores.session.getState().status, stores.notices.getState().popup];
}

test('asks a user whose session has ended to sign in again, once', async () => {
  expect(await asking('unauthorized', user)).toEqual(['over', 'sign-in-again']);
});

test.each([
  ['a visitor who was not signed in', 'unauthorized', null, 'anonymous'],
  ['a wrong password', 'credentials_invalid', null, 'anonymous'],
  ['a service that is away', 'unavailable', user, 'signed-in'],
] as const)('does not ask %s to sign in again', async (_who, code, who, status) => {
  expect(await asking(code, who)).toEqual([status, null]);
});
