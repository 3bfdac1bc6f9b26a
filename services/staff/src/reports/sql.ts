import { storeTimeZone } from '@actual/contracts/store-day';

/** A moment as the store's clock shows it: spreadsheets know no time zone. */
export const momentSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE '${storeTimeZone}', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
export const folioSql = (column: string): string => `lpad(${column}::text, greatest(6, length(${column}::text)), '0')`;
export const yesNo = (condition: string): string => `CASE WHEN ${condition} THEN 'Sí' ELSE 'No' END`;
/** A person's name as one text; null without one. */
export const nameSql = (first: string, last: string): string => `nullif(trim(concat_ws(' ', ${first}, ${last})), '')`;
