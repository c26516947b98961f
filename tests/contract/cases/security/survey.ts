import { expect } from 'vitest'
import { createPortalKey } from '#generated/security/operations/createPortalKey.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import { setEmbeddedKeyRestrictions } from '#generated/security/operations/setEmbeddedKeyRestrictions.ts'
import { define } from '../../../support/contract/case.ts'
import {
  embeddedKey,
  holdLicenses,
  limitKey,
  recordKeyUse,
  withRestrictedKey,
} from '../../../support/keys.ts'

const LICENSE = 1203

export const cases = [
  define(getKeySurvey, 200, {
    example: 'both-kinds',
    arrange: async world => {
      const { caller } = await withRestrictedKey(world)
      const id = await embeddedKey(world, caller)
      await recordKeyUse(world, id)
      await limitKey(world, { caller, params: { id } }, 12_480)
      await holdLicenses(world, caller, LICENSE)
      const body = { expires: null, licenses: [LICENSE], version: 1 }
      await world.perform(setEmbeddedKeyRestrictions, { caller, params: { id }, body })
      return { caller }
    },
    check: ({ keys }) => {
      expect(keys.map(({ kind }) => kind)).toEqual(['secret', 'embedded'])
      expect(keys.map(({ label }) => label)).toEqual(['Checkout server', 'Store checkout'])
      const [secret, embedded] = keys
      expect(secret).toMatchObject({ hostnames: [], limit: null, last_used: expect.any(String) })
      expect(embedded).toMatchObject({
        allowed_ips: [],
        licenses: [LICENSE],
        is_orphan: false,
        previous_token_ends: null,
      })
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
