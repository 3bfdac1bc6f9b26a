import { informationPages } from '@actual/contracts/facts/information-pages';
import { Link } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { Button } from '@actual/ui';
import { styled } from 'styled-components';
import { useExisting } from '../frame/useExisting';
import { decide } from './consent';

const Box = styled.section`
  position: fixed;
  z-index: 54;
  /* above a bar at the foot of the window, whose buttons must stay within reach */
  inset: auto 12px calc(12px + env(safe-area-inset-bottom) + var(--foot, 0px));
  display: grid;
  gap: 12px;
  padding: 16px;
  color: var(--c-text);
  background: var(--c-dialog);
  border: 1px solid var(--c-line);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-dialog);
  p {
    ${type('small')}
  }
  a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* at the left: the price of a hero and the way to buy a product are at the right */
  ${from.tablet} {
    right: auto;
    left: 24px;
    bottom: calc(24px + var(--foot, 0px));
    width: 420px;
    padding: 20px;
  }
  @media print {
    display: none;
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
  const existing = useExisting();
  return (
    <Box aria-label="Medición de visitas">
      <p>
        ¿Nos dejas medir cómo se usa la tienda? Sirve para mejorarla; no guardamos tu nombre ni lo que escribes, y todo
        funciona igual si dices que no.{' '}
        {existing([privacy]).map(({ label, href }) => (
          <Link key={href} to={href}>
            {label}
          </Link>
        ))}
      </p>
      <Answers>
        <Button variant="secondary" block onClick={() => decide('no')}>
          No medir
        </Button>
        <Button variant="secondary" block onClick={() => decide('si')}>
          Permitir
        </Button>
      </Answers>
    </Box>
  );
};
