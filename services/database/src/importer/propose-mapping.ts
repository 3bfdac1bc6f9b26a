import { FIELD_NAMES, type FieldName, LENGTH_NAMES, type LengthName } from './reading/fields';
import { loose } from './reading/text';

/** Merchants' names for the store's fields, compared loosely: the first that a file has is proposed. */
const names: Partial<Record<FieldName, readonly string[]>> = {
  ItemCode: [
    'itemcode',
    'codigo',
    'clave',
    'sku',
    'articulo',
    'no. articulo',
    'numero de articulo',
    'id producto',
    'item no.',
    'codigo articulo',
    'modelo',
    'referencia',
  ],
  Gtin: ['gtin', 'ean', 'upc', 'codigo de barras', 'barcode', 'ean13'],
  Name: [
    'name',
    'nombre',
    'titulo',
    'descripcion del articulo',
    'descripcion articulo',
    'producto',
    'nombre del producto',
    'item description',
    'descripcion corta',
  ],
  Price: [
    'price',
    'precio',
    'precio con iva',
    'precio publico',
    'precio venta',
    'precio de venta',
    'pvp',
    'precio lista',
    'precio de lista',
    'p. publico',
  ],
  PriceBefore: ['precio anterior', 'precio antes', 'antes', 'compare at price'],
  Description: ['description', 'descripcion', 'descripcion larga', 'detalle'],
  CustomBrand: ['marca', 'brand', 'fabricante', 'proveedor', 'vendor', 'disenador'],
  DetailedColor: ['color', 'acabado/color'],
  Finish: ['acabado', 'terminado', 'finish'],
  size: ['talla', 'tamano', 'size', 'medida comercial'],
  Stock: ['stock', 'existencia', 'existencias', 'inventario', 'cantidad', 'en stock', 'disponible', 'piezas'],
  Warehouse: ['warehouse', 'bodega', 'almacen'],
  Weight: ['weight', 'peso', 'peso kg', 'peso (kg)'],
  Packing: ['packing', 'bultos', 'empaque', 'cajas'],
  Volume: ['volumen', 'volume', 'm3'],
  Pictures: ['pictures', 'imagen', 'imagenes', 'foto', 'fotos', 'image', 'url imagen'],
  Group: ['grupo', 'group', 'modelo padre', 'parent sku'],
  keywords: ['keywords', 'palabras clave', 'etiquetas', 'tags'],
  Active: ['activo', 'active', 'publicado', 'visible'],
  Categories: [
    'categories',
    'categoria',
    'categorias',
    'linea',
    'familia',
    'grupo de articulos',
    'departamento',
    'tipo',
    'type',
    'product category',
    'product type',
  ],
};
const lengths: Partial<Record<LengthName, readonly string[]>> = {
  Width: ['width', 'ancho', 'anchura', 'frente'],
  Depth: ['depth', 'fondo', 'profundidad'],
  Height: ['height', 'alto', 'altura'],
  Length: ['length', 'largo', 'longitud'],
};

const bare = (heading: string): string =>
  loose(heading)
    .replace(/\s*[([].*$|\s+cm\.?$/, '')
    .replace(/[_:]+/g, ' ')
    .trim();

/** A column that is found under one of these names. */
const among = (headings: readonly string[], wanted: readonly string[], taken: Set<string>): string | undefined => {
  for (const name of wanted) {
    const found = headings.find((one) => !taken.has(one) && (loose(one) === name || bare(one) === name));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** A mapping to be confirmed; a category that nobody knows is empty. */
export interface Proposal {
  readonly columns: Readonly<Partial<Record<FieldName, string>>>;
  readonly category?: { readonly column: string; readonly map: Readonly<Record<string, string>> };
  readonly dimensions?: Readonly<Partial<Record<LengthName, string>>>;
}

/**
 * A mapping to be confirmed, as JSON: the likely meaning of each column, by its heading; the merchant's categories with
 * the store's of the same name, and empty where somebody must decide.
 * @param values distinct cells of a column
 * @param find a category of the store by any of its names
 */
export function proposeMapping(
  headings: readonly string[],
  values: (column: string) => readonly string[],
  find: (name: string) => string | undefined,
): Proposal {
  const taken = new Set<string>();
  const take = (wanted: readonly string[]) => {
    const found = among(headings, wanted, taken);
    if (found !== undefined) taken.add(found);
    return found;
  };
  const columns: Record<string, string> = {};
  let category: string | undefined;
  for (const field of FIELD_NAMES) {
    const wanted = names[field];
    const column = wanted && take(wanted);
    if (column === undefined) continue;
    if (field === 'Categories') category = column;
    else columns[field] = column;
  }
  const dimensions = Object.fromEntries(
    LENGTH_NAMES.flatMap((name) => {
      const column = lengths[name] && take(lengths[name]);
      return column === undefined ? [] : [[name, column]];
    }),
  );
  return {
    columns,
    category:
      category === undefined
        ? undefined
        : {
            column: category,
            map: Object.fromEntries(values(category).map((one) => [one, find(one) ?? ''])),
          },
    dimensions: Object.keys(dimensions).length > 0 ? dimensions : undefined,
  };
}
