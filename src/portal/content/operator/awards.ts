import type { Award } from '../templates/operator.ts'

/** Awards that were given, the newest first. */
export const awards: readonly Award[] = [
  {
    isExample: true,
    name: 'Example Award',
    year: 2026,
    givenBy: 'Who gave it',
    reason: 'For what, and by what measure. With a link to the page of the one who gave it.',
  },
]
