import { type HeroProps, useBrand } from '@actual/themes-contract';
import { LinkButton } from '../actions/LinkButton';

export interface HomeHeroProps extends Pick<HeroProps, 'pictures' | 'caption' | 'controls'> {
  /** from a banner; the brand's own words when absent */
  title?: string;
  text?: string;
  button?: { label: string; href: string };
}

/** The first screen of the home page, in the brand's scenery and words. */
export const HomeHero = ({ title, text, button, ...scene }: HomeHeroProps) => {
  const { Hero, voice } = useBrand();
  return (
    <Hero
      {...scene}
      eyebrow={voice.heroEyebrow || undefined}
      title={title ?? voice.heroTitle}
      text={text ?? voice.heroText}
      actions={
        <>
          <LinkButton variant="buy" size="l" href={button?.href ?? voice.heroHref} iconEnd="arrow">
            {button?.label ?? voice.heroButton}
          </LinkButton>
          {voice.heroSecondButton && voice.heroSecondHref ? (
            <LinkButton variant="secondary" size="l" href={voice.heroSecondHref}>
              {voice.heroSecondButton}
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
};
