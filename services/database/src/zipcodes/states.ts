/** States by their number in the official file: the tax authority's code and the name the store shows. */
const table = `01 AGU Aguascalientes
02 BCN Baja California
03 BCS Baja California Sur
04 CAM Campeche
05 COA Coahuila
06 COL Colima
07 CHP Chiapas
08 CHH Chihuahua
09 CMX Ciudad de México
10 DUR Durango
11 GUA Guanajuato
12 GRO Guerrero
13 HID Hidalgo
14 JAL Jalisco
15 MEX Estado de México
16 MIC Michoacán
17 MOR Morelos
18 NAY Nayarit
19 NLE Nuevo León
20 OAX Oaxaca
21 PUE Puebla
22 QUE Querétaro
23 ROO Quintana Roo
24 SLP San Luis Potosí
25 SIN Sinaloa
26 SON Sonora
27 TAB Tabasco
28 TAM Tamaulipas
29 TLA Tlaxcala
30 VER Veracruz
31 YUC Yucatán
32 ZAC Zacatecas`;

export interface State {
  readonly code: string;
  readonly name: string;
}

export const statesByNumber: ReadonlyMap<string, State> = new Map(
  table.split('\n').map((line) => [line.slice(0, 2), { code: line.slice(3, 6), name: line.slice(7) }]),
);
