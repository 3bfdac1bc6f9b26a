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

/** The first message to a renderer. */
export interface Beginning {
  assets: ShellAssets;
  /** Pages load again when something they show was built. */
  liveReload: boolean;
  watchdog: WatchdogOptions;
}

/** The properties that cross unchanged. */
type PlainInput =
  | 'owner'
  | 'initial'
  | 'social'
  | 'company'
  | 'texts'
  | 'emptyLinks'
  | 'siblings'
  | 'addresses'
  | 'analytics'
  | 'payment'
  | 'loaderMs';

/** The data that a page is made from. The visitor's own data, cookies above all, stay in the gateway. */
export interface PageOrder extends Pick<PageInput, PlainInput> {
  /** By which the gateway knows whose page it is. */
  view: number;
  url: string;
  /** The form that was sent, if any. */
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
/** A cookie that a form without script set for its visitor. */
export interface ChosenCookie {
  name: string;
  /** Null takes it away. */
  value: string | null;
}
/** A page, its missing parts, and the cookies for its visitor's browser. */
export interface RenderedPage {
  result: PageResult;
  failures: readonly PageFailure[];
  cookies: readonly ChosenCookie[];
}

/** The calls that a renderer answers for its gateway. */
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
/** The calls that the gateway answers for a renderer. */
export type GatewayServices = {
  call(asked: { view: number; call: PageCall }): Promise<PageCallAnswer>;
};

export const versionKey = ({ artifact }: Pick<LoadedRemote, 'artifact'>): VersionKey =>
  `${artifact.name}@${artifact.version}`;
