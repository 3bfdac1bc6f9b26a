import { z } from 'zod';
import { type Vital, vitalNames, webVitals } from '../facts/text/web-vitals';

/** Numbers of values in each bound of a web vital, one more than it has bounds. */
const bucketsOf = (vital: Vital) => z.array(z.number().int().min(0)).length(webVitals[vital].bounds.length + 1);

const figures = z.object({
  site: z.string(),
  remote: z.string(),
  version: z.string(),
  /** Visits whose browsers told how quick the page was. */
  visits: z.number().int(),
  errors: z.number().int(),
  vitals: z.object({
    LCP: bucketsOf('LCP'),
    INP: bucketsOf('INP'),
    CLS: bucketsOf('CLS'),
    FCP: bucketsOf('FCP'),
    TTFB: bucketsOf('TTFB'),
  } satisfies Record<Vital, z.ZodType>),
});
/** Browsers' figures for one version of a remote, of one brand, in one hour. */
export type VersionFigures = z.infer<typeof figures>;

/** One gateway's figures in the registry's folder, by hour (seconds since 1970); the desk adds up all gateways. */
export const keptFigures = z.record(z.string(), z.array(figures));
export type KeptFigures = z.infer<typeof keptFigures>;

/** Folder of these files, below the registry's. */
export const figuresFolder = 'figures';
/** Hours that are kept. */
export const figuresHours = 24;

/** The figures of a version that nobody has visited. */
export const noFigures = (of: Pick<VersionFigures, 'site' | 'remote' | 'version'>): VersionFigures => ({
  ...of,
  visits: 0,
  errors: 0,
  vitals: Object.fromEntries(
    vitalNames.map((name) => [name, new Array<number>(webVitals[name].bounds.length + 1).fill(0)]),
  ) as VersionFigures['vitals'],
});
