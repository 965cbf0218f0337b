import { getSetting } from '#lib/integrations/settings';
import { getServices } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import { RuledTable } from '#components/ui/ruled-table';
import { Section } from './section.tsx';
import styles from './services.module.css';

/** The third-party services that are connected, what they do and what they store in the browser. */
export function Services({ id, ground, title, lead }: SectionOf<'services'>) {
  const { none, services } = getServices();
  const connected = services.filter(({ setting }) => getSetting(setting, process.env));
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      {connected.length === 0 && <p>{none}</p>}
      {connected.map(({ name, text, stored }) => (
        <div key={name} className={styles.service}>
          <h3 className="h3">{name}</h3>
          <p>{text}</p>
          {stored.length > 0 && (
            <RuledTable caption={`What ${name} keeps in your browser`} head={['Name', 'What for', 'How long']} wide>
              {stored.map((one) => (
                <tr key={one.name}>
                  <th scope="row">{one.name}</th>
                  <td data-label="What for">{one.purpose}</td>
                  <td data-label="How long">{one.life}</td>
                </tr>
              ))}
            </RuledTable>
          )}
        </div>
      ))}
    </Section>
  );
}
