import { takeScratchFolder } from './scratch.ts';

/** Before any worker of Vitest starts. */
export default function setUp(): void {
  takeScratchFolder();
}
