import { expect } from 'vitest'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { listRejections } from '#generated/security/operations/listRejections.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { PLANS } from '../../../support/gateway.ts'
import { UNKNOWN_KEY } from '../../../support/keys.ts'
import { withRejections } from '../../../support/rejections.ts'

export const cases = [
  define(listRejections, 200, {
    example: 'some-rejections',
    arrange: async world => {
      const { caller, embedded } = await withRejections(world)
      await world.given(undefined, async ({ db, clock }) => {
        const start = new Date(clock.now().getTime() - 60_000)
        await grantSubscription(db, { accountId: caller.accountId ?? 0, planId: PLANS.usCore, start })
        clock.advance(60_000)
      })
      const params = { id: embedded, domain: 'staging.northwind.example' }
      await world.perform(authorizeDomain, { caller, params })
      return { caller, query: { sort: 'rejected', direction: 'asc' } as const }
    },
    check: ({ rejections, by_error }) => {
      expect(rejections).toHaveLength(2)
      expect(rejections[0]).toMatchObject({ error: 'key-unauthorized', source: 'staging.northwind.example' })
      expect(rejections[1]).toMatchObject({ error: 'not-permitted', source_kind: 'network', status: 401 })
      expect(by_error.map(({ error }) => error).toSorted()).toEqual(['key-unauthorized', 'not-permitted'])
    },
  }),
  define(listRejections, 200, {
    example: 'one-error',
    arrange: async world => {
      const { caller } = await withRejections(world)
      return { caller, query: { error: 'not-permitted' } as const }
    },
    check: ({ rejections, rejected_lookups, by_error }) => {
      expect(rejections).toEqual([expect.objectContaining({ error: 'not-permitted', rejected_lookups })])
      expect(by_error).toHaveLength(2)
    },
  }),
  define(listRejections, 200, {
    example: 'no-rejections',
    title: 'every parameter at once; what another account was rejected is not shown',
    arrange: async world => {
      await withRejections(world)
      const range = { start: '2026-01-01T00:00:00Z', end: '2199-01-01T00:00:00Z' }
      const narrow = { search: 'shop %_\\', key: UNKNOWN_KEY, error: 'key-unauthorized' } as const
      const order = { sort: 'last', direction: 'desc', page: 1, page_size: 100 } as const
      return { caller: await world.person(), query: { ...range, ...narrow, ...order } }
    },
    check: body => expect(body).toMatchObject({ rejections: [], rejected_lookups: 0, by_error: [] }),
  }),
  define(listRejections, 400, {
    example: 'invalid-option',
    invalid: true,
    query: { error: forbidden('teapot') },
  }),
  define(listRejections, 400, {
    example: 'end-before-start',
    query: { start: '2026-11-02T00:00:00Z', end: '2026-11-02T00:00:00Z' },
  }),
]
