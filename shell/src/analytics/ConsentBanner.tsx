import { informationPages } from '@actual/contracts/facts/company/information-pages';
import { Link } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { Button } from '@actual/ui';
import { styled } from 'styled-components';
import { Width } from '../frame/header/parts';
import { useExistingLinks } from '../frame/use-existing-links';
import { decide } from './consent';

/** In the page's flow, before its foot: a question may wait, a price or a button under it may not. */
const Strip = styled.section`
  color: var(--c-text);
  background: var(--c-info-bg);
  border-block: 1px solid var(--c-line);
  @media print {
    display: none;
  }
`;
const Row = styled(Width)`
  display: grid;
  gap: 12px 32px;
  align-items: center;
  padding-block: 16px;
  p {
    ${type('small')}
  }
  p a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: 12px;
  }
`;
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;
const privacy = { label: 'Aviso de privacidad', href: informationPages.privacy };

/** The question, with two answers of the same weight. */
export const ConsentBanner = () => {
  const existing = useExistingLinks();
  return (
    <Strip aria-label="Medición de visitas" data-noprint="">
      <Row>
        <p>
          <span>
            ¿Nos dejas medir cómo se usa la tienda? Sirve para mejorarla; no guardamos tu nombre ni lo que escribes, y
            todo funciona igual si dices que no.
          </span>{' '}
          {existing([privacy]).map(({ label, href }) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
        </p>
        <Answers>
          <Button variant="secondary" size="s" block onClick={() => decide('no')}>
            No medir
          </Button>
          <Button variant="secondary" size="s" block onClick={() => decide('si')}>
            Permitir
          </Button>
        </Answers>
      </Row>
    </Strip>
  );
};
