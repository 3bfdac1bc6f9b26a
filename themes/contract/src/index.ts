export * from './brand';
export * from './context';
export * from './css';
export * from './drawings';
export * from './font';
export * from './icons';
export * from './ScenePicture';
export * from './tokens';
