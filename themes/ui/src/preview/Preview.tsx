import { type IconName, useBrand } from '@actual/themes-contract';
import icons from '@actual/themes-contract/icons.json';
import { useState } from 'react';
import { LinkButton } from '../actions/LinkButton';
import { Breadcrumbs } from '../commerce/categories/Breadcrumbs';
import { CategoryGrid, CategoryTile } from '../commerce/categories/CategoryTile';
import { ChildCategories } from '../commerce/categories/ChildTile';
import { Carousel } from '../commerce/pictures/Carousel';
import type { Tint } from '../commerce/pictures/ProductPicture';
import { CardAddButton } from '../commerce/products/CardAddButton';
import { ProductCard } from '../commerce/products/ProductCard';
import { ProductGrid, ProductGridItem } from '../commerce/products/ProductGrid';
import { Steps } from '../commerce/Steps';
import { EmptyState } from '../feedback/EmptyState';
import { LoadMore } from '../feedback/Progress';
import { GridSkeleton } from '../feedback/Skeleton';
import { Icon } from '../Icon';
import { Container, Grid, Row } from '../layout/boxes';
import { PageTitle } from '../layout/text';
import { PreviewForms } from './PreviewForms';
import { PreviewPart } from './PreviewPart';
import { PreviewProduct } from './PreviewProduct';
import { samples } from './samples';

const stems = [
  'sofa-bruma-grafito',
  'love-seat-almendro-olivo',
  'butaca-polanco-acero',
  'mesa-centro-lienzo-negro',
  'chaise-reposo-negro',
  'puf-guamuchil-coral',
];

/**
 * Every component on one page, to be looked at in each brand.
 * @public built by scripts/preview.mjs
 */
export const Preview = () => {
  const { Hero, Logo, illustrations, voice, homeCategories } = useBrand();
  const [shown, setShown] = useState(10);
  return (
    <main>
      <Container>
        <Row justify="space-between" style={{ paddingBlock: 20 }}>
          <Logo />
          <span data-inverse="" style={{ background: 'var(--c-footer-bg)', padding: '12px 20px' }}>
            <Logo onDark />
          </span>
        </Row>
      </Container>
      <Hero
        title={voice.heroTitle}
        text={voice.heroText}
        actions={<LinkButton href={voice.heroHref}>{voice.heroButton}</LinkButton>}
        pictures={['sofa-bruma-grafito', 'butaca-polanco-mostaza', 'puf-guamuchil-coral']}
        caption={{
          name: 'Sofá Bruma con chaise',
          href: '/sofa-bruma/1',
          price: 18675,
          before: 24900,
          discount: 25,
          width: 230,
        }}
      />
      <Container>
        <CategoryGrid>
          {homeCategories.map((category, at) => (
            <li key={category.handle}>
              <CategoryTile
                href={`/category/${category.handle}`}
                picture={stems[at] ?? ''}
                name={category.label}
                count={12 + at * 7}
                shape={at}
              />
            </li>
          ))}
        </CategoryGrid>
      </Container>
      <PreviewPart title="Tarjetas">
        <Breadcrumbs
          items={[{ label: 'Inicio', href: '/' }, { label: 'Salas', href: '/category/salas' }, { label: 'Sofás' }]}
        />
        <PageTitle text="Del love seat para el departamento a la sala esquinera para diez.">Salas y sofás</PageTitle>
        <ChildCategories aria-label="Tipos de sala">
          {stems.map((stem, at) => (
            <li key={stem}>
              <CategoryTile
                child
                href="/category/sofas"
                picture={stem}
                name={['Sofás', 'Love seats', 'Sillones'][at % 3] ?? ''}
                count={34}
              />
            </li>
          ))}
        </ChildCategories>
        <div style={{ height: 40 }} />
        <ProductGrid>
          {samples.map((sample) => (
            <ProductGridItem key={sample.href}>
              <ProductCard {...sample} action={<CardAddButton name={sample.name} onClick={() => setShown(shown)} />} />
            </ProductGridItem>
          ))}
        </ProductGrid>
        <LoadMore shown={shown} total={42} onMore={() => setShown((count) => Math.min(42, count + 10))} />
      </PreviewPart>
      <PreviewPart title="Carrusel">
        <Carousel label={voice.offersTitle} title={voice.offersTitle} href="/search">
          {[...samples, ...samples].map((sample, at) => (
            <ProductCard
              key={`${at < 4 ? 'a' : 'b'}${sample.href}`}
              {...sample}
              tint={((at % 4) + 1) as Tint}
              action={<CardAddButton name={sample.name} onClick={() => setShown(shown)} />}
            />
          ))}
        </Carousel>
      </PreviewPart>
      <PreviewPart title="Producto y compra">
        <Steps
          current={1}
          steps={[{ label: 'Cotización', href: '/' }, { label: 'Tus datos' }, { label: 'Pago' }, { label: 'Pedido' }]}
        />
        <div style={{ height: 32 }} />
        <PreviewProduct />
      </PreviewPart>
      <PreviewForms />
      <PreviewPart title="Vacíos">
        <Grid min="320px">
          <EmptyState
            illustration="emptyCart"
            title={voice.emptyCartTitle}
            text={voice.emptyCartText}
            action={<LinkButton href="/">{voice.emptyCartButton}</LinkButton>}
          />
          <EmptyState illustration="noResults" title={voice.noResultsTitle} />
          <EmptyState illustration="error" title={voice.errorTitle} text={voice.errorText} />
          <EmptyState illustration="postalCode" title={voice.postalCodeTitle} text={voice.postalCodeText} />
          <EmptyState illustration="waiting" title={voice.thanksTitle} />
        </Grid>
        <span hidden>{Object.keys(illustrations).join(' ')}</span>
      </PreviewPart>
      <PreviewPart title="Cargando">
        <GridSkeleton count={4} />
      </PreviewPart>
      <PreviewPart title="Iconos">
        <Row gap={5}>
          {(Object.keys(icons) as IconName[]).map((name) => (
            <Icon key={name} name={name} size={28} label={name} />
          ))}
        </Row>
      </PreviewPart>
    </main>
  );
};
