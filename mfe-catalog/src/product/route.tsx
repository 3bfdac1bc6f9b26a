import { Link, useBrand, useSuspenseQuery } from '@actual/shell-contract';
import styled from 'styled-components';
import { productQuery } from './product.queries';

const Title = styled.h1`
  margin: 1rem 0;
`;

/** Placeholder of the product page. */
export const Component = () => {
  const brand = useBrand();
  const { data } = useSuspenseQuery(productQuery());
  return (
    <>
      <title>{`product | ${brand.name}`}</title>
      <Title>{data}</Title>
      <Link to="/">inicio</Link> <Link to="/sofa/1">producto</Link> <Link to="/quotations/edit/1">carrito</Link>{' '}
      <Link to="/register">registro</Link>
    </>
  );
};
