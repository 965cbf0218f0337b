type Machine = {
  /** The path of the machine's own Node.js, and the output of PROBE on it. */
  machine: string;
  probed: string;
  minimum: string;
  platform: string;
  arch: string;
  exists: (path: string) => boolean;
};

export function chooseNode(on: Machine): { path?: string; problem?: string };
