/** What lib/fonts uses of the library, which has no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    /** OpenType features to keep, by their tags. */
    keepFeatures: string[];
    /** Leaves out the instructions for coarse pixels. */
    noHinting: boolean;
    /** Tables to leave out, by their tags. */
    dropTables: string[];
    /** One value to cut an axis off at, or the range that stays. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  };
  /** The part of `font` that `characters` need. */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
