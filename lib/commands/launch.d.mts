type Machine = {
  /** The path of the machine's own Node.js, and what it prints of itself. */
  machine: string;
  probed: string;
  minimum: string;
  platform: string;
  arch: string;
  has: (path: string) => boolean;
};

export function chooseNode(on: Machine): { path?: string; problem?: string };
