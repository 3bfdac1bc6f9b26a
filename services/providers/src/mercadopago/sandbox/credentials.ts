export interface MercadoPagoSandboxCredentials {
  accessToken: string;
  publicKey: string;
  webhookSecret: string;
}
