/** Half tones from A4 (440 Hz) to each note of the octave around it. */
const HALF_TONES: Record<string, number> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 };

/** How long a tone is heard, in seconds. */
const SECONDS = 0.7;

let audio: AudioContext | undefined;

/** Plays a soft tone. Call it only on a press: browsers keep others silent. Without Web Audio it does nothing. */
export function playTone(note: string): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  // Suspended if the first press was repeated after hydration, which is no press for the browser.
  if (audio.state === 'suspended') void audio.resume();
  const { currentTime, destination } = audio;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = 440 * 2 ** ((HALF_TONES[note] ?? 0) / 12);
  volume.gain.setValueAtTime(0, currentTime);
  volume.gain.linearRampToValueAtTime(0.16, currentTime + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, currentTime + SECONDS);
  tone.connect(volume).connect(destination);
  tone.start();
  tone.stop(currentTime + SECONDS);
}
