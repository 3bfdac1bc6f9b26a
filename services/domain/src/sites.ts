import type { Site } from '@actual/contracts';

export type Society = '001' | '002' | '003' | '004';

const societies: Record<Site, readonly Society[]> = {
  'actual-studio': ['001', '003'],
  'actual-home': ['002', '003'],
  'actual-kids': ['004'],
};

/** Whose products a site sells: its own society's, and 003 at Studio and Home (reading 1). */
export const societiesOf = (site: Site): readonly Society[] => societies[site];
