import type { InvoicingSandboxCredentials } from '../invoicing/sandbox/app';
import type { MercadoPagoSandboxCredentials } from '../mercadopago/sandbox/credentials';
import type { NewsletterSandboxCredentials } from '../newsletter/sandbox/app';
import type { SapSandboxCredentials } from '../sap/sandbox/app';

/** Made-up credentials that open nothing but the sandbox. */
export const SANDBOX_DEMO_CREDENTIALS: {
  mercadoPago: MercadoPagoSandboxCredentials;
  sap: SapSandboxCredentials;
  invoicing: InvoicingSandboxCredentials;
  newsletter: NewsletterSandboxCredentials;
} = {
  mercadoPago: {
    accessToken: 'TEST-sandbox-access-token',
    publicKey: 'TEST-sandbox-public-key',
    webhookSecret: 'sandbox-webhook-secret-of-the-demo',
  },
  sap: { company: 'SANDBOX_MX', user: 'web', password: 'sandbox' },
  invoicing: { apiKey: 'sk_test_sandbox' },
  newsletter: { apiKey: 'sandbox-us1' },
};
