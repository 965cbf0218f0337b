/** A picture without colors: inner SVG with class names, and its viewBox. */
export type Scene = { viewBox: string; markup: string };

/** A scene before `assemble` adds its symbols and prefixes its ids. */
export type Drawing = { viewBox: string; drawing: string };
