/** Milliseconds in which a missing picture is made: a few at once, the others behind them. */
const patience = 30_000;

/**
 * Has a picture made that its folder lacks (decision 0043).
 * @param maker where pictures are asked for by their name; undefined where all there are lie in the folder
 * @returns whether the picture is there now
 */
export async function makePicture(maker: string | undefined, file: string): Promise<boolean> {
  if (!maker) return false;
  const answer = await fetch(`${maker}/${file}`, { signal: AbortSignal.timeout(patience) }).catch(() => null);
  return answer?.ok ?? false;
}
