import { expect } from 'vitest'
import { listRejectionGroups } from '#generated/security/operations/listRejectionGroups.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { limitKey, UNKNOWN_KEY } from '../../../support/keys.ts'
import { withRejections } from '../../../support/rejections.ts'

export const cases = [
  define(listRejectionGroups, 200, {
    example: 'some-groups',
    arrange: async world => {
      const { caller, embedded } = await withRejections(world)
      await limitKey(world, { caller, params: { id: embedded } }, 0)
      return { caller, query: { sort: 'rejected', direction: 'asc' } as const }
    },
    check: ({ groups, total }) => {
      expect(total).toBe(2)
      expect(groups[0]).toMatchObject({
        error: 'key-unauthorized',
        current_rule: 'hostname',
        source_count: 1,
        max_lookups: 50_000,
      })
      expect(groups[1]).toMatchObject({ error: 'not-permitted', status: 401, max_lookups: null })
      for (const { hours } of groups) expect(hours).toHaveLength(24)
    },
  }),
  define(listRejectionGroups, 200, {
    example: 'no-groups',
    title: 'every parameter at once; what another account was rejected is not shown',
    arrange: async world => {
      await withRejections(world)
      const range = { start: '2026-01-01T00:00:00Z', end: '2199-01-01T00:00:00Z' }
      const narrow = { search: 'shop %_\\', key: UNKNOWN_KEY, error: 'key-unauthorized' } as const
      const order = { sort: 'last', direction: 'desc', page: 1, page_size: 100 } as const
      return { caller: await world.person(), query: { ...range, ...narrow, ...order } }
    },
    check: body => expect(body).toMatchObject({ groups: [], total: 0, rejected_lookups: 0 }),
  }),
  define(listRejectionGroups, 400, {
    example: 'invalid-option',
    invalid: true,
    query: { error: forbidden('teapot') },
  }),
  define(listRejectionGroups, 400, {
    example: 'end-before-start',
    query: { start: '2026-11-02T00:00:00Z', end: '2026-11-02T00:00:00Z' },
  }),
]
