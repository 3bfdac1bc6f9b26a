import { expect, type Page, test } from '@playwright/test';
import { atDesk, call, enter } from '../support/api';
import { brands } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectFits, expectHydrated, watch } from '../support/watch';

/** Where the pieces of Mérida come first, at any hour: the next warehouse is two days farther. No other journey asks for its days. */
const cp = '97000';
const warehouse = { code: 'MID', name: 'Bodega Mérida' };

interface Piece {
  id: string;
  ItemCode: string;
}
interface Groups {
  groups: { date: string; deliveries: { companyFrom: string }[] }[];
}

/** A product whose soonest pieces lie in the warehouse alone. */
async function pieceOf(page: Page, site: ReturnType<typeof brands>[number]['site']): Promise<Piece> {
  const { products } = await call<{ products: Piece[] }>(page, site, 'POST', '/product/searchbyfilters/', {
    items: 60,
  });
  for (const piece of products) {
    const path = `/shipping/product?productCode=${piece.ItemCode}&zipcodeDeliveryId=${cp}`;
    const { groups } = await call<Groups>(page, site, 'GET', path);
    if (groups[0]?.deliveries.every(({ companyFrom }) => companyFrom === warehouse.code)) return piece;
  }
  throw new Error(`nothing comes first from ${warehouse.code}`);
}

// two at a time would undo each other's change
test.describe.configure({ mode: 'serial' });

for (const width of walkedAt(1440, 390))
  test(`an administrator changes the preparation days of a warehouse, the product page shows another date, and undo restores it (${width})`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const [brand] = brands();
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    const shopper = await (await browser.newContext()).newPage();
    await shopper.setViewportSize({ width, height: 900 });
    await enter(shopper, brand.origin);
    const piece = await pieceOf(shopper, brand.site);
    await shopper.goto(`${brand.origin}/product/${piece.id}`);
    await shopper.getByRole('button', { name: 'Ingresar código postal' }).click();
    const dialog = shopper.getByRole('dialog');
    await dialog.getByLabel('Código postal').fill(cp);
    await dialog.getByRole('button', { name: 'Ver fechas de entrega' }).click();
    const promise = shopper.getByText(/Llega antes del/).first();
    const read = async () => {
      await shopper.reload();
      return promise.textContent();
    };
    await expect(promise).toBeVisible();
    const before = await read();

    await atDesk(page, { email: 'admin@demo.mx', path: '/contenido?tipo=almacenes', width });
    await expectHydrated(page.getByRole('heading', { name: 'Contenido de la tienda' }));
    const form = page.getByRole('region', { name: 'Cambio', exact: true });
    const fields = form.getByRole('list', { name: 'Almacenes' }).getByRole('listitem', { name: warehouse.name });
    await fields.getByLabel('Días de preparación').fill('9');
    await form.getByRole('button', { name: 'Vista previa' }).click();
    const preview = page.getByRole('region', { name: 'Vista previa' });
    await expect(preview.getByRole('row', { name: /^yucatan\s/ })).toContainText('más tarde');
    await expectFits(page, 'warehouses');
    await form.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Cambio publicado')).toBeVisible();
    await expect.poll(read).not.toBe(before);

    await page.getByRole('region', { name: 'Cambios', exact: true }).getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Cambio deshecho')).toBeVisible();
    await expect.poll(read).toBe(before);
    await shopper.context().close();
    seen.expectQuiet();
  });
