import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { sites } from '@actual/contracts/facts/company/brands';
import { isWeek, readDays, type Span, type Week, weekLimits } from '@actual/contracts/facts/company/hours';
import { zipcodePattern } from '@actual/contracts/facts/delivery/zipcodes';
import { isPhone } from '@actual/contracts/rules';
import { z } from 'zod';

const text = z.string().trim().min(1, 'está vacío').max(storefrontLimits.bannerText);
const words = z.string().trim().min(1, 'está vacío').max(storefrontLimits.words);
export const zip = z.string().regex(zipcodePattern, 'son cinco dígitos entre comillas, como «01000»');
const link = z.string().regex(/^https:\/\/\S+$/, 'es una dirección que empieza con https://');
const span = z
  .string()
  .regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, 'se escribe 10:00-14:00')
  .transform((written): Span => {
    const [from = '', to = ''] = written.split('-');
    return [from, to];
  });

/** Hours as a file writes them, `{ dias: Lunes a viernes, horas: ['10:00-14:00'] }`; days that it does not name are closed. */
export const weekEntry = z
  .array(z.strictObject({ dias: z.string(), horas: z.array(span).min(1).max(weekLimits.spans) }))
  .min(1)
  .transform((lines, context): Week => {
    const week: (readonly Span[])[] = Array.from({ length: weekLimits.days }, () => []);
    for (const { dias, horas } of lines) {
      const days = readDays(dias);
      if (!days) context.addIssue({ code: 'custom', message: `«${dias}» no son días, como «Lunes a viernes»` });
      for (const day of days ?? []) week[day] = horas;
    }
    if (!isWeek(week)) context.addIssue({ code: 'custom', message: 'una hora termina antes de que empiece' });
    return week;
  });

/** A shop of the page «Nuestras tiendas», as `store:init` asks for it. */
export const branch = z.strictObject({
  clave: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'una clave lleva letras minúsculas, números y guiones'),
  nombre: words,
  calle: text,
  ciudad: words,
  estado: words,
  'codigo-postal': zip,
  referencia: text.optional(),
  telefonos: z.array(z.string().refine(isPhone, 'son diez dígitos')).max(storefrontLimits.shopPhones).default([]),
  horario: weekEntry,
  'que-hay': text.optional(),
  mapa: link.optional(),
  latitud: z.number().min(-90).max(90).optional(),
  longitud: z.number().min(-180).max(180).optional(),
  recorrido: link.optional(),
  /** The warehouse that counts the pieces standing in it. */
  bodega: z.string().optional(),
  marcas: z
    .array(z.enum(sites as [string, ...string[]]))
    .min(1)
    .default(sites),
});

/** The shops as their table has them. */
export const branchRows = (branches: readonly z.output<typeof branch>[]) =>
  branches.map((one, position) => ({
    id: one.clave,
    position,
    name: one.nombre,
    street: one.calle,
    city: one.ciudad,
    state: one.estado,
    zipcode: one['codigo-postal'],
    reference: one.referencia ?? null,
    phones: JSON.stringify(one.telefonos),
    week: JSON.stringify(one.horario),
    offers: one['que-hay'] ?? null,
    map_url: one.mapa ?? null,
    latitude: one.latitud ?? null,
    longitude: one.longitud ?? null,
    tour_url: one.recorrido ?? null,
    warehouse_code: one.bodega ?? null,
    sites: JSON.stringify(one.marcas),
  }));
