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

type StoryPicturesProps = {
  story: Story;
  /** Changes the latest story, which may be another one when a file has been read. */
  onChange: (change: (story: Story) => Story) => void;
};

/** Chooses or drops pictures and a film of this device, and shows them at once. They stay in this browser. */
export function StoryPictures({ story, onChange }: StoryPicturesProps) {
  const { isSaved } = useCaseStudies().testMode;
  const [problem, setProblem] = useState('');
  const gallery = readGallery(story);
  const slug = typeof story.slug === 'string' && story.slug ? story.slug : `story-${String(story.id)}`;

  /** Keeps the files that can be shown, and returns their paths; none if a reset came in between. */
  async function keep(list: FileList | null, nameOf: () => string): Promise<string[]> {
    const paths: string[] = [];
    const problems: string[] = [];
    const clears = localFiles.clearCount();
    for (const file of [...(list ?? [])]) {
      const { extension, problem: found } = await checkMedia(file);
      if (localFiles.clearCount() !== clears) return [];
      if (found) problems.push(found);
      else {
        const path = `${pictureFolder(slug)}${nameOf()}.${extension}`;
        await localFiles.put(path, file);
        paths.push(path);
      }
    }
    setProblem(problems.join(' '));
    return localFiles.clearCount() === clears ? paths : [];
  }

  async function choose(field: string, name: string, files: FileList | null) {
    const [path] = await keep(files, () => name);
    if (path) onChange((latest) => writeValue(latest, [field], path));
  }

  async function addToGallery(files: FileList | null) {
    const paths = await keep(
      files,
      () => `gallery-${nextNumber([...gallery.map(({ url }) => url), ...(localFiles.read()?.keys() ?? [])])}`,
    );
    const added = paths.map((url) => ({ url, alt: '' }));
    if (added.length > 0) onChange((latest) => writeValue(latest, ['gallery'], [...readGallery(latest), ...added]));
  }

  function changePicture(index: number, changed: Picture | undefined) {
    onChange((latest) => {
      const list = readGallery(latest).flatMap((picture, position) => (position === index ? (changed ?? []) : picture));
      return writeValue(latest, ['gallery'], list.length > 0 ? list : undefined);
    });
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
                  <button
                    type="button"
                    className="go"
                    onClick={() => onChange((latest) => writeValue(latest, [field], undefined))}
                  >
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
          <button type="button" className="go" onClick={() => changePicture(index, undefined)}>
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

/** The first number above those of the photographs, such as 4 after gallery-3.jpg. */
function nextNumber(addresses: string[]): number {
  return Math.max(0, ...addresses.map((address) => Number(/gallery-(\d+)\.\w+$/.exec(address)?.[1] ?? 0))) + 1;
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
