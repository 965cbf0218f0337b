import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Shorter responses fit into one packet uncompressed. */
export const MIN_COMPRESSIBLE_BYTES = 512;

/** Takes 2 to 5 ms for a page. */
export function brotliFast(text: Buffer): Buffer {
  return brotliCompressSync(text, getOptions(text, 5));
}

/** A tenth smaller. Takes 200 ms for a page, on a thread of libuv's pool. */
export function brotliBest(text: Buffer): Promise<Buffer> {
  return compress(text, getOptions(text, constants.BROTLI_MAX_QUALITY));
}

function getOptions(text: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}
