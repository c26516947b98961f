import type { Award } from '../templates/operator.ts'

/** Awards received, newest first. */
export const awards: readonly Award[] = [
  {
    isExample: true,
    name: 'Example Award',
    year: 2026,
    givenBy: 'Awarding organization',
    reason: 'What the award recognizes and how it was judged, with a link to the awarding organization.',
  },
]
