import { brandChunk } from '@actual/brands/load-brand';
import type { PageHandle, SlotName } from '@actual/shell-contract';
import type { Brand } from '@actual/themes-contract';
import type { RemoteRef } from '../../../src/boot';
import type { PagePlace } from '../../../src/page-reports/report';
import { lazySlots, openedSlots } from '../../../src/remotes/lazy-slots';
import type { Artifact } from '../registry/types';
import type { ShellAssets } from './assets';

/** Address and integrity of a script. */
export type PageScript = readonly [href: string, integrity: string];

/** Address of a file of a remote. */
export const remoteFile = (artifact: Artifact, file: string): string =>
  `/_mfe/${artifact.name}/${artifact.version}/${file}`;

/** A remote as the browser is told of it: nothing of its server part. */
export const remoteRef = (artifact: Artifact): RemoteRef => ({
  name: artifact.name,
  version: artifact.version,
  entry: remoteFile(artifact, artifact.entry),
  integrity: artifact.integrity[artifact.entry] ?? '',
  owns: artifact.owns,
});

/** Chunk of a remote's exposed module, `src/register.tsx`. */
const exposed = 'exposed';

/** `Link` header for scripts of the payment document that mostly comes next; undefined where none does. */
export function fetchedAhead(
  assets: ShellAssets,
  owner: Artifact | null,
  handle: PageHandle | undefined,
): string | undefined {
  if (!owner || !handle?.ahead) return undefined;
  const files = [
    `/assets/${assets.paymentEntry}`,
    ...(owner.chunks[handle.ahead] ?? []).map((file) => remoteFile(owner, file)),
  ];
  return files.map((file) => `<${file}>; rel=prefetch; as=script`).join(', ');
}

/** Scripts that this page surely runs, the shell's first: brand, and the owner's container, exposed module and page. */
export function scriptsOf(
  assets: ShellAssets,
  entry: string,
  brand: Brand,
  owner: Artifact | null,
  handle: PageHandle | undefined,
): PageScript[] {
  const own = (file: string): PageScript => [`/assets/${file}`, assets.integrity[file] ?? ''];
  const list = [own(entry), ...(assets.chunks[brandChunk(brand.site)] ?? []).map(own)];
  if (!owner) return list;
  const names = handle?.sleeps ? [] : [handle?.chunk ?? []].flat();
  const files = new Set([owner.entry, ...[exposed, ...names].flatMap((name) => owner.chunks[name] ?? [])]);
  for (const file of files) list.push([remoteFile(owner, file), owner.integrity[file] ?? '']);
  return list;
}

/** Chunks of the shell's own; the desk has a bar of its own. The menu's comes ahead on pages that sleep, else with a press. */
const headerChunk = 'header';
const menuChunk = 'menu';

/** The scripts that the page runs after its frame. */
export interface AsleepScripts {
  /** Fetched after the frame's, and run in idle time: the page, its remote's blocks, the header. */
  soon: PageScript[];
  /** Fetched with the first touch, what is touched first: the page's borrowed blocks by slot, and its own parts by ''. */
  later: [part: string, scripts: PageScript[]][];
}

interface AtFirstTouch {
  assets: ShellAssets;
  remotes: ReadonlyMap<string, { artifact: Artifact }>;
  /** Blocks that the page places. */
  placed: ReadonlySet<SlotName>;
  owner: Artifact | null;
  handle: PageHandle | undefined;
}

/**
 * Scripts of the sleeping parts, each list asked for at once; a block's chunk has the second part of its slot's name.
 */
export function scriptsAtFirstTouch({ assets, remotes, placed, owner, handle }: AtFirstTouch): AsleepScripts {
  const soon = new Map<string, string>();
  const later: AsleepScripts['later'] = [];
  const filesOf = (artifact: Artifact, names: readonly string[]): PageScript[] =>
    names
      .flatMap((name) => artifact.chunks[name] ?? [])
      .map((file) => [remoteFile(artifact, file), artifact.integrity[file] ?? '']);
  const add = (files: readonly PageScript[]) => {
    for (const [href, integrity] of files) soon.set(href, integrity);
  };
  const asleep = owner && handle?.sleeps ? owner : null;
  if (asleep) add(filesOf(asleep, [handle?.chunk ?? []].flat()));
  for (const slot of [...openedSlots, ...lazySlots]) {
    const [lender = '', chunk = ''] = slot.split('/');
    const artifact = placed.has(slot) ? remotes.get(lender)?.artifact : undefined;
    if (!artifact) continue;
    const entry: PageScript = [remoteFile(artifact, artifact.entry), artifact.integrity[artifact.entry] ?? ''];
    const files = [entry, ...filesOf(artifact, [exposed, chunk])];
    if (artifact === owner) add(files);
    else later.push([slot, files]);
  }
  const ownFiles = (name: string): PageScript[] =>
    placed.has('staff/desk')
      ? []
      : (assets.chunks[name] ?? []).map((file) => [`/assets/${file}`, assets.integrity[file] ?? '']);
  add(ownFiles(headerChunk));
  if (asleep) add(ownFiles(menuChunk));
  later.push(['', asleep ? filesOf(asleep, handle?.sleeps ?? []) : ownFiles(menuChunk)]);
  const without = (files: PageScript[]) => files.filter(([href]) => !soon.has(href));
  return { soon: [...soon], later: later.map(([part, files]) => [part, without(files)]) };
}

const inAttribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The element that starts the page: see `src/boot-script`. */
export const bootScriptElement = (
  assets: ShellAssets,
  {
    scripts,
    atFirstTouch,
    nonce,
    place,
  }: { scripts: readonly PageScript[]; atFirstTouch: AsleepScripts; nonce: string; place: PagePlace },
): string => {
  const others = (list: PageScript[]) => list.filter(([href]) => !scripts.some(([other]) => other === href));
  const soon = others(atFirstTouch.soon);
  const later = atFirstTouch.later.map(([part, list]) => [part, others(list)]);
  return `<script nonce="${nonce}" data-page="${inAttribute(place)}" data-scripts="${inAttribute(scripts)}" data-soon="${inAttribute(soon)}" data-later="${inAttribute(later)}">${assets.bootScript}</script>`;
};

/** The elements that start a document without a script of its own text, as the one where cards are typed. */
export const scriptElements = ([first, ...others]: readonly PageScript[]): string =>
  [
    ...others.map(([href, integrity]) => `<link rel="preload" as="script" href="${href}" integrity="${integrity}">`),
    first ? `<script src="${first[0]}" integrity="${first[1]}" async></script>` : '',
  ].join('');
