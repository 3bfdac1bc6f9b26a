import { expect, type Page } from '@playwright/test';
import { versionIn } from '../faults/faulty-release';
import {
  addToQuotation,
  firstProduct,
  giveContact,
  identifyAsClient,
  newGuest,
  payButton,
  signInByPanel,
} from '../support/shopper';
import { ask, type BrandUnderTest, internalOrigin } from '../support/store';
import { watch } from '../support/watch';
import { type RemoteName, remoteNames, type Versions } from './parts';

/** Which scripts a browser fetches while it walks: of the remotes by version, and the shell's first. */
function watchScripts(page: Page) {
  const versions = Object.fromEntries(remoteNames.map((name) => [name, new Set<string>()]));
  const entries = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, remote = '', version = ''] = /^\/_mfe\/([a-z]+)\/([\w.-]+)\//.exec(pathname) ?? [];
    versions[remote]?.add(version);
    const [, entry] = /^\/assets\/(shell-[0-9a-f]{10}\.js)$/.exec(pathname) ?? [];
    if (entry) entries.add(entry);
  });
  return () => ({
    entries: [...entries],
    versions: Object.fromEntries(Object.entries(versions).map(([name, seen]) => [name, [...seen]])),
  });
}

/** The versions of a remote that the gateways make pages with, each once. */
export async function versionsDrawn(brand: BrandUnderTest, remote: RemoteName): Promise<(string | undefined)[]> {
  const origins = remote === 'staff' ? [internalOrigin()] : [brand.origin, internalOrigin()];
  // the page of signing in borrows from every remote
  const pages = await Promise.all(origins.map((origin) => ask(origin, '/entrar')));
  return [...new Set(pages.map(({ body }) => versionIn(body, remote)))];
}

/**
 * Visits the pages and blocks of each remote, from home to the payment, an account, the sign-in panel and the desk, and
 * checks that only these versions drew them.
 */
export async function walk(page: Page, brand: BrandUnderTest, expected: { entry: string; versions: Versions }) {
  const { versions } = expected;
  const seen = watch(page);
  const scripts = watchScripts(page);
  const open = async (url: string, owner: RemoteName) => {
    const answer = await page.goto(url);
    expect(answer?.status(), url).toBe(200);
    const html = (await answer?.text()) ?? '';
    expect(html, url).toContain(`/assets/${expected.entry}`);
    expect(versionIn(html, owner), `${owner} as the server drew ${url}`).toBe(versions[owner]);
  };
  const heading = (name?: string) => page.getByRole('heading', { level: 1, name });

  await open(`${brand.origin}/`, 'catalog');
  await expect(page).toHaveTitle(new RegExp(brand.name));
  await open(`${brand.origin}/category/${brand.category}`, 'catalog');
  await firstProduct(page).click();
  await expect(page).toHaveURL(/\/[a-z0-9-]+\/[0-9a-f-]{36}$/);
  await expect(heading()).toBeVisible();
  await open(page.url(), 'catalog');
  await addToQuotation(page);
  await open(page.url(), 'checkout');
  await identifyAsClient(page, newGuest(brand));
  await giveContact(page);
  await open(page.url(), 'checkout');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);
  await expect(payButton(page)).toBeVisible();

  await open(`${brand.origin}/user/profile`, 'account');
  await expect(page.getByRole('heading', { name: 'Tus datos', exact: true })).toBeVisible();

  await open(`${internalOrigin()}/`, 'catalog');
  await signInByPanel(page, 'gerente@demo.mx');
  await expect(page.getByRole('link', { name: 'Pedidos' })).toBeVisible();
  await open(`${internalOrigin()}/reports/quotations`, 'staff');
  await expect(heading('Cotizaciones')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();

  seen.expectQuiet();
  expect(scripts()).toEqual({
    entries: [expected.entry],
    versions: Object.fromEntries(remoteNames.map((name) => [name, [versions[name]]])),
  });
}
