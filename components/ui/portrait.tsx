import { Picture } from '#components/ui/picture';
import { readPhoto } from '#lib/pictures/read-photos';
import { PORTRAIT_RANGE, portraitSizes } from './portrait-sizes.ts';
import styles from './portrait.module.css';

type PortraitProps = {
  src: string;
  large?: boolean;
  /** On a colored ground its own ground is white. */
  isOnColor?: boolean;
};

/** A portrait in a ring: a drawing or a photo. Its alternative text is empty because the name is printed beside it. */
export async function Portrait({ src, large = false, isOnColor = false }: PortraitProps) {
  const photo = await readPhoto(src);
  return (
    <span className={styles.portrait} data-large={large || undefined} data-on-color={isOnColor || undefined}>
      <Picture
        src={src}
        photo={photo}
        alt=""
        width={60}
        height={60}
        loading="lazy"
        sizes={portraitSizes(photo, large)}
        range={PORTRAIT_RANGE}
        fit="square"
      />
    </span>
  );
}
