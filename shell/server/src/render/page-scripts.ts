import { brandChunk } from '@actual/brands/load-brand';
import type { PageHandle, SlotName } from '@actual/shell-contract';
import type { Brand } from '@actual/themes-contract';
import type { RemoteRef } from '../../../src/boot';
import type { PagePlace } from '../../../src/page-reports/report';
import { lazySlots } from '../../../src/remotes/lazy-slots';
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

/** Chunks of the shell's own that wake with the first touch; the desk has a bar of its own. */
const ownAtFirstTouch = ['header', 'ahead'];

/** The scripts that load with the first touch. */
export interface AsleepScripts {
  /** Fetched once the page is alive, so that the first touch finds it: the page, its remote's blocks, the header. */
  soon: PageScript[];
  /** Fetched with the first touch: the page's borrowed blocks, and its parts. */
  later: PageScript[];
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
 * Scripts for the first touch, each list asked for at once instead of one after the other. A block's chunk has the
 * second part of its slot's name; one without a list comes when its block asks for it.
 */
export function scriptsAtFirstTouch({ assets, remotes, placed, owner, handle }: AtFirstTouch): AsleepScripts {
  const [soon, later] = [new Map<string, string>(), new Map<string, string>()];
  const add = (artifact: Artifact, files: readonly string[], scripts = soon) => {
    for (const file of files) scripts.set(remoteFile(artifact, file), artifact.integrity[file] ?? '');
  };
  const chunksOf = (artifact: Pick<Artifact, 'chunks'>, names: readonly string[]) =>
    names.flatMap((name) => artifact.chunks[name] ?? []);
  const asleep = owner && handle?.sleeps ? owner : null;
  if (asleep) add(asleep, chunksOf(asleep, [handle?.chunk ?? []].flat()));
  for (const slot of lazySlots) {
    const [lender = '', chunk = ''] = slot.split('/');
    const artifact = placed.has(slot) ? remotes.get(lender)?.artifact : undefined;
    const lent = artifact === owner ? soon : later;
    if (artifact) add(artifact, [artifact.entry, ...chunksOf(artifact, [exposed, chunk])], lent);
  }
  const own = placed.has('staff/desk') ? [] : ownAtFirstTouch;
  for (const file of chunksOf(assets, own)) soon.set(`/assets/${file}`, assets.integrity[file] ?? '');
  if (asleep) add(asleep, chunksOf(asleep, handle?.sleeps ?? []), later);
  return { soon: [...soon], later: [...later].filter(([file]) => !soon.has(file)) };
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
  const [soon, later] = [atFirstTouch.soon, atFirstTouch.later].map((list) =>
    list.filter(([href]) => !scripts.some(([other]) => other === href)),
  );
  return `<script nonce="${nonce}" data-page="${inAttribute(place)}" data-scripts="${inAttribute(scripts)}" data-soon="${inAttribute(soon)}" data-later="${inAttribute(later)}">${assets.bootScript}</script>`;
};

/** The elements that start a document without a script of its own text, as the one where cards are typed. */
export const scriptElements = ([first, ...others]: readonly PageScript[]): string =>
  [
    ...others.map(([href, integrity]) => `<link rel="preload" as="script" href="${href}" integrity="${integrity}">`),
    first ? `<script src="${first[0]}" integrity="${first[1]}" async></script>` : '',
  ].join('');
