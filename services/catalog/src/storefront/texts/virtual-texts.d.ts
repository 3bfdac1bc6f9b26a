/** The files of `mfe-catalog/content` by their names, which the service's build puts in. */
declare module 'virtual:texts' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
