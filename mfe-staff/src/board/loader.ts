import { staffLoader } from '../access/staff-loader';
import { type BoardView, readBoardView } from './board-address';
import { boardQuery } from './board-queries';

export const loader = staffLoader<BoardView>('board', async ({ shell: { api, queryClient }, url }) => {
  const view = readBoardView(url.searchParams);
  await queryClient.fetchQuery(boardQuery(api, view));
  return view;
});
