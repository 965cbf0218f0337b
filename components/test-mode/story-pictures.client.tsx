'use client';

import { useState } from 'react';
import { isFilm } from '#lib/content/film-files';
import { isRecord } from '#lib/content/is-record';
import { pictureFolder } from '#lib/test-mode/file-addresses';
import { plainText } from '#lib/test-mode/plain-text';
import { writeValue, type Story } from '#lib/test-mode/story-fields';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import { checkMedia } from './check-media.ts';
import styles from './story-form.module.css';
import { localFiles, useLocalFiles } from './use-local-files.ts';

/** The pictures of a story that each have a field, with the name that the file gets. */
const SINGLE = [
  { field: 'companyLogo', name: 'logo', label: 'Logo' },
  { field: 'coverImage', name: 'cover', label: 'Cover, for the card' },
  { field: 'heroImage', name: 'hero', label: 'Large picture on top' },
  { field: 'videoUrl', name: 'film', label: 'Film' },
] as const;

const MAX_NAME_LENGTH = 40;

type Picture = { url: string; alt: string };

/** Chooses or drops pictures and a film of this device, and shows them at once. They stay in this browser. */
export function StoryPictures({ story, onChange }: { story: Story; onChange: (story: Story) => void }) {
  const { isSaved } = useCaseStudies().testMode;
  const [problem, setProblem] = useState('');
  const gallery = readGallery(story);
  const slug = typeof story.slug === 'string' && story.slug ? story.slug : `story-${String(story.id)}`;

  /** Keeps the files that can be shown, and returns their paths. */
  async function keep(list: FileList | null, nameOf: (index: number) => string): Promise<string[]> {
    const paths: string[] = [];
    const problems: string[] = [];
    for (const [index, file] of [...(list ?? [])].entries()) {
      const { extension, problem: found } = await checkMedia(file);
      if (found) problems.push(found);
      else {
        const path = `${pictureFolder(slug)}${nameOf(index)}.${extension}`;
        await localFiles.put(path, file);
        paths.push(path);
      }
    }
    setProblem(problems.join(' '));
    return paths;
  }

  async function choose(field: string, name: string, files: FileList | null) {
    const [path] = await keep(files, () => name);
    if (path) onChange(writeValue(story, [field], path));
  }

  async function addToGallery(files: FileList | null) {
    const first =
      gallery.reduce((most, { url }) => Math.max(most, Number(/gallery-(\d+)\.\w+$/.exec(url)?.[1] ?? 0)), 0) + 1;
    const paths = await keep(files, (index) => `gallery-${first + index}`);
    if (paths.length > 0)
      onChange(writeValue(story, ['gallery'], [...gallery, ...paths.map((url) => ({ url, alt: '' }))]));
  }

  function changePicture(index: number, changed: Picture | undefined) {
    const list = changed ? gallery.with(index, changed) : gallery.toSpliced(index, 1);
    onChange(writeValue(story, ['gallery'], list.length > 0 ? list : undefined));
  }

  return (
    <fieldset className={styles.pictures}>
      <legend>Pictures and film</legend>
      <p>
        <small>Choose files, or drop them on a button. They stay in this browser and are sent nowhere.</small>
      </p>
      <div className={styles.fields}>
        {SINGLE.map(({ field, name, label }) => {
          const address = story[field];
          return (
            <p key={field} className={styles.field}>
              <label>
                {label}
                <input
                  type="file"
                  accept={name === 'film' ? 'video/*' : 'image/*'}
                  onChange={({ currentTarget }) => void choose(field, name, currentTarget.files)}
                />
              </label>
              {typeof address === 'string' && address !== '' && (
                <span className={styles.chosen}>
                  <Thumbnail address={address} />
                  <button type="button" onClick={() => onChange(writeValue(story, [field], undefined))}>
                    Remove<span className="visually-hidden">{`: ${label}`}</span>
                  </button>
                </span>
              )}
            </p>
          );
        })}
      </div>
      <p className={styles.field}>
        <label>
          Photographs of the day
          <input
            type="file"
            multiple
            accept="image/*,video/*"
            onChange={({ currentTarget }) => void addToGallery(currentTarget.files)}
          />
        </label>
      </p>
      {gallery.map((picture, index) => (
        <p key={picture.url} className={styles.photo}>
          <Thumbnail address={picture.url} />
          <label>
            <span className="visually-hidden">{`What picture ${index + 1} shows`}</span>
            <input
              type="text"
              placeholder="Who, doing what, where"
              defaultValue={picture.alt}
              onChange={({ target }) => changePicture(index, { ...picture, alt: target.value })}
            />
          </label>
          <button type="button" onClick={() => changePicture(index, undefined)}>
            Remove<span className="visually-hidden">{` picture ${index + 1}`}</span>
          </button>
        </p>
      ))}
      <p role="status">
        <span>{problem}</span>
        {(!localFiles.isSaved() || !isSaved) && <span> This browser keeps no files, so a reload loses them.</span>}
      </p>
    </fieldset>
  );
}

/** The gallery as a list of pictures with descriptions; anything else in it is left out. */
function readGallery({ gallery }: Story): Picture[] {
  if (!Array.isArray(gallery)) return [];
  return gallery.flatMap((item: unknown) => {
    if (typeof item === 'string') return { url: item, alt: '' };
    if (!isRecord(item) || typeof item.url !== 'string') return [];
    return { url: item.url, alt: typeof item.alt === 'string' ? item.alt : '' };
  });
}

/** A picture of this device; of others only the name, because their addresses are not checked here. */
function Thumbnail({ address }: { address: string }) {
  const { files, urlOf } = useLocalFiles();
  if (files.has(address) && !isFilm(address)) return <img src={urlOf(address)} alt="" height="44" />;
  return <small>{plainText(address.slice(address.lastIndexOf('/') + 1)).slice(0, MAX_NAME_LENGTH)}</small>;
}
