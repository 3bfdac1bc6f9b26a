import { readConfig, serviceSettings } from '@actual/kit';
import { z } from 'zod';

const settings = serviceSettings.extend({
  PORT: serviceSettings.shape.PORT.default(4503),
  /** PEM. This service alone makes session tokens. */
  JWT_PRIVATE_KEY: z.string().includes('PRIVATE KEY'),
  /** Sign-in attempts per minute and address. */
  SIGNIN_PER_MINUTE: z.coerce.number().int().min(1).default(10),
});
export type AccountConfig = z.output<typeof settings>;

export const accountConfig = (env: NodeJS.ProcessEnv = process.env): AccountConfig => readConfig(settings, env);
