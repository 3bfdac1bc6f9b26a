import { localOrigins, publicOrigins, refuseDemoValues } from '@actual/contracts/public-origins';
import { privateBucket, readConfig, readingSettings } from '@actual/kit';
import { z } from 'zod';
import { teams } from './releases/teams';

/** The sender where none is set, on one's own machine. */
const demoSender = 'ventas@actual.example';

const allSettings = readingSettings.extend({
  ...privateBucket.shape,
  PORT: readingSettings.shape.PORT.default(4504),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'debe empezar con smtp:// o smtps://'),
  MAIL_FROM: z.email().default(demoSender),
  PUBLIC_ORIGINS: publicOrigins.prefault(localOrigins),
  INTERNAL_ORIGIN: z
    .url()
    .default('http://interno.localhost:4300')
    .transform((url) => url.replace(/\/+$/, '')),
  /** Folder of the registries that both gateways read. */
  REGISTRY_DIR: z.string().min(1).default('.data/registry'),
  REMOTE_TEAMS: teams,
});
export const staffSettings = allSettings
  .superRefine(privateBucket.check)
  .superRefine(refuseDemoValues({ MAIL_FROM: demoSender }));
export type StaffConfig = z.output<typeof staffSettings>;

export const staffConfig = (env: NodeJS.ProcessEnv = process.env): StaffConfig => readConfig(staffSettings, env);
