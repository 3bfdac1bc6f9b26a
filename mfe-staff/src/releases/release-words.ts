import type { Vital } from '@actual/contracts/facts/text/web-vitals';

const remoteNames: Readonly<Record<string, string>> = {
  catalog: 'Catálogo',
  checkout: 'Compra',
  account: 'Cuenta',
  staff: 'Escritorio',
};
/** A remote's name for people. */
export const remoteName = (remote: string): string => remoteNames[remote] ?? remote;

/** The web vitals that show whether a version is slow, in a word. */
export const shownVitals = {
  LCP: 'Carga',
  INP: 'Respuesta',
  CLS: 'Saltos',
} as const satisfies Partial<Record<Vital, string>>;
export type ShownVital = keyof typeof shownVitals;

const seconds = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const score = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 3 });

/** A web vital for people: `1.8 s`, `120 ms`, `0.02`; a dash where nothing was measured. */
export function writtenVital(name: ShownVital, value: number | null): string {
  if (value === null) return '–';
  if (name === 'CLS') return score.format(value);
  return value < 1_000 ? `${Math.round(value)} ms` : `${seconds.format(value / 1_000)} s`;
}
