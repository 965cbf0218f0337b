import { createScratchFolder } from './scratch.ts';

/** Runs before the workers of Vitest start. */
export default function setUp(): void {
  createScratchFolder();
}
