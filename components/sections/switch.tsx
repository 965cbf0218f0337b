import { PawnArt } from '#components/illustration/pawn-art';
import { SceneArt } from '#components/illustration/scene-art';
import type { SectionOf } from '#lib/pages/sections';
import { Section } from './section.tsx';
import styles from './switch.module.css';

/**
 * A choice on a strip of the board, whose text and drawing follow it. It works without scripts: CSS shows the parts with the number of the
 * selected option in `data-at` or `data-from`. Browsers without `:has()` show all texts and the first state of the drawing.
 */
export function Switch({ id, ground = 'water', title, lead, art, legend, options }: SectionOf<'switch'>) {
  const drawing = (
    <div className={styles.art} data-art={art}>
      <SceneArt name={art} />
    </div>
  );
  return (
    <Section id={id} ground={ground} title={title} lead={lead} aside={drawing} asideFirst>
      <fieldset className={styles.choice}>
        <legend>{legend}</legend>
        <div className={styles.strip} data-count={options.length} data-art={art}>
          {options.map(({ when, label }, index) => (
            <label key={label} className={styles.square}>
              <input type="radio" name={id ?? art} value={index + 1} defaultChecked={index === 0} />
              {when && <b>{`${when} `}</b>}
              <span>{label}</span>
            </label>
          ))}
          <span className={styles.pawn}>
            <PawnArt ink="d" hat="cap" fit="xMidYMax meet" />
          </span>
        </div>
      </fieldset>
      <div className={styles.card} data-art={art}>
        {options.map((option, index) => (
          <div key={option.label} className={styles.panel} data-at={index + 1}>
            {option.when && <p className={styles.when}>{`${option.when}, ${option.label}`}</p>}
            <h3 className={styles.title}>{option.title}</h3>
            <p className={styles.text}>{option.text}</p>
            {option.meta && <p className={styles.meta}>{option.meta.join(', ')}</p>}
          </div>
        ))}
      </div>
    </Section>
  );
}
