/**
 * The provider's token of a card, made by its browser library. The number goes from the browser to the provider, never
 * to us.
 */
export interface CardToken {
  id: string;
}
interface CardInput {
  cardNumber: string;
  cardholderName: string;
  cardExpirationMonth: string;
  cardExpirationYear: string;
  securityCode: string;
}
interface PaymentMethodInfo {
  id: string;
  payment_type_id: string;
  issuer?: { id: string | number; name: string };
}
export interface ProviderLibrary {
  createCardToken(card: CardInput): Promise<CardToken>;
  getPaymentMethods(query: { bin: string }): Promise<{ results: PaymentMethodInfo[] }>;
}
/** A content blocker or a network keeps the provider's library out: asking again changes nothing. */
export class BlockedLibraryError extends Error {
  override readonly name = 'BlockedLibraryError';
}
declare global {
  interface Window {
    MercadoPago?: new (publicKey: string, options?: { locale: string }) => ProviderLibrary;
  }
}

let loading: Promise<void> | null = null;

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new BlockedLibraryError('provider library'));
    };
    document.head.append(script);
  });
}

/** Loads the provider's library once; a failed load may be tried again. */
export async function loadProvider({
  scriptUrl,
  publicKey,
}: {
  scriptUrl: string;
  publicKey: string;
}): Promise<ProviderLibrary> {
  if (!window.MercadoPago) {
    loading ??= addScript(scriptUrl);
    await loading.finally(() => {
      loading = null;
    });
  }
  if (!window.MercadoPago) throw new BlockedLibraryError('provider library');
  return new window.MercadoPago(publicKey, { locale: 'es-MX' });
}
