import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

/** Shorter texts fit into one packet as they are. */
export const LEAST_BYTES = 512;
/** Takes some 5 ms for a page, where the best takes 200 ms and makes it a tenth smaller. */
const FAST_QUALITY = 6;

export function brotliFast(text: Buffer): Buffer {
  return brotliCompressSync(text, optionsFor(text, FAST_QUALITY));
}

/** Aside, on a thread of its own. */
export function brotliBest(text: Buffer): Promise<Buffer> {
  const options = optionsFor(text, constants.BROTLI_MAX_QUALITY);
  return new Promise((resolve, reject) =>
    brotliCompress(text, options, (error, body) => (error ? reject(error) : resolve(body))),
  );
}

function optionsFor(text: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}
