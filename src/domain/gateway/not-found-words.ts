/**
 * Texts for an address that was not found, in real data or in the demo sample, which lacks most real addresses. Public
 * pages show them, and none of the words for what was found.
 */
export const notFoundWords = {
  live: {
    verdict: 'Not found',
    meaning:
      'No address matches. Check the house number and street, and enter a ZIP Code or a city and state.',
    sign: 'No delivery point matches.',
  },
  sample: {
    verdict: 'Not in our demo sample',
    meaning: 'This site uses a small demo sample. To verify real addresses, contact our sales team.',
    sign: 'Our demo sample doesn’t have this address.',
  },
} as const satisfies Record<'live' | 'sample', { verdict: string; meaning: string; sign: string }>
