import { expect } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { checkConfigurationDifferences } from '#generated/configuration/operations/checkConfigurationDifferences.ts'
import { getConfiguration } from '#generated/configuration/operations/getConfiguration.ts'
import { updateConfigurationFile } from '#generated/configuration/operations/updateConfigurationFile.ts'
import { setUsageLimits } from '#generated/security/operations/setUsageLimits.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const COMMENTED = 'version: 1\n# Agreed with finance in May.\nlimits:\n  lookups_per_day: 5000\n'

async function withDailyLimit(world: World, number: number) {
  const caller = await world.person()
  const body = { per_day: number, per_month: null, instead_of_day: null, instead_of_month: null }
  await world.perform(setUsageLimits, { caller, body })
  return caller
}

/** A person with another account, which has a limit. */
async function withOtherAccount(world: World) {
  const owner = await withDailyLimit(world, 5000)
  const caller = await world.person()
  const accountId = owner.accountId ?? 0
  await world.given(undefined, async ({ db, clock }) => {
    const roles = ['api-key-viewer']
    await db.insert(memberships).values({ accountId, userId: caller.userId, roles, created: clock.now() })
    return undefined
  })
  return { caller, body: { account_id: accountId } }
}

export const cases = [
  define(getConfiguration, 200, {
    example: 'yaml',
    arrange: async world => ({ caller: await world.person({ roles: ['api-key-viewer'] }) }),
    check: ({ text }) => expect(text).toMatch(/^# yaml-language-server: .*\n\nversion: 1\n/),
  }),
  define(getConfiguration, 200, {
    example: 'json',
    query: { format: 'json' },
    check: ({ text }) => expect(JSON.parse(text)).toMatchObject({ version: 1, secret_keys: [] }),
  }),
  define(getConfiguration, 400, {
    example: 'invalid-option',
    query: { format: forbidden('toml') },
    invalid: true,
  }),
  define(updateConfigurationFile, 200, {
    example: 'updated',
    differs: { text: 'with the settings that the account has' },
    arrange: async world => ({ caller: await withDailyLimit(world, 10_000), body: { text: COMMENTED } }),
    check: ({ text }) => expect(text).toBe(COMMENTED.replace('5000', '10000')),
  }),
  define(updateConfigurationFile, 400, { example: 'required', body: forbidden({}), invalid: true }),
  define(updateConfigurationFile, 400, { example: 'configuration-unreadable', body: { text: 'version: [' } }),
  define(checkConfigurationDifferences, 200, {
    example: 'different',
    arrange: withOtherAccount,
    check: ({ changes }) => expect(changes.at(-1)).toMatchObject({ section: 'limits', kind: 'change' }),
  }),
  define(checkConfigurationDifferences, 400, { example: 'required', body: forbidden({}), invalid: true }),
  define(checkConfigurationDifferences, 404, {
    example: 'not-found',
    arrange: async world => {
      const stranger = await world.person()
      return { caller: await world.person(), body: { account_id: stranger.accountId ?? 0 } }
    },
  }),
]
