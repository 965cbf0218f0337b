import { MapFacade } from '#components/ui/map-facade.client';
import { getSetting } from '#lib/integrations/settings';
import { mapFrame, mapPage } from '#lib/pages/map-address';
import type { SectionOf } from '#lib/pages/sections';
import { Section } from './section.tsx';
import { DescriptionList } from './description-list.tsx';
import { VenueMap } from './venue-map.tsx';
import styles from './venue.module.css';

/** The location of a venue: address, drawn map, and Google Maps after a click. */
export function Venue({ id, ground = 'paper', title, lead, address, place, rows }: SectionOf<'venue'>) {
  const key = getSetting('GOOGLE_MAPS_EMBED_KEY', process.env);
  const map = (
    <MapFacade name={id} label={address} page={mapPage(place)} frame={key && mapFrame(place, key)}>
      <VenueMap />
    </MapFacade>
  );
  return (
    <Section id={id} ground={ground} title={title} lead={lead} aside={map}>
      <address className={styles.address}>{address}</address>
      <DescriptionList rows={rows} />
    </Section>
  );
}
