import type { ComponentProps } from 'react';
import { inFrame, renditionAddress, srcSet, type Photo, type WidthRange } from '#lib/pictures/photo';
import styles from './picture.module.css';

type PictureProps = Pick<ComponentProps<'img'>, 'id' | 'width' | 'height' | 'loading' | 'draggable'> & {
  src: string;
  alt: string;
  /** What is known of it if it is a photo. Without it the file is shown as it is. */
  photo?: Photo;
  /** The `sizes` of a photo: how wide it is shown. */
  sizes: string;
  /** False if browsers must not replace `sizes` by the real width of a lazy photo. */
  isMeasured?: boolean;
  /** The widths in pixels that a photo needs here. */
  range: WidthRange;
  /** Loads it before other pictures. */
  isFirst?: boolean;
  /** How a photo is cut: for a frame that is wider than high, for a square, or not at all. */
  fit?: 'frame' | 'square' | 'whole';
  /** The slug of the study whose card and page share this picture in a view transition. */
  study?: string;
};

/** A picture of the content. A photo gets the renditions that fit, and its average color until it has loaded: its parent must be positioned. */
export function Picture({
  src,
  alt,
  photo,
  sizes,
  isMeasured = true,
  range,
  isFirst = false,
  fit = 'frame',
  study,
  loading,
  ...attributes
}: PictureProps) {
  const isLazy = loading === 'lazy';
  const image = {
    ...attributes,
    loading,
    'data-study': study,
    decoding: isLazy ? ('async' as const) : undefined,
    fetchPriority: isFirst ? ('high' as const) : undefined,
  };
  const shown = photo && fit === 'frame' ? inFrame(photo) : photo;
  if (!shown) return <img src={src} alt={alt} {...image} fetchPriority={undefined} />;
  // Browsers that know `auto` measure a lazy picture themselves.
  const shownSizes = isLazy && isMeasured ? `auto, ${sizes}` : sizes;
  return (
    <>
      {fit !== 'whole' && (
        <svg className={styles.color} aria-hidden="true" fill={shown.color}>
          <rect width="100%" height="100%" />
        </svg>
      )}
      <picture className={styles.photo}>
        <source type="image/avif" srcSet={srcSet(shown, 'avif', range)} sizes={shownSizes} />
        <img
          {...image}
          alt={alt}
          src={renditionAddress(shown, range.min, 'webp')}
          srcSet={srcSet(shown, 'webp', range)}
          sizes={shownSizes}
          width={shown.width}
          height={shown.height}
          style={shown.focus && fit !== 'whole' ? { objectPosition: shown.focus } : undefined}
        />
      </picture>
    </>
  );
}
