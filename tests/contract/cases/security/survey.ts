import { expect } from 'vitest'
import { createPortalKey, getKeySurvey } from '#generated/security/operations.ts'
import { define } from '../../../support/contract/case.ts'
import { embeddedKey, limitKey, useKey, withSecretKey } from '../../../support/keys.ts'

export const cases = [
  define(getKeySurvey, 200, {
    example: 'both-kinds',
    arrange: async world => {
      const { caller, params } = await withSecretKey(world)
      await useKey(world, params.id)
      const id = await embeddedKey(world, caller)
      await limitKey(world, { caller, params: { id } }, 12_480)
      return { caller }
    },
    check: ({ keys }) => {
      expect(keys.map(({ kind }) => kind)).toEqual(['secret', 'embedded'])
      expect(keys.map(({ label }) => label)).toEqual(['Checkout server', 'Store checkout'])
      const [secret, embedded] = keys
      expect(secret).toMatchObject({ hostnames: [], limit: null, last_used: expect.any(String) })
      expect(embedded).toMatchObject({ allowed_ips: [], is_orphan: false, previous_token_ends: null })
      expect(embedded?.hostnames).toContain('shop.northwind.example')
      expect(embedded?.limit).toMatchObject({ max_lookups: 50_000, lookups_used: 12_480 })
    },
  }),
  define(getKeySurvey, 200, {
    example: 'managed-key',
    arrange: async world => {
      const caller = await world.person()
      await world.perform(createPortalKey, { caller })
      return { caller }
    },
    check: ({ keys, managed }) => {
      expect(keys).toEqual([])
      expect(managed).toMatchObject([{ label: 'Tools (created by Gatepost)' }])
    },
  }),
  define(getKeySurvey, 200, { example: 'no-keys', check: ({ keys }) => expect(keys).toEqual([]) }),
]
