/** Zones of the official clock by the beginning of a postal code, where it is not that of Mexico City. */
const zones: Readonly<Record<string, string>> = {
  '21': 'America/Tijuana',
  '22': 'America/Tijuana',
  '23': 'America/Mazatlan',
  '32': 'America/Ciudad_Juarez',
  '63': 'America/Mazatlan',
  '77': 'America/Cancun',
  '80': 'America/Mazatlan',
  '81': 'America/Mazatlan',
  '82': 'America/Mazatlan',
  '83': 'America/Hermosillo',
  '84': 'America/Hermosillo',
  '85': 'America/Hermosillo',
};

/**
 * The clock by which a CFDI is dated: that of its place of issue, named by its postal code (Anexo 20, `Fecha` and
 * `LugarExpedicion`).
 */
export const zoneOfIssue = (zip: string): string => zones[zip.slice(0, 2)] ?? 'America/Mexico_City';
