export * from './brand';
export * from './context';
export * from './css';
export * from './font';
export * from './icon-paths';
export * from './ScenePicture';
export * from './tokens';
