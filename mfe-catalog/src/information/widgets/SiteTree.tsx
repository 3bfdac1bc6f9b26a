import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Anchor, from, type } from '@actual/themes-contract';
import { SectionTitle } from '@actual/ui';
import { styled } from 'styled-components';
import sections from '../../../content/secciones.yaml';
import { categoryTreeQuery } from '../../home/home-queries';

const Columns = styled.div`
  display: grid;
  gap: 32px;
  ${from.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from.wide} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px 32px; }
  a { display: inline-flex; align-items: center; min-height: 36px; &:hover { text-decoration: underline; text-underline-offset: 4px; } }
  h3 { ${type('h4')} padding-bottom: 6px; margin-bottom: 4px; border-bottom: var(--rule-strong); }
  ul { ${type('ui')} font-weight: 400; }
  ul ul { padding-left: 16px; color: var(--c-text-2); }
`;

/** The category tree, three levels, and every information page. */
export function SiteTree() {
  const { api, brand } = useShell();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(api, brand.site));
  return (
    <>
      <section>
        <SectionTitle>Categorías</SectionTitle>
        <Columns>
          {tree.map((main) => (
            <div key={main.id}>
              <h3>
                <Anchor href={`/category/${main.Handle}`}>{main.Name}</Anchor>
              </h3>
              <ul>
                {main.Childs.map((child) => (
                  <li key={child.id}>
                    <Anchor href={`/category/${child.Handle}`}>{child.Name}</Anchor>
                    {child.Childs.length > 0 ? (
                      <ul>
                        {child.Childs.map((leaf) => (
                          <li key={leaf.id}>
                            <Anchor href={`/category/${leaf.Handle}`}>{leaf.Name}</Anchor>
                          </li>
                        ))}
                      </ul>
                    ) : null}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
      </section>
      <section>
        <SectionTitle>Información</SectionTitle>
        <Columns>
          {sections.map(({ name, pages }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul>
                {pages.map(({ path, title }) => (
                  <li key={path}>
                    <Anchor href={path}>{title}</Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
      </section>
    </>
  );
}
