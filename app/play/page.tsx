import { HuntPage } from '#components/hunt/hunt-page';
import { PLAY_PATH } from '#lib/hunt/hunt-query';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('play', PLAY_PATH);

export default function PlayPage() {
  return <HuntPage />;
}
