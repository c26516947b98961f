import { expect } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import { setEmbeddedKeyRestrictions } from '#generated/security/operations/setEmbeddedKeyRestrictions.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import { updateEmbeddedKey } from '#generated/security/operations/updateEmbeddedKey.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import {
  holdLicenses,
  withEmbeddedKey,
  withLimitedEmbeddedKey,
  withSecretKey,
  withUnknownKey,
} from '../../../support/keys.ts'

const LICENSE = 1102
const NOT_HELD = 1203
const none = { expires: null, licenses: null, version: 1 }
const noneOfSecret = { ...none, allowed_ips: [] }
const edit = { label: 'Renamed', description: '', version: 1 }

/** A moment so many days from now, or ago. */
const inDays = (world: World, days: number) =>
  world.given('2027-03-31T00:00:00Z', async ({ clock }) =>
    new Date(clock.now().getTime() + days * DAY).toISOString(),
  )

async function withLicensed(world: World, kind: 'secret' | 'embedded') {
  const call = await (kind === 'secret' ? withSecretKey(world) : withLimitedEmbeddedKey(world))
  await holdLicenses(world, call.caller, LICENSE)
  return call
}

const rejectedRange = (example: string, range: string) =>
  define(setSecretKeyRestrictions, 400, {
    example,
    arrange: async world => ({
      ...(await withSecretKey(world)),
      body: { ...noneOfSecret, allowed_ips: ['203.0.113.0/24', range] },
    }),
  })

export const cases = [
  define(setSecretKeyRestrictions, 200, {
    example: 'restricted',
    arrange: async world => ({
      ...(await withLicensed(world, 'secret')),
      body: {
        expires: await inDays(world, 120),
        licenses: [LICENSE],
        allowed_ips: ['203.0.113.0/24'],
        version: 1,
      },
    }),
    check: key =>
      expect(key).toMatchObject({
        expires: expect.any(String),
        licenses: [LICENSE],
        allowed_ips: ['203.0.113.0/24'],
        version: 2,
      }),
  }),
  define(setSecretKeyRestrictions, 200, {
    example: 'unrestricted',
    arrange: async world => {
      const call = await withLicensed(world, 'secret')
      const body = { expires: null, licenses: [LICENSE], allowed_ips: ['203.0.113.0/24'], version: 1 }
      await world.perform(setSecretKeyRestrictions, { ...call, body })
      return { ...call, body: { ...noneOfSecret, version: 2 } }
    },
    check: key => expect(key).toMatchObject({ expires: null, licenses: null, allowed_ips: [], version: 3 }),
  }),
  define(setSecretKeyRestrictions, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await withSecretKey(world)),
      body: forbidden({ expires: 'soon', licenses: null, allowed_ips: [] }),
    }),
  }),
  define(setSecretKeyRestrictions, 400, {
    example: 'expires-in-past',
    arrange: async world => ({
      ...(await withSecretKey(world)),
      body: { ...noneOfSecret, expires: await inDays(world, 0) },
    }),
  }),
  define(setSecretKeyRestrictions, 400, {
    example: 'license-not-held',
    arrange: async world => ({
      ...(await withLicensed(world, 'secret')),
      body: { ...noneOfSecret, licenses: [LICENSE, NOT_HELD] },
    }),
  }),
  rejectedRange('ip-range-invalid', '203.0.113.256'),
  rejectedRange('ip-range-too-wide', '128.0.0.0/1'),
  define(setSecretKeyRestrictions, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: async world => ({ ...(await withUnknownKey(world)), body: noneOfSecret }),
  }),
  define(setSecretKeyRestrictions, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await withSecretKey(world, 'deleted')), body: noneOfSecret }),
  }),
  define(setSecretKeyRestrictions, 409, {
    example: 'key-changed',
    title: 'key-changed, as its label was edited',
    arrange: async world => {
      const call = await withSecretKey(world)
      await world.perform(updateSecretKey, { ...call, body: edit })
      return { ...call, body: noneOfSecret }
    },
  }),

  define(setEmbeddedKeyRestrictions, 200, {
    example: 'restricted',
    arrange: async world => ({
      ...(await withLicensed(world, 'embedded')),
      body: { expires: await inDays(world, 120), licenses: [LICENSE], version: 1 },
    }),
    check: key => expect(key).toMatchObject({ expires: expect.any(String), licenses: [LICENSE], version: 2 }),
  }),
  define(setEmbeddedKeyRestrictions, 200, {
    example: 'unrestricted',
    arrange: async world => {
      const call = await withLicensed(world, 'embedded')
      const body = { expires: null, licenses: [LICENSE], version: 1 }
      await world.perform(setEmbeddedKeyRestrictions, { ...call, body })
      return { ...call, body: { ...none, version: 2 } }
    },
    check: key => expect(key).toMatchObject({ expires: null, licenses: null, version: 3 }),
  }),
  define(setEmbeddedKeyRestrictions, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await withEmbeddedKey(world)),
      body: forbidden({ expires: 'soon', licenses: null }),
    }),
  }),
  define(setEmbeddedKeyRestrictions, 400, {
    example: 'expires-in-past',
    arrange: async world => ({
      ...(await withEmbeddedKey(world)),
      body: { ...none, expires: await inDays(world, -1) },
    }),
  }),
  define(setEmbeddedKeyRestrictions, 400, {
    example: 'license-not-held',
    arrange: async world => ({
      ...(await withLicensed(world, 'embedded')),
      body: { ...none, licenses: [NOT_HELD] },
    }),
  }),
  define(setEmbeddedKeyRestrictions, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: async world => ({ ...(await withUnknownKey(world)), body: none }),
  }),
  define(setEmbeddedKeyRestrictions, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await withEmbeddedKey(world, 'deleted')), body: none }),
  }),
  define(setEmbeddedKeyRestrictions, 409, {
    example: 'key-changed',
    title: 'key-changed, as its label was edited',
    arrange: async world => {
      const call = await withEmbeddedKey(world)
      await world.perform(updateEmbeddedKey, { ...call, body: edit })
      return { ...call, body: none }
    },
  }),
]
