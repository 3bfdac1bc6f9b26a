import { hydrateLazily } from '@actual/shell-contract';

/** Lists without a piece are rare, so their texts are fetched only then. */
const code = () => import(/* webpackChunkName: "empty-lists" */ './EmptyLists');
export const NothingYet = hydrateLazily(async () => (await code()).NothingYet);
export const NothingMatches = hydrateLazily(async () => (await code()).NothingMatches);
export const ListFailed = hydrateLazily(async () => (await code()).ListFailed);
