import { useScratchFolder } from './scratch.ts';

/** Before any worker of Vitest starts. */
export default function setUp(): void {
  useScratchFolder();
}
