import { Link, useBrand, useSuspenseQuery } from '@actual/shell-contract';
import styled from 'styled-components';
import { homeQuery } from './home.queries';

const Title = styled.h1`
  margin: 1rem 0;
`;

/** Placeholder of the home page. */
export const Component = () => {
  const brand = useBrand();
  const { data } = useSuspenseQuery(homeQuery());
  return (
    <>
      <title>{`home | ${brand.name}`}</title>
      <Title>{data}</Title>
      <Link to="/">inicio</Link> <Link to="/sofa/1">producto</Link> <Link to="/quotations/edit/1">carrito</Link>{' '}
      <Link to="/register">registro</Link>
    </>
  );
};
