import 'server-only';
import { aliasesOf } from './aliases.ts';
import { foldName } from './fold-name.ts';
import { findPlaces, type Place } from './places.ts';

/** `place` is what a text can only mean; `guess` is what it may well mean, and nobody should decide that unasked. */
export type Recognized = { place?: Place; guess?: Place };

/**
 * The listed place behind a typed city. Sure are `home` (a label) under any of its names and before its namesakes, a whole
 * label, an alias, and a name with a region that only one place has. "Chicago" alone stays a guess: so is Golden Gate,
 * which is a town in Florida.
 */
export function recognizeCity(text: string, home: string): Recognized {
  const wanted = foldName(text);
  const same = findPlaces(text, Infinity).filter(({ isSame }) => isSame);
  const [first] = same;
  const sure =
    same.find(({ label }) => label === home) ??
    same.find(({ label }) => [label, ...aliasesOf(label)].some((name) => foldName(name) === wanted)) ??
    (same.length === 1 && first && wanted.length > ownNameOf(first).length ? first : undefined);
  if (sure) return { place: toPlace(sure) };
  return first ? { guess: toPlace(first) } : {};
}

function ownNameOf({ label }: Place): string {
  return foldName(label.split(',')[0] ?? '');
}

function toPlace({ label, latitude, longitude }: Place): Place {
  return { label, latitude, longitude };
}
