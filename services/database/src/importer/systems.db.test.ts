import { importStore } from './testing/import-store';

const { file, knex, products, run } = importStore();
const shown = async () =>
  (await products()).map(({ item_code, name, price_cents, gtin }) => [item_code, name, Number(price_cents), gtin]);
const group = async () => (await products()).map(({ group_id }) => group_id);

test('WooCommerce in Spanish is taken with its variants, brand codes and escaped signs', async () => {
  const csv = await file(
    [
      'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,Descripción,Inventario,"Peso (kg)","Longitud (cm)","Anchura (cm)","Altura (cm)","Precio rebajado","Precio normal",Categorías,Etiquetas,Imágenes,Superior,"Nombre del atributo 1","Valor(es) del atributo 1"',
      '7,variable,MESA,,Mesa Luna,1,"<p>Redonda.</p>\\n<p>De pino.</p>",,20,80,80,75,,,"Comedor > Mesas",,,,Color,"Rojo\\, mate, Negro"',
      '8,variation,MESA-R,7501234567893,Mesa Luna - Rojo,1,,3,,,,,2500,3000,,,,MESA,Color,"Rojo\\, mate"',
    ].join('\n'),
  );
  expect(await run({ file: csv, warehouse: 'CUN' })).toMatchObject({ created: 1, refused: 0 });
  expect(await shown()).toEqual([['MESA-R', 'Mesa Luna - Rojo', 250_000, '7501234567893']]);
  const [table] = await products();
  expect(table).toMatchObject({ detailed_color: 'Rojo, mate', weight_kg: 20, description: 'Redonda.\nDe pino.' });
});

test('Shopify’s newer headings, rows apart from their product and codes with an apostrophe are taken', async () => {
  const csv = await file(
    [
      'Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Weight value (grams),Product image URL',
      ",silla-loma,,,,,,'001-NOG,,,Nogal,1790,,3,6500,",
      'Banco Río,banco-rio,,Taller Zeta,Sillas,true,Active,RIO,,Title,Default Title,1800,,5,4000,',
      'Silla Loma,silla-loma,De encino,Taller Zeta,Sillas,true,Active,001-NAT,,Color,Natural,1890,,4,6500,',
    ].join('\n'),
  );
  expect(await run({ file: csv, warehouse: 'CUN' })).toMatchObject({ created: 3, refused: 0 });
  expect((await shown()).map(([code, name]) => [code, name])).toEqual([
    ['001-NAT', 'Silla Loma Natural'],
    ['001-NOG', 'Silla Loma Nogal'],
    ['RIO', 'Banco Río'],
  ]);
  const [natural, walnut, bench] = await group();
  expect(natural).toBe(walnut);
  expect(bench).toBeNull();
});

test('variants without codes get codes of their own, however long or alike their names are', async () => {
  const long = 'maceta-de-barro-esmaltado-hecha-a-mano-en-oaxaca';
  const row = (handle: string, value: string, price: number) => `${handle},${handle},true,Size,${value},,${price}`;
  const csv = await file(
    [
      'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price',
      row(long, 'Grande', 100),
      row(long, 'Grande azul', 200),
      row('banca', '1/2', 300),
      row('banca', '1-2', 400),
      row('banca-1', '2', 500),
    ].join('\n'),
  );
  expect(await run({ file: csv })).toMatchObject({ created: 5, merged: 0, refused: 0 });
  const codes = (await products()).map(({ item_code }) => item_code as string);
  expect(new Set(codes).size).toBe(5);
  for (const code of codes) expect(code.length).toBeLessThanOrEqual(40);
  expect(await run({ file: csv })).toMatchObject({ created: 0, changed: 0, unchanged: 5 });
});

test('two different goods with one code: the second is refused, and the message names the product that has the code', async () => {
  const csv = await file('ItemCode,Name,Price\nA-1,Silla roja,100\nA-1,Silla azul,100\nA-1,Silla roja,100\n');
  const report = await run({ file: csv });
  expect(report).toMatchObject({ created: 1, merged: 1, refused: 1 });
  expect(report.details.refused).toMatchObject([
    { line: 3, reason: expect.stringContaining('«Silla roja» (línea 2)') },
  ]);
});

test('groups of two merchants stay apart under the same name', async () => {
  const of = (vendor: string, sku: string) =>
    file(
      `Handle,Title,Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price\nsilla,Silla,${vendor},true,Color,Rojo,${sku},100\n`,
    );
  await run({ file: await of('Taller A', 'A-ROJ') });
  await run({ file: await of('Taller B', 'B-ROJ') });
  const [one, other] = await group();
  expect(one).not.toBeNull();
  expect(one).not.toBe(other);
});

test('Google’s product data are taken, with a sale as long as it holds', async () => {
  const csv = await file(
    [
      'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tsale_price\tsale_price_effective_date\tbrand\tgtin\titem_group_id\tcolor\tproduct_weight',
      'G-1\tSilla\tDe pino\thttps://a.example\t\tin_stock\t1299.00 MXN\t999.00 MXN\t2020-01-01T00:00-0600/2020-01-31T23:59-0600\tTaller\t7501234567893\tsilla\tRojo\t5.5 kg',
      'G-2\tSilla\tDe pino\thttps://a.example\t\tin_stock\t1299.00 MXN\t999.00 MXN\t2020-01-01T00:00-0600/2999-01-31T23:59-0600\tTaller\t\tsilla\tAzul\t5.5 kg',
    ].join('\n'),
  );
  expect(await run({ file: csv })).toMatchObject({ created: 2, refused: 0 });
  expect(await shown()).toEqual([
    ['G-1', 'Silla', 129_900, '7501234567893'],
    ['G-2', 'Silla', 99_900, null],
  ]);
  expect((await products())[0]).toMatchObject({ weight_kg: 5.5, detailed_color: 'Rojo' });
});

test('PrestaShop, Magento and Odoo are known by their headings', async () => {
  const presta = await file(
    'ID;Imagen;Nombre;Referencia;Categoría;Precio (imp. excl.);Precio (imp. incl.);Cantidad;Estado\n1;;Banco Sur;BS-1;sillas;100;116;4;1\n',
  );
  expect(await run({ file: presta, warehouse: 'CUN' })).toMatchObject({ created: 1 });
  const magento = await file(
    [
      'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,weight,product_online,price,special_price,special_price_from_date,special_price_to_date,additional_attributes,qty,configurable_variations',
      'SILLA-R,,Default,simple,"Default Category/sillas",base,Silla Rojo,,5.000000,1,1299.000000,,,,"color=Rojo",3.0000,',
      'SILLA,,Default,configurable,"Default Category/sillas",base,Silla,De pino,,1,,,,,,,"sku=SILLA-R,color=Rojo|sku=SILLA-V,color=Verde"',
      'SILLA,en,Default,configurable,,base,Chair,,,1,,,,,,,',
    ].join('\n'),
  );
  expect(await run({ file: magento, warehouse: 'CUN' })).toMatchObject({ created: 1, leftOut: 2, refused: 0 });
  const odoo = await file(
    'Referencia interna,Nombre,Valores de la variante,Precio de venta,Categoría de producto,Código de barras,Cantidad a mano,Peso\nO-1,Mesa Odoo,Color: Rojo,1500.00,All / Salas / mesas,,2.00,12.5\n',
  );
  expect(await run({ file: odoo, warehouse: 'CUN' })).toMatchObject({ created: 1 });
  expect(await shown()).toEqual([
    ['BS-1', 'Banco Sur', 11_600, null],
    ['O-1', 'Mesa Odoo Rojo', 150_000, null],
    ['SILLA-R', 'Silla Rojo', 129_900, null],
  ]);
  expect(await knex()('stock_source').orderBy('item_code').pluck('received')).toEqual([4, 2, 3]);
});
