const MAX_BYTES = 100 * 1024 * 1024;

/** The extension of the file on the site, or why it cannot be shown. */
type CheckedMedia = { extension: string; problem?: undefined } | { extension?: undefined; problem: string };

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/** Checks that this browser can show a picture or a film. */
export async function checkMedia(file: File): Promise<CheckedMedia> {
  const extension = EXTENSIONS[file.type];
  if (!extension) {
    return {
      problem: `${file.name} is no picture or film that browsers show: save it as JPEG, PNG, WebP, SVG or MP4.`,
    };
  }
  if (file.size > MAX_BYTES) return { problem: `${file.name} is larger than 100 MB.` };
  if (file.type.startsWith('video/')) return { extension };
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { extension };
  } catch {
    return { problem: `${file.name} is damaged, or not the kind of picture that its name says.` };
  } finally {
    URL.revokeObjectURL(url);
  }
}
