/** Letters as people write them: with dots, with blanks, or without either. */
const letters = (text: string): string => [...text].map((letter) => `${letter}\\.?`).join('\\s?');
const words = (text: string): string => text.replace(/ /g, '\\s+');
const oneOf = (forms: readonly string[]): string => `(?:${forms.join('|')})`;

const limited = oneOf([letters('RL'), letters('RI'), letters('RS')]);
const liability = 'RESPONSABILIDAD (?:LIMITADA|ILIMITADA|SUPLEMENTADA)';

/** Types of companies by the laws of companies, cooperatives, farmers and charities; longer forms first. */
const types = [
  // sociedades anónimas
  `S\\.\\s?A\\.\\s?P\\.\\s?I\\.?(?:\\s?B\\.?)?`,
  `SAPIB?(?=[\\s,]*(?:DE\\s*)?C\\.?\\s?V)`,
  letters('SAB'),
  letters('SAS'),
  letters('SA'),
  words('SOCIEDAD AN[OÓ]NIMA(?: PROMOTORA DE INVERSI[OÓ]N)?(?: BURS[AÁ]TIL)?'),
  words('SOCIEDAD POR ACCIONES SIMPLIFICADA'),
  // rural production, cooperatives
  `${letters('SPR')}(?:\\s?DE\\s?${limited})?`,
  words(`SOCIEDAD DE PRODUCCI[OÓ]N RURAL(?: DE ${liability})?`),
  `${letters('SC')}\\s?DE\\s?${letters('AP')}\\s?DE\\s?${limited}`,
  `${letters('SC')}\\s?DE\\s?${limited}`,
  `${letters('SCL')}`,
  words(
    `SOCIEDAD COOPERATIVA(?: DE (?:PRODUCCI[OÓ]N|CONSUMO|AHORRO Y PR[EÉ]STAMO))?(?: (?:LIMITADA|DE ${liability}))?`,
  ),
  letters('ARIC'),
  words('ASOCIACI[OÓ]N RURAL DE INTER[EÉ]S COLECTIVO'),
  letters('SSS'),
  words('SOCIEDAD DE SOLIDARIDAD SOCIAL'),
  // limited, partnerships
  `S\\.?\\s?DE\\s?${limited}(?:\\s?(?:DE\\s?)?(?:${letters('IP')}|${letters('MI')}))?`,
  words(`SOCIEDAD DE ${liability}(?: MICROINDUSTRIAL| DE INTER[EÉ]S P[UÚ]BLICO)?`),
  `S\\.?\\s?EN\\s?${letters('NC')}`,
  `S\\.?\\s?EN\\s?C\\.?(?:\\s?POR\\s?A\\.?)?`,
  words('SOCIEDAD EN (?:NOMBRE COLECTIVO|COMANDITA(?: SIMPLE| POR ACCIONES)?)'),
  // civil law and charities
  letters('SC'),
  letters('AC'),
  words('(?:SOCIEDAD|ASOCIACI[OÓ]N) CIVIL'),
  letters('IAP'),
  letters('IBP'),
  letters('ABP'),
  words('(?:INSTITUCI[OÓ]N|ASOCIACI[OÓ]N) DE (?:ASISTENCIA|BENEFICENCIA) PRIVADA'),
  letters('SNC'),
  words('SOCIEDAD NACIONAL DE CR[EÉ]DITO'),
];
const variable = `[\\s,]*(?:(?:DE\\s*)?${letters('CV')}|DE\\s+CAPITAL\\s+VARIABLE)`;
const licensed = `[\\s,]+(?:SOFOM|SOFIPO|${letters('SOFOM')})(?:[\\s,]+(?:${letters('ENR')}|${letters('ER')}))?`;

const companyType = new RegExp(`[\\s,]+${oneOf(types)}(?:${variable})?(?:${licensed})?$`);
/** A name that ends in one of these goes on: «…de la Sociedad Civil». */
const goesOn = /(?:^|\s)(?:A|DE|DEL|EL|EN|LA|LAS|LOS|PARA|POR|CON|Y|E)$/;

/** A company's name, in capitals, without its type (Anexo 20: the name as it is registered, «sin régimen societario»). */
export function withoutCompanyType(name: string): string {
  const rest = name.replace(companyType, '').replace(/[\s,]+$/, '');
  return rest === '' || goesOn.test(rest) ? name : rest;
}
