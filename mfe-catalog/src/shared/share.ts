/** The address that opens WhatsApp with this text, in its app or in the browser; the visitor chooses the recipient. */
export const whatsAppHref = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** The result of sharing: another app took it or was closed again, the address was copied, or neither is possible. */
type Shared = 'handed' | 'copied' | 'refused';

/** Hands an address to the device's own way of sharing where it has one, else to the clipboard. */
export async function share(title: string, url: string): Promise<Shared> {
  const content = { title, url };
  if (navigator.canShare?.(content))
    try {
      await navigator.share(content);
      return 'handed';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'handed';
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
