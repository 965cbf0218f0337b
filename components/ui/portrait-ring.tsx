import type { Photo } from '#lib/pictures/photo';
import { Picture } from './picture.tsx';
import styles from './portrait-ring.module.css';

/** A portrait is 60 pixels wide, a large one up to 160. */
const WIDTH_PX = { small: 60, large: 160 };
const RANGE = { min: 120, max: 590 };

type PortraitRingProps = {
  src: string;
  /** Set if the portrait is a photo. */
  photo?: Photo;
  large?: boolean;
  /** On a colored ground its own ground is white. */
  isOnColor?: boolean;
};

/**
 * A portrait in a ring: a drawing or a photo. Its alternative text is empty because the name is printed beside it. `--portrait` changes its width,
 * `--portrait-ground` its ground.
 */
export function PortraitRing({ src, photo, large = false, isOnColor = false }: PortraitRingProps) {
  return (
    <span className={styles.portrait} data-large={large || undefined} data-on-color={isOnColor || undefined}>
      <Picture
        src={src}
        photo={photo}
        alt=""
        width={60}
        height={60}
        loading="lazy"
        sizes={sizesOf(photo, large)}
        range={RANGE}
        fit="square"
      />
    </span>
  );
}

/** The `sizes` of a portrait. It fills a square, so a photo in landscape format is shown wider than the square. */
function sizesOf(photo: Photo | undefined, isLarge: boolean): string {
  const ratio = photo ? Math.max(1, photo.width / photo.height) : 1;
  return `${Math.ceil(WIDTH_PX[isLarge ? 'large' : 'small'] * ratio)}px`;
}
