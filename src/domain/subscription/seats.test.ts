import { expect, test } from 'vitest'
import { maxUsersOf } from './seats.ts'

test.each([
  [{ own: 1, plans: 0, added: 0 }, 1],
  [{ own: 1, plans: 25, added: 0 }, 25],
  [{ own: 30, plans: 25, added: 0 }, 30],
  [{ own: 1, plans: 0, added: 5 }, 6],
  [{ own: 3, plans: 2, added: 5 }, 8],
])('%j are %i', (parts, most) => expect(maxUsersOf(parts)).toBe(most))
