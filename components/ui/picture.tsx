import type { ComponentProps } from 'react';
import { srcSet, renditionAddress, type Photo, type WidthRange } from '#lib/pictures/photo';
import styles from './picture.module.css';

type PictureProps = Pick<ComponentProps<'img'>, 'id' | 'width' | 'height' | 'loading' | 'draggable'> & {
  src: string;
  alt: string;
  /** What is known of it if it is a photo. Without it the file is shown as it is. */
  photo?: Photo;
  /** The `sizes` of a photo: how wide it is shown. */
  sizes: string;
  /** The widths in pixels that a photo needs here. */
  range: WidthRange;
  /** Loads it before other pictures. */
  isFirst?: boolean;
  /** Shows the whole picture, whatever its focus. */
  isWhole?: boolean;
  /** The slug of the study whose card and page share this picture in a view transition. */
  study?: string;
};

/** A picture of the content. A photo gets the renditions that fit, and its average color until it has loaded: its parent must be positioned. */
export function Picture({
  src,
  alt,
  photo,
  sizes,
  range,
  isFirst = false,
  isWhole = false,
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
  if (!photo) return <img src={src} alt={alt} {...image} fetchPriority={undefined} />;
  // Browsers that know `auto` measure a lazy picture themselves.
  const shownSizes = isLazy ? `auto, ${sizes}` : sizes;
  return (
    <>
      {!isWhole && (
        <svg className={styles.color} aria-hidden="true" fill={photo.color}>
          <rect width="100%" height="100%" />
        </svg>
      )}
      <picture className={styles.photo}>
        <source type="image/avif" srcSet={srcSet(photo, 'avif', range)} sizes={shownSizes} />
        <img
          {...image}
          alt={alt}
          src={renditionAddress(photo, range.min, 'webp')}
          srcSet={srcSet(photo, 'webp', range)}
          sizes={shownSizes}
          width={photo.width}
          height={photo.height}
          style={photo.focus && !isWhole ? { objectPosition: photo.focus } : undefined}
        />
      </picture>
    </>
  );
}
