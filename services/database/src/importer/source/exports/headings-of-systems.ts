import { loose } from '../../reading/text';

/** WooCommerce's headings in Spanish (of Spain and of Mexico), as its export writes them, and the English ones. */
const wooSpanish: Readonly<Record<string, string>> = {
  id: 'ID',
  tipo: 'Type',
  sku: 'SKU',
  'gtin, upc, ean o isbn': 'GTIN, UPC, EAN, or ISBN',
  nombre: 'Name',
  publicado: 'Published',
  'descripcion corta': 'Short description',
  descripcion: 'Description',
  'dia en que empieza el precio rebajado': 'Date sale price starts',
  'fecha de inicio del precio rebajado': 'Date sale price starts',
  'dia en que termina el precio rebajado': 'Date sale price ends',
  'fecha de finalizacion del precio rebajado': 'Date sale price ends',
  '¿existencias?': 'In stock?',
  inventario: 'Stock',
  'peso (kg)': 'Weight (kg)',
  'peso (g)': 'Weight (g)',
  'peso (lbs)': 'Weight (lbs)',
  'longitud (cm)': 'Length (cm)',
  'longitud (m)': 'Length (m)',
  'longitud (mm)': 'Length (mm)',
  'longitud (in)': 'Length (in)',
  'anchura (cm)': 'Width (cm)',
  'anchura (m)': 'Width (m)',
  'anchura (mm)': 'Width (mm)',
  'anchura (in)': 'Width (in)',
  'ancho (cm)': 'Width (cm)',
  'altura (cm)': 'Height (cm)',
  'altura (m)': 'Height (m)',
  'altura (mm)': 'Height (mm)',
  'altura (in)': 'Height (in)',
  'precio rebajado': 'Sale price',
  'precio de oferta': 'Sale price',
  'precio normal': 'Regular price',
  'precio regular': 'Regular price',
  categorias: 'Categories',
  etiquetas: 'Tags',
  imagenes: 'Images',
  superior: 'Parent',
  padre: 'Parent',
  'productos agrupados': 'Grouped products',
  marcas: 'Brands',
};

/** The English name of a WooCommerce heading. */
export function wooHeading(heading: string): string {
  const name = loose(heading);
  const [, at, part] =
    /^(?:nombre del atributo|atributo) (\d+)(?: \(?(nombre|valor(?:es)?(?:\(es\))?)\)?)?$/.exec(name) ?? [];
  if (at && !part?.startsWith('valor') && name.includes('nombre')) return `Attribute ${at} name`;
  const [, of] = /^(?:valor(?:\(es\)|es)? del atributo|atributo) (\d+)/.exec(name) ?? [];
  if (of && name.includes('valor')) return `Attribute ${of} value(s)`;
  return wooSpanish[name] ?? heading;
}

/** Shopify's headings since 2024, and those it had until then. */
const shopifyNew: Readonly<Record<string, string>> = {
  'url handle': 'Handle',
  title: 'Title',
  description: 'Body (HTML)',
  'product category': 'Product Category',
  type: 'Type',
  tags: 'Tags',
  vendor: 'Vendor',
  'published on online store': 'Published',
  status: 'Status',
  sku: 'Variant SKU',
  barcode: 'Variant Barcode',
  'variant barcode': 'Variant Barcode',
  'option1 name': 'Option1 Name',
  'option1 value': 'Option1 Value',
  'option2 name': 'Option2 Name',
  'option2 value': 'Option2 Value',
  'option3 name': 'Option3 Name',
  'option3 value': 'Option3 Value',
  price: 'Variant Price',
  'compare-at price': 'Variant Compare At Price',
  'inventory quantity': 'Variant Inventory Qty',
  'weight value (grams)': 'Variant Grams',
  'product image url': 'Image Src',
  'variant image url': 'Variant Image',
  'gift card': 'Gift Card',
};

export const shopifyHeading = (heading: string): string => shopifyNew[loose(heading)] ?? heading;
