import { readConfig, serviceSettings } from '@actual/kit';
import type { z } from 'zod';

const settings = serviceSettings.extend({ PORT: serviceSettings.shape.PORT.default(4504) });
export type StaffConfig = z.output<typeof settings>;

export const staffConfig = (env: NodeJS.ProcessEnv = process.env): StaffConfig => readConfig(settings, env);
