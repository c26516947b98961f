import type { Opening } from '../templates/operator.ts'

/** The positions that are open now, the newest first. */
export const openings: readonly Opening[] = [
  {
    isExample: true,
    name: 'Example: Backend Engineer',
    place: 'A city, or remote within some time zones',
    kind: 'Full-time',
    about:
      'What the person will do in the first months, what they should bring, the range of the salary, and how the interviews go.',
  },
]
