import { Container, GridSkeleton, Section, TextSkeleton } from '@actual/ui';

/** The box of a page whose code is still on the way. */
export const PageSkeleton = () => (
  <Container aria-busy="true">
    <Section>
      <TextSkeleton lines={2} />
      <GridSkeleton count={4} />
    </Section>
  </Container>
);
