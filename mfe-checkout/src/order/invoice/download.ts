/** Fetches the file of an invoice as whoever is signed in, and hands it to the browser to keep. @throws when it is not there */
export async function downloadInvoice(
  site: string,
  orderId: string,
  format: 'pdf' | 'xml',
  name: string,
): Promise<void> {
  const answer = await fetch(`/api/invoice/${orderId}/file/${format}`, {
    headers: { site },
    credentials: 'same-origin',
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${format}`;
  link.click();
  // the browser has taken it over by the next turn
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
