import { z } from 'zod';
import { migrate } from './migrate';
import { applyRoles } from './roles/apply';
import { SERVICE_ROLES, type ServiceRole } from './roles/ownership';

const passwordName = (service: string) => `${service.toUpperCase()}_DATABASE_PASSWORD`;
const services = Object.keys(SERVICE_ROLES) as ServiceRole[];

export const prepareSettings = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'debe empezar con postgres://'),
  ...Object.fromEntries(services.map((service) => [passwordName(service), z.string().min(16)])),
});

/**
 * Brings the database of DATABASE_URL to this version's schema and gives the services their roles. Its user owns the
 * database and may create roles.
 * @returns the result, in Spanish
 * @throws when a setting is missing, or the database refuses
 */
export async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<string> {
  const settings: Record<string, string> = prepareSettings.parse(env);
  const of = (name: string) => settings[name] ?? '';
  const url = of('DATABASE_URL');
  const done = await migrate(url);
  const passwords = Object.fromEntries(services.map((service) => [service, of(passwordName(service))]));
  await applyRoles(url, passwords as Record<ServiceRole, string>);
  return done.length > 0 ? `Base de datos al día: ${done.join(', ')}` : 'La base de datos ya estaba al día.';
}
