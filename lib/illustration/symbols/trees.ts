/** Three kinds of trees, with the foot at the origin. */
export const TREES = {
  'tree-round':
    '<path class="k" d="M-1.5 0v-12h3V0z"/><ellipse class="c" cy="-22" rx="11" ry="14"/><path class="k" d="M3-35.4A11 14 0 0 1 3-8.6Q11-22 3-35.4z"/>',
  'tree-cone':
    '<path class="k" d="M-1.5 0v-8h3V0z"/><path class="c" d="M0-46 12-6H-12z"/><path class="k" d="M0-46 12-6H4z"/>',
  'tree-poplar':
    '<path class="k" d="M-1.5 0v-10h3V0z"/><path class="c" d="M-8-8V-34a8 8 0 0 1 16 0V-8z"/><path class="k" d="M3-41.4a8 8 0 0 1 5 7.4V-8H3z"/>',
} satisfies Record<string, string>;
