import { ApiError } from '@actual/contracts/client/client';
import { emptyLinksIn, forgetStore, initialStateOf, siteOf } from './shell-data';

type Api = Parameters<typeof initialStateOf>[0];
const apiThat = (answer: (key: string) => Promise<unknown>) => answer as unknown as Api;
const refusal = (status: number, code: string) => new ApiError(status, code as 'rate_limited', code);
const cancun = { id: '77500', municipio: 'Benito Juárez', estado: 'Quintana Roo', extraCost: false };
const cookies = (cp: string) => ({ cp });

test.each([
  ['rate-limited', '70001', refusal(429, 'rate_limited')],
  ['without the service', '70002', refusal(503, 'unavailable')],
  ['without an answer', '70003', refusal(0, 'unavailable')],
])(
  'a postal code that could not be looked up (%s) is looked up again for the next visitor',
  async (_why, cp, error) => {
    const failing = await initialStateOf(
      apiThat(async () => Promise.reject(error)),
      cookies(cp),
    );
    expect(failing).toMatchObject({ initial: { zipcode: null }, complete: false });
    const next = await initialStateOf(
      apiThat(async () => cancun),
      cookies(cp),
    );
    expect(next).toMatchObject({ initial: { zipcode: { cp, municipio: 'Benito Juárez' } }, complete: true });
  },
);

test('a postal code that the store does not know is kept as such', async () => {
  let asked = 0;
  const api = apiThat(async () => {
    asked += 1;
    throw refusal(404, 'zipcode_out_of_coverage');
  });
  for (let at = 0; at < 3; at += 1)
    expect(await initialStateOf(api, cookies('99998'))).toMatchObject({ initial: { zipcode: null }, complete: true });
  expect(asked).toBe(1);
});

test('where delivering costs extra is asked again once staff changed it', async () => {
  const costsExtra = async (extraCost: boolean) =>
    (
      await initialStateOf(
        apiThat(async () => ({ ...cancun, extraCost })),
        cookies('77580'),
      )
    ).initial.zipcode?.extraCost;
  expect(await costsExtra(false)).toBe(false);
  expect(await costsExtra(true)).toBe(false);
  forgetStore();
  expect(await costsExtra(true)).toBe(true);
});

test('the page shown instead names the missing thing, and repeats nothing that a stranger wrote', async () => {
  const noticeFor = async (aviso: string) =>
    (
      await initialStateOf(
        apiThat(async () => null),
        { aviso },
      )
    ).initial.notice;
  expect(await noticeFor('sold-out')).toEqual({
    title: 'Ese producto ya no está disponible',
    text: 'Aquí está lo demás de su categoría.',
  });
  expect(await noticeFor('<b>Gana</b>')).toBeUndefined();
  expect(await noticeFor('constructor')).toBeUndefined();
});

test('shows no social links on a page whose links could not be read, and reads them again for the next', async () => {
  const failing = await siteOf(
    apiThat(async () => Promise.reject(refusal(429, 'rate_limited'))),
    'actual-kids',
  );
  expect(failing).toEqual({ social: {}, company: undefined, complete: false });
  const siteConstants = { fb_url: 'https://f', instagram_url: 'https://i', pinterest_url: 'https://p' };
  const next = await siteOf(
    apiThat(async () => ({ siteConstants })),
    'actual-kids',
  );
  expect(next).toMatchObject({ social: { facebook: 'https://f' }, complete: true });
});

test.each([
  ['is over', refusal(401, 'unauthorized'), { user: null, session: 'over' }],
  ['nobody can be asked about', refusal(0, 'unavailable'), { user: null, session: 'unchecked' }],
])('a session that %s is told as that', async (_what, error, initial) => {
  const api = apiThat(async () => Promise.reject(error));
  expect(await initialStateOf(api, { 'sesion-llave': 'k' })).toMatchObject({ initial });
});

test('without the key of a session nobody is asked whose it is', async () => {
  const api = jest.fn(async () => ({}));
  expect((await initialStateOf(apiThat(api), { sesion: 'x' })).initial).toEqual({
    user: null,
    zipcode: null,
    quotation: null,
  });
  expect(api).not.toHaveBeenCalled();
});

test('menu links to categories without a product are known; all stay while that cannot be asked', async () => {
  const menu = [
    { label: 'Salas', href: '/category/salas' },
    { label: 'Pufs', href: '/category/pufs' },
  ];
  const brand = { site: 'actual-kids', menu } as const;
  const failing = await emptyLinksIn(
    apiThat(async () => Promise.reject(refusal(503, 'unavailable'))),
    brand,
  );
  expect(failing).toEqual({ links: [], complete: false });
  const next = await emptyLinksIn(
    apiThat(async () => [{ Handle: 'salas' }]),
    brand,
  );
  expect(next).toEqual({ links: ['/category/pufs'], complete: true });
});
