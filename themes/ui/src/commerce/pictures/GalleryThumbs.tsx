import { type KeyboardEventHandler, type MouseEvent, type RefObject, useEffect } from 'react';
import { Icon } from '../../Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { Ruler, Thumb, Thumbs } from './gallery-styles';
import { ProductPicture, type Tint } from './ProductPicture';

interface GalleryThumbsProps {
  ref: RefObject<HTMLDivElement | null>;
  /** the beginning of the slides' ids */
  id: string;
  stems: string[];
  /** the piece to scale follows the pictures */
  withScale: boolean;
  /** which slide is shown, from 0 */
  at: number;
  tint?: Tint;
  onKeyDown: KeyboardEventHandler;
  onShow: (index: number) => void;
}

/** Links to the slides; that of the shown one is among those that are seen. */
export const GalleryThumbs = ({ ref, id, stems, withScale, at, tint, onKeyDown, onShow }: GalleryThumbsProps) => {
  useEffect(() => {
    const list = ref.current;
    const thumb = list?.children[at];
    if (!list || !(thumb instanceof HTMLElement)) return;
    list.scrollTop = thumb.offsetTop - (list.clientHeight - thumb.offsetHeight) / 2;
    list.scrollLeft = thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2;
  }, [ref, at]);
  const linkTo = (index: number) => ({
    href: `#${id}-${index}`,
    'aria-current': index === at ? ('true' as const) : undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onShow(index);
    },
  });
  return (
    <Thumbs data-noprint="" ref={ref} role="group" aria-label="Elegir foto" onKeyDown={onKeyDown}>
      {stems.map((stem, index) => (
        <Thumb key={stem} {...linkTo(index)}>
          <ProductPicture stem={stem} alt="" tint={tint} sizes="88px" width={88} height={88} />
          <VisuallyHidden>{`Foto ${index + 1} de ${stems.length}`}</VisuallyHidden>
        </Thumb>
      ))}
      {withScale ? (
        <Thumb {...linkTo(stems.length)}>
          <Ruler>
            <Icon name="ruler" size={28} />
          </Ruler>
          <VisuallyHidden>A escala</VisuallyHidden>
        </Thumb>
      ) : null}
    </Thumbs>
  );
};
