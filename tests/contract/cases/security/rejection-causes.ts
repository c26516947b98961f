import { expect } from 'vitest'
import { listRejectionCauses } from '#generated/security/operations/listRejectionCauses.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { UNKNOWN_KEY } from '../../../support/keys.ts'
import { withRejections } from '../../../support/rejections.ts'

export const cases = [
  define(listRejectionCauses, 200, {
    example: 'some-causes',
    arrange: async world => ({ caller: (await withRejections(world)).caller }),
    check: ({ causes, hours, rejected_lookups }) => {
      expect(causes).toHaveLength(2)
      for (const { key_count, groups } of causes) expect(groups).toHaveLength(key_count)
      const sumOf = (counts: readonly { rejected_lookups: number }[]) =>
        counts.reduce((sum, each) => sum + each.rejected_lookups, 0)
      expect([sumOf(causes), sumOf(hours)]).toEqual([rejected_lookups, rejected_lookups])
    },
  }),
  define(listRejectionCauses, 200, {
    example: 'no-causes',
    title: 'every parameter at once; what another account was rejected is not shown',
    arrange: async world => {
      await withRejections(world)
      const range = { start: '2026-01-01T00:00:00Z', end: '2199-01-01T00:00:00Z' }
      const narrow = { search: 'shop %_\\', key: UNKNOWN_KEY, error: 'key-unauthorized' } as const
      return { caller: await world.person(), query: { ...range, ...narrow } }
    },
    check: body => expect(body).toEqual({ causes: [], rejected_lookups: 0, hours: [] }),
  }),
  define(listRejectionCauses, 400, {
    example: 'invalid-option',
    invalid: true,
    query: { error: forbidden('teapot') },
  }),
  define(listRejectionCauses, 400, {
    example: 'end-before-start',
    query: { start: '2026-11-02T00:00:00Z', end: '2026-11-02T00:00:00Z' },
  }),
]
