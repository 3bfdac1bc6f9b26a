import type { BrandInfo } from '@actual/shell-contract';
import type { Site } from '@actual/themes-contract';
import type { Owner } from '../../../src/remotes/owner';
import type { PageCall, PageCallAnswer } from '../gateway/page-calls';
import type { Trial } from '../registry/load-remote';
import type { LoadedRemote } from '../registry/types';
import type { ShellAssets } from '../render/assets';
import type { FailureFields } from '../render/describe-failure';
import type { PageInput, PageResult } from '../render/render-page';
import type { WatchdogOptions } from '../watchdog/watchdog';

/** A version of a remote, `catalog@1.0.0`. */
export type VersionKey = string;

/** What a renderer is told once. */
export interface Beginning {
  assets: ShellAssets;
  /** Pages load again when something they show was built. */
  liveReload: boolean;
  watchdog: WatchdogOptions;
}

/** What crosses as it is. */
type PlainInput =
  | 'owner'
  | 'initial'
  | 'social'
  | 'company'
  | 'emptyLinks'
  | 'siblings'
  | 'addresses'
  | 'analytics'
  | 'payment'
  | 'loaderMs';

/** What a page is made from: plain data. What belongs to the visitor, cookies above all, stays in the gateway. */
export interface PageOrder extends Pick<PageInput, PlainInput> {
  /** By which the gateway knows whose page it is. */
  view: number;
  url: string;
  /** What a form sent, where one did. */
  form: { type: string; body: Uint8Array } | null;
  site: Site;
  brand: BrandInfo;
  remotes: readonly VersionKey[];
  failed: readonly Owner[];
}

/** Something of a page went wrong. */
export interface PageFailure extends FailureFields {
  where: 'loader' | 'render';
}
/** What a form without script chose for its visitor. */
export interface ChosenCookie {
  name: string;
  /** Null takes it away. */
  value: string | null;
}
/** A page, what of it could not be made, and what its visitor's browser is to keep. */
export interface RenderedPage {
  result: PageResult;
  failures: readonly PageFailure[];
  cookies: readonly ChosenCookie[];
}

/** What a renderer does for its gateway. */
export type RendererServices = {
  begin(beginning: Beginning): void;
  load(remote: Pick<LoadedRemote, 'artifact' | 'folder'>): Promise<Trial>;
  render(order: PageOrder): Promise<RenderedPage>;
  /** The visitor went away. */
  abandon(view: number): void;
  /** Of the given names of a query those that a page reads. */
  reads(asked: { version: VersionKey; path: string; names: readonly string[] }): readonly string[];
  findable(version: VersionKey): Promise<readonly { path: string; lastmod?: string }[]>;
};
/** What the gateway does for a renderer. */
export type GatewayServices = {
  call(asked: { view: number; call: PageCall }): Promise<PageCallAnswer>;
};

export const versionKey = ({ artifact }: Pick<LoadedRemote, 'artifact'>): VersionKey =>
  `${artifact.name}@${artifact.version}`;
