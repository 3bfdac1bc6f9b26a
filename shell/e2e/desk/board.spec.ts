import { expect, test } from '@playwright/test';
import { enter, makeQuotation, signIn } from '../support/api';
import { brands, internalOrigin } from '../support/store';
import { expectAccessible, expectHydrated, expectNoOverflow, watch } from '../support/watch';

test('staff move quotations from stage to stage by dragging, by keyboard, and from a menu', async ({
  page,
  browser,
}) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const internal = internalOrigin();
  const seen = watch(page);
  const shopper = await (await browser.newContext()).newPage();
  await enter(shopper, brand.origin);
  const { folio } = await makeQuotation(shopper, brand);
  await shopper.context().close();

  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, internal, 'gerente@demo.mx', brand.site);
  await page.goto(`${internal}/reports/board?dias=7`);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const cardIn = (name: string) => column(name).getByRole('listitem').filter({ hasText: folio });
  const form = page.getByRole('form', { name: 'Nuevo evento' });
  await expect(cardIn('Sin seguimiento')).toBeVisible();
  await expectAccessible(page, 'the board');
  await expectNoOverflow(page, 'the board');

  const menu = page.getByRole('menu', { name: `Mover ${folio}` });
  await expectHydrated(cardIn('Sin seguimiento'));
  await cardIn('Sin seguimiento').getByRole('button', { name: 'Mover' }).click();
  await expect(menu).toBeVisible();
  await expectAccessible(page, 'the menu of a card');
  await menu.getByRole('menuitem', { name: /^Con pedido/ }).click();
  await expect(page.getByText(`${folio}: Solo el pago la convierte en pedido.`)).toBeVisible();

  // other people's quotations arrive meanwhile; the card that is aimed at stays where it is
  await cardIn('Sin seguimiento').hover();
  await cardIn('Sin seguimiento').dragTo(column('Con seguimiento'), { steps: 10 });
  await expect(page.getByRole('dialog', { name: `¿Qué se habló? · ${folio}` })).toBeVisible();
  await expectAccessible(page, 'what the new state asks for');
  await form.getByLabel(/Notas/).fill('Pidió ver la tela.');
  await form.getByRole('button', { name: 'Guardar evento' }).click();
  await expect(cardIn('Con seguimiento')).toBeVisible();

  await cardIn('Con seguimiento')
    .getByRole('button', { name: `Arrastrar ${folio}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Solo el pago la convierte en pedido.', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: `${folio} está en «Perdida».` })).toBeAttached();
  await page.keyboard.press('Enter');
  const close = page.getByRole('form', { name: 'Cerrar como perdida' });
  await close.getByLabel('Motivo').selectOption({ label: 'Compró en otra tienda' });
  await close.getByRole('button', { name: 'Cerrar cotización' }).click();
  await expect(cardIn('Perdida')).toBeVisible();
  // where the card went, the keyboard goes on
  await expect(cardIn('Perdida').getByRole('link', { name: folio })).toBeFocused();

  const seller = await (await browser.newContext()).newPage();
  await signIn(seller, internal, 'vendedor@demo.mx', brand.site);
  await seller.setViewportSize({ width: 390, height: 844 });
  await seller.goto(`${internal}/reports/board?dias=7&de=todos`);
  await expectNoOverflow(seller, 'the board on a phone');
  const lost = seller
    .getByRole('region', { name: 'Perdida', exact: true })
    .getByRole('listitem')
    .filter({ hasText: folio });
  await expectHydrated(lost);
  await lost.getByRole('button', { name: 'Mover' }).click();
  await expect(seller.getByRole('menuitem', { name: /^Con seguimiento/ })).toContainText('Solo un gerente');
  await seller.context().close();

  await cardIn('Perdida').getByRole('button', { name: 'Mover' }).click();
  await page.getByRole('menuitem', { name: /^Con seguimiento/ }).click();
  await page.getByRole('button', { name: 'Reabrir cotización' }).click();
  await expect(cardIn('Con seguimiento')).toBeVisible();
  seen.expectQuiet();
});
