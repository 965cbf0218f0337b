import { settingOf } from '#lib/services/settings';
import { getServices } from '#lib/site/read';
import type { SectionOf } from '#lib/site/sections';
import { RuledTable } from './ruled-table.tsx';
import { Section } from './section.tsx';
import styles from './services.module.css';

/** What services of other companies do here and keep in browsers: those that are connected, and no other. */
export function Services({ id, ground, title, lead }: SectionOf<'services'>) {
  const { none, services } = getServices();
  const connected = services.filter(({ setting }) => settingOf(setting, process.env));
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
