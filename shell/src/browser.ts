import { yieldToMain } from './yield-to-main';

/**
 * The libraries and the frame, one by one: as one piece, on a slow phone, they would hold every touch for half a second. They
 * are all in this file (`eager`); only their running is put off.
 */
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
