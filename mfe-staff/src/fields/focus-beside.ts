/** Frames that a page has to take a row away. */
const patience = 120;

/**
 * Where the focus goes once the row of what has it is gone: to the next row, or the one before, or the page's title. The
 * keyboard goes on from there.
 */
export function focusBeside(): () => void {
  const row = document.activeElement?.closest('li, tr');
  const beside = [row?.nextElementSibling, row?.previousElementSibling];
  let frames = 0;
  const go = () => {
    frames += 1;
    if (row?.isConnected) {
      if (frames < patience) requestAnimationFrame(go);
      return;
    }
    if (document.activeElement !== document.body) return;
    const next = beside.map((one) => one?.querySelector<HTMLElement>('button')).find((one) => one?.isConnected);
    const title = document.querySelector<HTMLElement>('h1');
    if (title) title.tabIndex = -1;
    (next ?? title)?.focus();
  };
  return go;
}
