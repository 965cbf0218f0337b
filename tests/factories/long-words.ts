/** A word of 34 letters, which fits on no phone in a large font. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft';

/** An address without a place to break it. */
export const LONG_ADDRESS =
  'https://intranet.example.com/teams/people-and-culture/2026/summer-party-budget-and-approvals';
