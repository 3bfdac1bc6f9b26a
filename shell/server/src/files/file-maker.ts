/** Milliseconds in which a missing file is made: a few at once, the others behind them. */
const patience = 30_000;

/**
 * Has a picture or a model made, or fetched, that its folder lacks (decisions 0043 and 0099).
 * @param maker where files are asked for by their name; undefined where all there are lie in the folder
 * @returns whether the file is there now
 */
export async function makeFile(maker: string | undefined, file: string): Promise<boolean> {
  if (!maker) return false;
  const answer = await fetch(`${maker}/${file}`, { signal: AbortSignal.timeout(patience) }).catch(() => null);
  return answer?.ok ?? false;
}
