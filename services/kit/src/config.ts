import { limits } from '@actual/contracts/facts/limits';
import { type BucketSettings, picturesBucket, privateBucket } from '@actual/files/settings';
import { z } from 'zod';

/** A secret that proves who wrote something. A short one can be guessed; `openssl rand -hex 32` makes one of 64 signs. */
export const provingSecret = z
  .string()
  .min(32, 'debe tener 32 caracteres o más, al azar: con uno corto cualquiera firma en nombre de otro');

/** Where something outside answers. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** Settings of every service; each adds its own. */
export const serviceSettings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'debe empezar con postgres://'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** The gateways' credentials, one per line; rotated by `npm run rotate`. */
  PUBLIC_GATEWAY_CREDENTIAL_FILE: z.string().min(1),
  INTERNAL_GATEWAY_CREDENTIAL_FILE: z.string().min(1),
  /** JSON Web Key Set that session tokens are verified by; rotated by `npm run rotate`. */
  SESSION_KEYS_FILE: z.string().min(1),
  COOKIE_SECRET: provingSecret,
  COOKIE_SECURE: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(limits.calls.free),
});

export { type BucketSettings, picturesBucket, privateBucket };

/** Of a service with reports or a catalog, which reads at a replica where there is one. */
export const readingSettings = serviceSettings.extend({
  DATABASE_READ_URL: serviceSettings.shape.DATABASE_URL.optional(),
});

/** The message for a wrong setting, where its own rule has no words. */
const settingWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'falta' : 'no es un número';
  if (issue.code === 'invalid_value') return `debe ser ${issue.values.join(' o ')}`;
  if (issue.code === 'invalid_format') {
    if (issue.format === 'url') return 'no es una dirección, como https://servidor';
    return issue.format === 'email' ? 'no es un correo' : 'no tiene la forma debida';
  }
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'está vacío o es corto' : `debe ser ${issue.minimum} o más`;
  if (issue.code === 'too_big') return `debe ser ${issue.maximum} o menos`;
  return undefined;
};

/**
 * Each setting that does not fit, and why, in Spanish.
 * @public the commands of operators load it by its path
 */
export function faultsOf(shape: z.ZodType, env: NodeJS.ProcessEnv): { readonly name: string; readonly why: string }[] {
  const issues = shape.safeParse(env, { error: settingWords }).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ name: path.join('.'), why: message }));
}

/** Parses the environment once; a missing or wrong setting is one clear line on stderr and exit code 1. */
export function readConfig<T extends z.ZodType>(shape: T, env: NodeJS.ProcessEnv = process.env): z.output<T> {
  const parsed = shape.safeParse(env, { error: settingWords });
  if (parsed.success) return parsed.data;
  const wrong = faultsOf(shape, env)
    .map(({ name, why }) => `${name}: ${why}`)
    .join('; ');
  process.stderr.write(`Configuración incorrecta. ${wrong}. Vea .env.example\n`);
  process.exit(1);
}
