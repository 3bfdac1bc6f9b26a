import type { Person } from '@actual/contracts/fiscal/rfc';

/** A tax regime of the catalog c_RegimenFiscal and who may be in it. */
export interface Regime {
  readonly code: string;
  readonly label: string;
  readonly persons: readonly Person[];
}
/** A use of an invoice (c_UsoCFDI) and the regimes of the receiver it goes with. */
export interface CfdiUse {
  readonly code: string;
  readonly label: string;
  readonly regimes: readonly string[];
}

// code|persons (L legal, N natural)|label
const regimeTable = `
601|L|General de Ley Personas Morales
603|L|Personas Morales con Fines no Lucrativos
605|N|Sueldos y Salarios e Ingresos Asimilados a Salarios
606|N|Arrendamiento
607|N|Régimen de Enajenación o Adquisición de Bienes
608|N|Demás ingresos
610|LN|Residentes en el Extranjero sin Establecimiento Permanente en México
611|N|Ingresos por Dividendos (socios y accionistas)
612|N|Personas Físicas con Actividades Empresariales y Profesionales
614|N|Ingresos por intereses
615|N|Régimen de los ingresos por obtención de premios
616|N|Sin obligaciones fiscales
620|L|Sociedades Cooperativas de Producción que optan por diferir sus ingresos
621|N|Incorporación Fiscal
622|L|Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras
623|L|Opcional para Grupos de Sociedades
624|L|Coordinados
625|N|Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas
626|LN|Régimen Simplificado de Confianza`;

const business = '601 603 606 612 620 621 622 623 624 625 626';
const natural = '605 606 607 608 611 612 614 615 625';
const everybody = '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626';

// code|regimes|label; P01 left the catalog with CFDI 4.0, CP01 and CN01 are for payments and payrolls, never for a sale
const useTable = `
G01|${business}|Adquisición de mercancías
G02|${business} 616|Devoluciones, descuentos o bonificaciones
G03|${business}|Gastos en general
I01|${business}|Construcciones
I02|${business}|Mobiliario y equipo de oficina por inversiones
I03|${business}|Equipo de transporte
I04|${business}|Equipo de computo y accesorios
I05|${business}|Dados, troqueles, moldes, matrices y herramental
I06|${business}|Comunicaciones telefónicas
I07|${business}|Comunicaciones satelitales
I08|${business}|Otra maquinaria y equipo
D01|${natural}|Honorarios médicos, dentales y gastos hospitalarios
D02|${natural}|Gastos médicos por incapacidad o discapacidad
D03|${natural}|Gastos funerales
D04|${natural}|Donativos
D05|${natural}|Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)
D06|${natural}|Aportaciones voluntarias al SAR
D07|${natural}|Primas por seguros de gastos médicos
D08|${natural}|Gastos de transportación escolar obligatoria
D09|${natural}|Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones
D10|${natural}|Pagos por servicios educativos (colegiaturas)
P01||Por definir
S01|${everybody}|Sin efectos fiscales
CP01||Pagos
CN01||Nómina`;

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
const byLabel = (a: { label: string }, b: { label: string }): number => a.label.localeCompare(b.label, 'es-MX');

/** Tax regimes, sorted by label. */
export const regimes: readonly Regime[] = rows(regimeTable)
  .map(([code = '', persons = '', label = '']): Regime => {
    const legal: Person[] = persons.includes('L') ? ['legal'] : [];
    return { code, label, persons: persons.includes('N') ? [...legal, 'natural'] : legal };
  })
  .sort(byLabel);

/** Uses of an invoice, sorted by label. Those without a regime exist but fit no sale. */
export const cfdiUses: readonly CfdiUse[] = rows(useTable)
  .map(([code = '', fitting = '', label = '']) => ({ code, label, regimes: fitting.split(' ').filter(Boolean) }))
  .sort(byLabel);
