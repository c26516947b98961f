import type { Person } from '../templates/operator.ts'

/** The people whom /company/team shows, in its order. */
export const people: readonly Person[] = [
  {
    isExample: true,
    name: 'Example Person',
    position: 'Head of Something',
    about: 'Two sentences about what this person is responsible for and what customers can ask them about.',
  },
]
