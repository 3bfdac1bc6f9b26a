import type { OfferPackage } from '@actual/contracts';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, connectionText, useQuery, useShell, useZipcode } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Alert, Button, ProductPicture, Skeleton, Stack } from '@actual/ui';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { offerCard } from './offer-card';
import { packageQuery } from './offer-queries';
import { PackageContents } from './PackageContents';

const Card = styled.article`
  ${offerCard}
  /* the only one stands beside its picture, where others would leave most of the window empty */
  &[data-alone] {
    ${from.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: auto;
      gap: 48px;
      align-items: center;
      button::before { right: calc(50% + 24px); }
    }
  }
`;

interface PackageCardProps {
  offer: OfferPackage;
  /** Of the password of a locked one. */
  grant: string | undefined;
  /** Above the fold: its picture loads first. */
  priority: boolean;
  /** There is no other. */
  alone: boolean;
  /** A grant ends after half an hour: the password is asked again. */
  onOver: () => void;
}

/** A package: its picture, pieces and price. */
export function PackageCard({ offer, grant, priority, alone, onOver }: PackageCardProps) {
  const { api } = useShell();
  const zipcode = useZipcode();
  const contents = useQuery(packageQuery(api, offer.id, zipcode.value?.id, grant));
  const over = contents.error instanceof ApiError && contents.error.code === 'forbidden';
  const told = useEffectEvent(onOver);
  useEffect(() => {
    if (over) told();
  }, [over]);
  const picture = contents.data?.icon_filename ?? offer.icon_filename;
  return (
    <Card aria-label={offer.name} data-alone={alone || undefined}>
      {picture ? (
        <ProductPicture
          stem={picture}
          alt={`Paquete ${offer.name}`}
          ratio="5 / 4"
          priority={priority}
          sizes={
            alone ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 1280px) 430px, (min-width: 721px) 50vw, 100vw'
          }
        />
      ) : (
        <Skeleton $height="280px" />
      )}
      {contents.data ? <PackageContents contents={contents.data} /> : null}
      {contents.isPending ? (
        <Stack gap={3}>
          <Skeleton $height="28px" $width="70%" />
          <Skeleton $height="96px" />
          <Skeleton $height="52px" />
        </Stack>
      ) : null}
      {contents.isError ? (
        <Alert
          tone="error"
          action={
            <Button variant="link" onClick={() => contents.refetch()}>
              Reintentar
            </Button>
          }
        >
          {connectionText(contents.error) ?? tryAgainText}
        </Alert>
      ) : null}
    </Card>
  );
}
