import type { StorefrontContent } from '@actual/contracts';
import { type StorefrontKind, storefrontLimits, type VersionState } from '@actual/contracts/facts/catalog/storefront';
import { countWords, formatDate } from '@actual/contracts/facts/text/written';
import { formatMoment } from '@actual/contracts/store-day';
import type { Tone } from '../reports/StateTag';
import { categoriesComplaint, cleanedCategories } from './category-words';
import { cleanedCompany, companyComplaint } from './company-words';
import { cleanedRoom, roomComplaint } from './room-words';
import { cleanedShop, shopComplaint } from './shop-words';
import { cleanedText, textComplaint, textSummary } from './texts/text-words';
import { cleanedWarehouses, warehousesComplaint } from './warehouse-words';
import { isWhole, pieceComplaint } from './whole-numbers';

type Promotion = Extract<StorefrontContent, { kind: 'promotions' }>['promotions'][number];
type Banner = Extract<StorefrontContent, { kind: 'banners' }>['banners'][number];
type Package = Extract<StorefrontContent, { kind: 'packages' }>['packages'][number];

/** Ways to pay that share a percentage, by payment group. Nobody edits the fifth, 18 months: the shop hides it. */
export const groupLabels = ['Un solo pago', '3 meses', '6 y 9 meses', '12 meses'] as const;

/** The meaning of each kind, and where shoppers see it. */
export const kindNotes: Readonly<Record<StorefrontKind, string>> = {
  banners: 'La primera vista de la portada de esta marca, en su orden.',
  promotions:
    'Nombre, descuento por forma de pago y último día de cada promoción. Cambian el precio de sus productos en las tres marcas; qué productos tiene cada una lo dice el ERP.',
  packages:
    'Los paquetes de esta marca, en su orden: sus productos, quién los ve y si se abren con contraseña. El precio es el de sus productos.',
  rooms:
    'Las estancias de esta marca, en su orden: su imagen, los productos que se ven en ella y el punto de cada uno. El precio es el de sus productos.',
  'delivery-text': 'Lo que la página de políticas de entrega dice de esta marca.',
  'closed-days':
    'Días en que no se prepara ni se entrega nada, además de domingos y días de descanso obligatorio. Mueven la fecha de entrega en las tres marcas.',
  warehouses:
    'De qué almacenes salen los productos, cuánto tarda cada uno en preparar y cuántos días hábiles hace de camino a cada zona. De aquí sale la fecha de entrega en las tres marcas; lo prometido en un pedido no cambia.',
  company:
    'Quién vende: lo dicen el pie de cada página, los correos, la cotización impresa, los textos y lo que leen los buscadores. Las facturas llevan los datos del certificado que tiene el proveedor de facturación.',
  shops:
    'Las tiendas que se visitan, en su orden: dónde están, cuándo abren y qué marcas se ven en cada una. Se leen en «Nuestras tiendas», en la portada y en la página de cada producto.',
  'extra-cost': 'Códigos postales donde entregar tiene un costo adicional. Valen en las tres marcas.',
  categories:
    'Las categorías de las tres marcas, en su orden. Una dirección que cambia lleva a la nueva; cada marca muestra las que tienen algo que vende.',
  texts:
    'Lo que dicen las páginas de información: políticas, aviso de privacidad, preguntas, quiénes somos. Los plazos y los datos de la empresa se escriben como {{dato}} y salen de donde la tienda los usa.',
};

export const stateWords: Readonly<Record<VersionState, { word: string; tone: Tone }>> = {
  current: { word: 'Vigente', tone: 'good' },
  scheduled: { word: 'Programado', tone: 'waiting' },
  past: { word: 'Anterior', tone: 'neutral' },
  undone: { word: 'Deshecho', tone: 'bad' },
};

const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
const listed = (words: readonly string[]): string => short(words.join(', '), 160);

/** A content in one line. */
export function summaryOf(content: StorefrontContent): string {
  switch (content.kind) {
    case 'banners':
      return content.banners.length === 0
        ? 'Ningún banner'
        : `${countWords(content.banners.length, 'banner', 'banners')}: ${listed(content.banners.map(({ title, text }) => title ?? text))}`;
    case 'promotions':
      return listed(
        content.promotions.map(
          (one) =>
            `${one.publicName} ${[one.discountPg1, one.discountPg2, one.discountPg3, one.discountPg4].join('/')} %`,
        ),
      );
    case 'packages':
      return content.packages.length === 0
        ? 'Ningún paquete'
        : `${countWords(content.packages.length, 'paquete', 'paquetes')}: ${listed(content.packages.map(({ name, lock }) => (lock ? `${name} (con contraseña)` : name)))}`;
    case 'rooms':
      return content.rooms.length === 0
        ? 'Ninguna estancia'
        : `${countWords(content.rooms.length, 'estancia', 'estancias')}: ${listed(content.rooms.map(({ name }) => name))}`;
    case 'categories': {
      const hidden = content.categories.filter(({ isShown }) => !isShown).length;
      const all = countWords(content.categories.length, 'categoría', 'categorías');
      return hidden > 0 ? `${all}, ${countWords(hidden, 'oculta', 'ocultas')}` : all;
    }
    case 'delivery-text':
      return short(content.text, 160);
    case 'texts':
      return short(textSummary(content), 160);
    case 'closed-days':
      return content.days.length === 0
        ? 'Ningún día'
        : `${countWords(content.days.length, 'día', 'días')}: ${listed(content.days.map(({ day }) => formatDate(day)))}`;
    case 'warehouses':
      return `${countWords(content.warehouses.length, 'almacén', 'almacenes')}, ${countWords(content.routes.length, 'ruta', 'rutas')}: ${listed(content.warehouses.map(({ name, handlingDays }) => `${name}, ${countWords(handlingDays, 'día', 'días')}`))}`;
    case 'company':
      return short(`${content.name}, ${content.rfc}, ${content.phone}, ${content.mail}`, 160);
    case 'shops':
      return content.shops.length === 0
        ? 'Ninguna tienda'
        : `${countWords(content.shops.length, 'tienda', 'tiendas')}: ${listed(content.shops.map(({ name }) => name))}`;
    case 'extra-cost':
      return content.zipcodes.length === 0
        ? 'Ningún código'
        : `${countWords(content.zipcodes.length, 'código', 'códigos')}: ${listed(content.zipcodes)}`;
  }
}

/** «desde el 27/nov/2026, 00:00 h hasta el …». */
export function periodWords(startsAt: string | null, endsAt: string | null): string {
  const from = startsAt ? `Desde el ${formatMoment(startsAt)}` : 'Desde el principio';
  return endsAt ? `${from} hasta el ${formatMoment(endsAt)}` : from;
}

const cleanedBanner = (banner: Banner): Banner => ({
  ...banner,
  title: banner.title?.trim() || null,
  text: banner.text.trim(),
  href: banner.href.trim(),
  itemCode: banner.itemCode?.trim() || null,
});

const cleanedPromotion = (promotion: Promotion): Promotion => ({
  ...promotion,
  publicName: promotion.publicName.trim(),
  discountTextPg5: promotion.discountTextPg5?.trim() || null,
});

const cleanedPackage = ({ name, pieces, ...one }: Package): Package => ({
  ...one,
  name: name.trim(),
  pieces: pieces.map(({ itemCode, quantity }) => ({ itemCode: itemCode.trim(), quantity })),
});

const arePercents = ({ discountPg1, discountPg2, discountPg3, discountPg4 }: Promotion): boolean =>
  [discountPg1, discountPg2, discountPg3, discountPg4].every((one) => isWhole(one, 0, storefrontLimits.percent));

/** The message for a wrong package; null for a right one. */
function packageComplaint({ name, picture, lock, pieces }: Package): string | null {
  if (!name || !picture || pieces.length === 0) return 'Cada paquete necesita su nombre, su imagen y sus productos.';
  const pieceWrong = pieceComplaint(name, pieces);
  if (pieceWrong) return pieceWrong;
  return lock === '' ? `Guarda la contraseña de «${name}», o cancélala.` : null;
}

/** Removes the gaps between codes and the spaces that typing leaves. */
export function cleaned(content: StorefrontContent): StorefrontContent {
  if (content.kind === 'extra-cost') return { ...content, zipcodes: content.zipcodes.filter(Boolean) };
  if (content.kind === 'banners') return { ...content, banners: content.banners.map(cleanedBanner) };
  if (content.kind === 'promotions') return { ...content, promotions: content.promotions.map(cleanedPromotion) };
  if (content.kind === 'packages') return { ...content, packages: content.packages.map(cleanedPackage) };
  if (content.kind === 'categories') return cleanedCategories(content);
  if (content.kind === 'rooms') return { ...content, rooms: content.rooms.map(cleanedRoom) };
  if (content.kind === 'warehouses') return cleanedWarehouses(content);
  if (content.kind === 'company') return cleanedCompany(content);
  if (content.kind === 'shops') return { ...content, shops: content.shops.map(cleanedShop) };
  if (content.kind === 'texts') return cleanedText(content);
  if (content.kind === 'delivery-text') return { ...content, text: content.text.trim() };
  const days = content.days.map((one) => ({ ...one, reason: one.reason.trim() }));
  return { ...content, days: days.sort((a, b) => a.day.localeCompare(b.day)) };
}

/** The message for a wrong content before it is sent; null for a right one. */
export function complaintOf(content: StorefrontContent): string | null {
  switch (content.kind) {
    case 'banners':
      if (content.banners.some(({ picture, text, href }) => !picture || !text || !href))
        return 'Cada banner necesita su imagen, su texto y su enlace.';
      return content.banners.every(({ href }) => /^(?:\/(?!\/)|https:\/\/)\S*$/.test(href))
        ? null
        : 'Un enlace empieza con / o con https://.';
    case 'promotions':
      if (content.promotions.some(({ publicName }) => publicName === '')) return 'Cada promoción necesita su nombre.';
      if (!content.promotions.every(arePercents))
        return `Cada descuento es un número entero, de 0 a ${storefrontLimits.percent}.`;
      return content.promotions.some(({ endsOn }) => endsOn === '') ? 'Escribe el último día como DD/MM/AAAA.' : null;
    case 'packages':
      return content.packages.map(packageComplaint).find((one) => one !== null) ?? null;
    case 'rooms':
      return content.rooms.map(roomComplaint).find((one) => one !== null) ?? null;
    case 'categories':
      return categoriesComplaint(content);
    case 'delivery-text':
      return content.text === '' ? 'Escribe el texto.' : null;
    case 'closed-days':
      return content.days.some(({ day, reason }) => day === '' || reason === '')
        ? 'Cada día necesita su fecha, como DD/MM/AAAA, y su motivo.'
        : null;
    case 'warehouses':
      return warehousesComplaint(content);
    case 'texts':
      return textComplaint(content);
    case 'company':
      return companyComplaint(content);
    case 'shops':
      return content.shops.map(shopComplaint).find((one) => one !== null) ?? null;
    case 'extra-cost': {
      const odd = content.zipcodes.filter((code) => !/^_?\d{5}$/.test(code));
      if (odd.length > 0) return `Un código postal tiene cinco dígitos. Revisa: ${listed(odd)}`;
      return content.zipcodes.length > storefrontLimits.extraCostCodes
        ? `Son más de ${storefrontLimits.extraCostCodes} códigos.`
        : null;
    }
  }
}
