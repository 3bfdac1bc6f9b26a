import { yieldToMain } from './yield-to-main';

/** The libraries and the frame, run one by one: as one piece they would hold a slow phone for half a second. */
const parts: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ './query-client'),
  () => import(/* webpackMode: "eager", webpackExports: ["matchRoutes"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@actual/shell-contract'),
  () => import(/* webpackMode: "eager" */ './Root'),
];

async function run(): Promise<void> {
  for (const part of parts) {
    await yieldToMain();
    await part();
  }
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

void run();
