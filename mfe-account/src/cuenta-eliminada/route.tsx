import { LinkButton } from '@actual/ui';
import { FormPage } from '../forms/FormPage';

/** `/cuenta-eliminada`: the next steps, for a person who just deleted their account. */
export const Component = () => (
  <FormPage
    narrow
    title="Estamos eliminando tu cuenta"
    lead="Cerramos tus sesiones en todos tus equipos. Te escribimos en cuanto esté hecho, en unos minutos."
  >
    <div>
      <LinkButton href="/">Ver muebles</LinkButton>
    </div>
  </FormPage>
);
