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

/** Signed in as `user` in this tab, while the store hides everything from the browser, which it takes for `me`. */
async function missing(me: object | null) {
  const stores = createStores({ user, quotation: null, zipcode: null });
  const answer = async (key: string) => {
    if (key !== 'GET /me') throw new ApiError(404, 'not_found', '');
    if (!me) throw new ApiError(401, 'unauthorized', '');
    return me;
  };
  const ask = noticingEnd(answer as unknown as ApiClient, stores);
  const code = () =>
    ask('POST /quotation/findbyid/{id}', { params: { id: 'q' } }).catch((error: ApiError) => error.code);
  return [await code(), await code(), stores.session.getState().status, stores.notices.getState().popup];
}

test.each([
  ['signed out', null],
  ['signed in as somebody else', { ...user, id: 'v' }],
])('asks whoever %s in another tab to sign in again, and does not say that their things are gone', async (_, me) => {
  expect(await missing(me)).toEqual(['unauthorized', 'unauthorized', 'over', 'sign-in-again']);
});

test('says of a thing that is gone that it is gone', async () => {
  expect(await missing(user)).toEqual(['not_found', 'not_found', 'signed-in', null]);
});
