export * from './brand';
export * from './context';
export * from './contrast';
export * from './css';
export * from './font';
export * from './ScenePicture';
export * from './tokens';
