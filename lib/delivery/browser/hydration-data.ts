/** The JSON block in a page without the Next runtime. */
export type HydrationData = {
  /** URLs of Next's scripts, in the order of the page. */
  scripts: string[];
  /** The argument of the entry script, which Next's page pushes to the bundler's runtime. */
  entry: unknown;
  /** Digest of the RSC payload of exactly this markup; in the reply to a posted form, the payload itself. */
  payload: string;
  /** Whether this is the reply to a posted form. */
  isInline?: boolean;
  /** React's state of the posted form. */
  formState?: unknown;
  /** URL of the hydration runtime. */
  runtime: string;
};

/** The id of the JSON block. */
export const HYDRATION_DATA_ID = 'hydration-data';
