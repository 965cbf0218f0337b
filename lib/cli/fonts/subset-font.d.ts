/** Types for the parts of the library that the site uses. The library ships none. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    /** OpenType features to keep, by their tags. */
    keepFeatures?: string[];
    /** Leaves out the hinting instructions for low-resolution screens. */
    noHinting?: boolean;
    /** Tables to leave out, by their tags. */
    dropTables?: string[];
    /** A fixed value for an axis, or the range to keep. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  };
  /** The subset of `font` for `characters`. */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
