import { type CompanyInfo, dial } from '@actual/contracts/facts/company/company';
import { from, type } from '@actual/themes-contract';
import { Icon, Panel } from '@actual/ui';
import { styled } from 'styled-components';

const Box = styled(Panel)`
  display: grid;
  gap: 14px;
  padding: 24px;
  overflow-wrap: anywhere;
  h2 { ${type('h4')} }
  p { ${type('small')} color: var(--c-text-2); }
  ul { display: grid; gap: 4px; }
  a {
    ${type('ui')}
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    &:hover { text-decoration: underline; text-underline-offset: 4px; }
  }
  dl { display: grid; gap: 10px; padding-top: 14px; border-top: 1px solid var(--c-line); ${type('small')} }
  dt { color: var(--c-text-2); }
  svg { flex: none; }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 32px;
    h2, p { grid-column: 1; }
    dl { grid-area: 1 / 2 / span 3; align-content: center; padding: 0 0 0 32px; border-top: 0; border-left: 1px solid var(--c-line); }
  }
  ${from.wide} {
    display: block;
    > * + * { margin-top: 14px; }
    dl { padding: 14px 0 0; border-left: 0; border-top: 1px solid var(--c-line); }
  }
`;

/** Contacts and hours. Each page keeps the hours of its own (reading 15). */
export const Contact = ({ company, office }: { company: CompanyInfo; office: boolean }) => (
  <Box as="section" tone="tile" aria-labelledby="contacto">
    <h2 id="contacto">¿Te ayudamos?</h2>
    <p>{office ? 'Servicio al cliente en oficinas.' : 'Asistencia telefónica y por correo.'}</p>
    <ul>
      <li>
        <a href={dial(company.phone)}>
          <Icon name="phone" /> <span>{company.phone}</span>
        </a>
      </li>
      <li>
        <a href={`mailto:${company.mail}`}>
          <Icon name="mail" /> <span>{company.mail}</span>
        </a>
      </li>
    </ul>
    <dl>
      {(office ? company.officeHours : company.phoneHours).map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  </Box>
);
