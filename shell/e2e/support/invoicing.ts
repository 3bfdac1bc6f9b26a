import { expect, type Page } from '@playwright/test';

/** A taxpayer that the stand-in of the tax authority knows. */
export const taxpayer = { rfc: 'XIA190128J61', name: 'Xenon Industrial Articles SA de CV', zip: '76343' };

/** Saves fiscal data on the data page of a quotation. */
export async function giveFiscalData(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar datos fiscales' }).click();
  const dialog = page.getByRole('dialog', { name: 'Datos de facturación' });
  await dialog.getByLabel('RFC').fill(taxpayer.rfc);
  await dialog.getByLabel('Nombre o razón social').fill(taxpayer.name);
  await dialog.getByLabel('Régimen fiscal').selectOption('601');
  await dialog.getByLabel('Uso de la factura').selectOption('G03');
  await dialog.getByLabel('Código postal fiscal').fill(taxpayer.zip);
  await dialog.getByLabel('Teléfono').fill('9981234567');
  await dialog.getByLabel('Estado').fill('Querétaro');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
}
