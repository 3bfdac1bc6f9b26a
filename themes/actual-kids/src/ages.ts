import { type AgeTile, drawnLater } from '@actual/themes-contract';

type Scenes = typeof import('./scenes')['ages'];
const scene = (name: keyof Scenes) =>
  drawnLater(async () => (await import(/* webpackChunkName: "actual-kids-drawings" */ './scenes')).ages[name]);

/** Each age with its animal. */
export const ages: readonly AgeTile[] = [
  { value: '0-2', title: '0 a 2 años', text: 'Cunas y mecedoras', Drawing: scene('ChickScene') },
  { value: '3-5', title: '3 a 5 años', text: 'Camas bajas y juego', Drawing: scene('RabbitScene') },
  { value: '6-9', title: '6 a 9 años', text: 'Mesas y primeras tareas', Drawing: scene('FoxScene') },
  { value: '10-mas', title: '10 años y más', text: 'Escritorios y literas', Drawing: scene('ElephantScene') },
];
