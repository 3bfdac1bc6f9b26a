declare module '*.md' {
  const content: import('./content').InformationContent;
  export default content;
}
declare module '*/datos.yaml' {
  const facts: import('./content').FactsBySite;
  export default facts;
}
declare module '*/secciones.yaml' {
  const sections: import('./content').Section[];
  export default sections;
}
declare module '*/secciones.yaml?addresses' {
  const paths: string[];
  export default paths;
}
