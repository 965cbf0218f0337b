import { readPhoto } from '#lib/pictures/read-photos';
import { PortraitRing } from './portrait-ring.tsx';

type PortraitProps = { src: string; large?: boolean; isOnColor?: boolean };

/** The portrait of a host, which may be a photo in content/people. */
export async function Portrait(props: PortraitProps) {
  return <PortraitRing {...props} photo={await readPhoto(props.src)} />;
}
