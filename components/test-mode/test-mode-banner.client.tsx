'use client';

import { LIBRARY_PATH, previewHref } from '#lib/test-mode/mode';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import { saveFile } from './save-file.ts';
import styles from './test-mode-banner.module.css';
import { LEAVES_TEST_MODE } from './use-test-mode-links.ts';

/** Says on a page in test mode whose case studies it shows, with links to change them and to leave test mode. */
export function TestModeBanner() {
  const { hidden, testMode } = useCaseStudies();
  const { active, isSaved, discarded } = testMode;
  return (
    <div className={styles.banner} data-active={active}>
      <p role="status">
        <span>
          {active
            ? 'Preview, not published: only this browser sees these case studies.'
            : 'Test mode is on and nothing is loaded, so this is the published list.'}
        </span>
        {hidden.length > 0 && <span>{` ${hidden.length} more will be public later.`}</span>}
        {active && !isSaved && <span> Not saved: a reload loses them.</span>}
        {discarded && <span>{` The case studies of your last visit were removed: ${discarded.reason}.`}</span>}
      </p>
      <p className={styles.actions}>
        {discarded && (
          <button
            type="button"
            className="go"
            onClick={() => saveFile({ name: 'case-studies.json', text: discarded.text })}
          >
            Save their text
          </button>
        )}
        <a className="go" href={previewHref()}>
          {active ? 'Change or reset them' : 'Load case studies'}
        </a>
        <a className="go" href={LIBRARY_PATH} {...LEAVES_TEST_MODE}>
          Leave test mode
        </a>
      </p>
    </div>
  );
}
