import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from '../browser';
import { prove } from '../prove';
import { address } from '../purchases/person';
import { ask } from '../purchases/truth';
import { people } from '../target';
import { type Claim, quote, staff, unlessRefused, type Whole } from './claim';

const audits = (manager: Browser) => manager.api()('POST /audit/find/{page}', { params: { page: 1 }, body: {} });

/** Each change by staff names its fields. */
const auditRows: Claim = {
  name: 'the audit log names what was changed',
  attack: async (target, { dear }) => {
    const seller = await staff(target, 'seller');
    const { id } = await quote(seller, dear[0]);
    const other = await quote(seller, dear[1]);
    await unlessRefused(
      seller.api()('POST /quotation/update/{id}', { params: { id }, body: { mergeQuotation: other.id } }),
    );
    const { data } = await audits(await staff(target, 'manager'));
    const made = data.find(({ call }) => call === 'POST /quotation/create');
    const merged = data.find(({ call }) => call === 'POST /quotation/update/{id}');
    return [
      ...(made?.objectId ? [] : ['a new quotation has a row without its object']),
      ...(JSON.stringify(merged ?? null).includes(other.id) ? [] : ['a merge does not name what was merged']),
    ];
  },
};

/** A seller changes their own sales, and spends nobody's balance. */
const sellers: Claim = {
  name: 'a seller changes no sale of another',
  attack: async (target, { dear }) => {
    const open: string[] = [];
    const manager = await staff(target, 'manager');
    const { id } = await quote(manager, dear[0]);
    await unlessRefused(
      manager.api()('PUT /quotation/{id}/seller', {
        params: { id },
        body: { User: await idOf(target, people.manager) },
      }),
    );
    const seller = (await staff(target, 'seller')).api();
    const [shop] = await ask<{ code: string }>(target.inside, otherShopSql);
    if (
      shop &&
      (await unlessRefused(seller('PUT /quotation/{id}/store', { params: { id }, body: { Store: shop.code } })))
    )
      open.push('a seller moves another’s quotation to another shop');
    return open;
  },
};

const otherShopSql = 'SELECT code FROM store ORDER BY code DESC LIMIT 1';

async function idOf(target: Whole, email: string): Promise<string> {
  const [row] = await ask<{ id: string }>(target.inside, `SELECT id FROM app_user WHERE email = '${email}' LIMIT 1`);
  return row?.id ?? '';
}

const weak = ['aaaaaaaa', 'clienta1', 'actual2026', 'muebles2026', '12345678'];

/** Nobody gets an account with a password that anybody would try first. */
const passwords: Claim = {
  name: 'passwords that anybody would try first are refused',
  attack: async (target, { stranger }) => {
    const open: string[] = [];
    for (const password of weak) {
      const email = stranger();
      const body = {
        FirstName: 'Ana',
        LastName: 'Ruiz',
        E_Mail: email,
        _E_Mail: email,
        Cellular: '9981234567',
        password,
        _password: password,
      };
      if (await unlessRefused(new Browser(target.public).api()('POST /client/register/', { body })))
        open.push(`«${password}» is taken as a password`);
    }
    return open;
  },
};

/** Signs that spreadsheet programs take for the beginning of a formula, also as wide as a Chinese letter. */
const formulaSigns = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const EXPORT_MS = 120_000;

/** No name of a shopper becomes a formula in the file that staff open. */
const exports: Claim = {
  name: 'what shoppers type is no formula in an exported file',
  attack: async (target, { dear, stranger }) => {
    const names: string[] = [];
    for (const sign of formulaSigns) {
      const name = `${sign}CMD`;
      const shopper = new Browser(target.public);
      const { id } = await quote(shopper, dear[0]);
      const body = { ...address(id), firstName: name, email: stranger() };
      const api = shopper.api({ prove });
      if (!(await unlessRefused(api('PUT /processMPaddress/{quotationId}', { params: { quotationId: id }, body }))))
        continue;
      const { groups } = await api('POST /quotation/{id}/paymentoptions', { params: { id } });
      const transfer = groups.flatMap(({ methods }) => methods).find(({ type }) => type === 'transfer');
      const pay = { type: 'transfer', amount: transfer?.total ?? 0, termsAccepted: true } as const;
      if (await unlessRefused(api('POST /payment/add/{id}', { params: { id }, body: pay }))) names.push(name);
    }
    const text = await exportedOrders(await staff(target, 'manager'));
    return names
      .filter((name) => new RegExp(`(^|[,;"])${name.replace(/[+]/g, '\\$&')}`, 'm').test(text))
      .map((name) => `«${name}» begins a cell`);
  },
};

/** Every order as CSV, as a manager downloads it. */
async function exportedOrders(manager: Browser): Promise<string> {
  const api = manager.api();
  const { id } = await api('POST /order/all/export', { body: { format: 'csv' } });
  for (const until = performance.now() + EXPORT_MS; performance.now() < until; await sleep(250)) {
    const { exports } = await api('GET /me/exports');
    if (exports.find((one) => one.id === id)?.bytes) break;
  }
  return (await manager.send({ method: 'GET', path: `/api/me/exports/${id}/file` })).body;
}

export const desk: readonly Claim[] = [auditRows, sellers, passwords, exports];
