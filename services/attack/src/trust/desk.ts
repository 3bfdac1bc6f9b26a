import { Browser } from '../browser';
import { ask } from '../purchases/truth';
import { people } from '../target';
import { type Claim, quote, staff, unlessRefused, type Whole } from './claim';

const audits = (manager: Browser) => manager.api()('POST /audit/find/{page}', { params: { page: 1 }, body: {} });

/** Each change of staff names what was changed. */
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

export const desk: readonly Claim[] = [auditRows, sellers, passwords];
