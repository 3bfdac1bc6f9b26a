declare module '*.woff2' {
  /** Address of the file beside this remote's scripts. */
  const address: string;

  export { address as default };
}
