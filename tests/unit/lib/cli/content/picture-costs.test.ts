import { describe, expect, it } from 'vitest';
import { runContent } from '#lib/cli/content/run';
import { photo } from '#tests/factories/photo';
import { callCommand } from '#tests/unit/lib/cli/run-command';
import { BrokenCopy } from './broken-copy.ts';

const STUDY = 'lumenfold-mission-mural-dash';

describe('what pictures cost', () => {
  it('is listed for a phone, with the length of films, and summed up by the check', async () => {
    const copy = new BrokenCopy();
    const file = `case-studies/${STUDY}/Team photo.jpg`;
    copy.write(file, await photo({ width: 1800, height: 1200 }));
    copy.edit(
      `case-studies/${STUDY}.md`,
      /^heroImage: .*$/m,
      `heroAlt: A team\nheroImage: /art/case-studies/${STUDY}/Team%20photo.jpg`,
    );
    copy.write('photographs.yaml', `- { file: /art/case-studies/${STUDY}/Team%20photo.jpg, consent: signed releases }`);
    const list = await callCommand(runContent, copy.folder, ['pictures']);
    expect([list.status, list.stderr]).toEqual([0, '']);
    expect(list.stdout).toMatch(new RegExp(`content/${file} +\\d+ KB on a phone\n`));
    expect(list.stdout).toMatch(/public\/video\/hunt-in-ten-seconds\.mp4 +424 KB, loaded after a click; 0:10 long/);
    const check = await callCommand(runContent, copy.folder);
    expect(check.stdout).toMatch(new RegExp(`content/case-studies/${STUDY}\\.md +1 photograph, \\d+ KB\n`));
  });

  it('is not mentioned by the check without photographs', async () => {
    const { stdout } = await callCommand(runContent, new BrokenCopy().folder);
    expect(stdout).not.toContain('phone');
  });
});
