declare module '*.md' {
  const content: import('@actual/domain/texts/content').InformationContent;
  export default content;
}
declare module '*/datos.yaml' {
  const facts: import('@actual/domain/texts/content').FactsBySite;
  export default facts;
}
declare module '*/secciones.yaml' {
  const sections: import('@actual/domain/texts/content').Section[];
  export default sections;
}
declare module '*/secciones.yaml?addresses' {
  const paths: string[];
  export default paths;
}
