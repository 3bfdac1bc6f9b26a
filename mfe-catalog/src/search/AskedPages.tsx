import { useShell } from '@actual/shell-contract';
import { TextLink } from '@actual/ui';
import { pagesAskedFor } from './asked-pages';
import { WayOn } from './WayOn';

/** The pages of information that a term asks for, above few products as where there are none. */
export function AskedPages({ term, above }: { term: string; above?: boolean }) {
  const { frame } = useShell();
  const asked = pagesAskedFor(term).filter(({ href }) => frame?.addresses.includes(href));
  return asked.length > 0 ? (
    <WayOn $start={above}>
      <span>¿Buscas información? </span>
      {asked.map(({ label, href }, at) => (
        <span key={href}>
          <span>{at > 0 ? ', ' : ''}</span>
          <TextLink href={href}>{label}</TextLink>
        </span>
      ))}
    </WayOn>
  ) : null;
}
