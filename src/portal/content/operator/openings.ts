import type { Opening } from '../templates/operator.ts'

/** The positions that are open now, the newest first. */
export const openings: readonly Opening[] = [
  {
    isExample: true,
    name: 'Example: Backend Engineer',
    place: 'A city, or remote within certain time zones',
    kind: 'Full-time',
    about:
      'What you’ll do in the first months, what you should bring, the salary range, and how interviews work.',
  },
]
