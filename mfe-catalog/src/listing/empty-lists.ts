import { hydrateLazily } from '@actual/shell-contract';

/** Lists without a piece are rare: what they say is fetched then. */
const code = () => import(/* webpackChunkName: "empty-lists" */ './EmptyLists');
export const NothingYet = hydrateLazily(async () => (await code()).NothingYet);
export const NothingMatches = hydrateLazily(async () => (await code()).NothingMatches);
export const ListFailed = hydrateLazily(async () => (await code()).ListFailed);
