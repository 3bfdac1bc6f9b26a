import { z } from 'zod';
import { SANDBOX_DEMO_CREDENTIALS, type SandboxOptions } from './sandbox/app';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const demo = SANDBOX_DEMO_CREDENTIALS;

const environment = z.object({
  SANDBOX_PORT: port(4400),
  SANDBOX_SMTP_PORT: port(4425),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_ORIGIN: z.url().optional(),
  /** Empty: nothing is kept over a restart. */
  SANDBOX_DATA_DIR: z.string().optional(),
  MERCADOPAGO_ACCESS_TOKEN: z.string().min(1).default(demo.mercadoPago.accessToken),
  MERCADOPAGO_PUBLIC_KEY: z.string().min(1).default(demo.mercadoPago.publicKey),
  MERCADOPAGO_WEBHOOK_SECRET: z.string().min(1).default(demo.mercadoPago.webhookSecret),
  SAP_COMPANY: z.string().min(1).default(demo.sap.company),
  SAP_USER: z.string().min(1).default(demo.sap.user),
  SAP_PASSWORD: z.string().min(1).default(demo.sap.password),
  INVOICING_API_KEY: z.string().min(1).default(demo.invoicing.apiKey),
  NEWSLETTER_API_KEY: z.string().min(1).default(demo.newsletter.apiKey),
});

/** Reads the sandbox's settings; throws one line that names every wrong one. */
export function readSandboxConfig(env: NodeJS.ProcessEnv): SandboxOptions {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`sandbox settings: ${faults.join('; ')}`);
  }
  const settings = parsed.data;
  return {
    port: settings.SANDBOX_PORT,
    smtpPort: settings.SANDBOX_SMTP_PORT,
    host: settings.SANDBOX_HOST,
    origin:
      settings.SANDBOX_ORIGIN ?? (settings.SANDBOX_PORT ? `http://localhost:${settings.SANDBOX_PORT}` : undefined),
    dataDir: settings.SANDBOX_DATA_DIR || undefined,
    credentials: {
      mercadoPago: {
        accessToken: settings.MERCADOPAGO_ACCESS_TOKEN,
        publicKey: settings.MERCADOPAGO_PUBLIC_KEY,
        webhookSecret: settings.MERCADOPAGO_WEBHOOK_SECRET,
      },
      sap: { company: settings.SAP_COMPANY, user: settings.SAP_USER, password: settings.SAP_PASSWORD },
      invoicing: { apiKey: settings.INVOICING_API_KEY },
      newsletter: { apiKey: settings.NEWSLETTER_API_KEY },
    },
  };
}
