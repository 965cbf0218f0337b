import { MapFacade } from '#components/ui/map-facade.client';
import { settingOf } from '#lib/services/settings';
import { mapFrame, mapPage } from '#lib/site/map-address';
import type { SectionOf } from '#lib/site/sections';
import { Section } from './section.tsx';
import { SheetRows } from './sheet-rows.tsx';
import { VenueMap } from './venue-map.tsx';
import styles from './venue.module.css';

/** Where a place of ours is: in words, on a map of our own, and on Google's for those who ask for it. */
export function Venue({ id, ground = 'paper', title, lead, address, place, rows }: SectionOf<'venue'>) {
  const key = settingOf('GOOGLE_MAPS_EMBED_KEY', process.env);
  const map = (
    <MapFacade name={id} label={address} page={mapPage(place)} frame={key && mapFrame(place, key)}>
      <VenueMap />
    </MapFacade>
  );
  return (
    <Section id={id} ground={ground} title={title} lead={lead} aside={map}>
      <address className={styles.address}>{address}</address>
      <SheetRows rows={rows} />
    </Section>
  );
}
