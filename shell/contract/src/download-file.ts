/** Hands a file of the API to the browser to save: a plain link could not say the brand. */
export async function downloadFile(site: string, path: string, name: string): Promise<void> {
  const answer = await fetch(`/api${path}`, { headers: { site }, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken it over by the next turn
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
