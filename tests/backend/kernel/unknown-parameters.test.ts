import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { loadContract } from '#kernel/contract/contract.ts'
import { routesOf } from '#kernel/contract/routes.ts'
import { deprecatedUses } from '#kernel/storage/tables.ts'
import { deprecatedUsesOf } from '#kernel/work/deprecated-uses.ts'
import { findServices } from '../../../scripts/generate/services.ts'
import { sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

const isOpen = ({ schema }: { schema: { querystring?: unknown } }) =>
  (schema.querystring as { additionalProperties?: boolean } | undefined)?.additionalProperties !== false

test.each(findServices())('operations of %s reject what they do not have in the query', async service => {
  const routes = await routesOf(loadContract(service))
  // Identity providers add parameters of their own, and so do the client libraries of another provider.
  const expected = service === 'scim' || service === 'compatibility' ? routes : []
  expect(routes.filter(isOpen)).toEqual(expected)
})

test('a misspelled filter is an error with the name that was meant, and not the whole list', async () => {
  const backend = await sharedBackend()
  const caller = await backend.person({ roles: ['api-key-viewer'] })
  const query = { serach: 'ann' } as object
  const { status, body } = await send(backend, listSecretKeys, { caller, query })
  expect({ status, body }).toMatchObject({
    status: 400,
    body: [
      {
        name: 'unknown-field',
        fields: ['serach'],
        message: 'This field is unknown. Did you mean “search”?',
      },
    ],
  })
})

test('a parameter is read by its earlier name, until both are sent', async () => {
  const backend = await sharedBackend()
  const caller = await backend.person({ roles: ['account-owner'] })
  const addressesFor = async (query: { search?: string; text?: string }) =>
    (await send(backend, listTeamMembers, { caller, query })).body.identities.map(
      ({ email_address }) => email_address,
    )
  expect(await addressesFor({ text: caller.username })).toEqual([caller.username])
  expect(await addressesFor({ text: 'no one has this' })).toEqual([])
  const both = await send(backend, listTeamMembers, { caller, query: { text: 'a', search: 'a' } })
  expect(both).toMatchObject({
    status: 400,
    body: [{ name: 'unknown-field', fields: ['text'], message: expect.stringContaining('“search”') }],
  })
  // Counted by caller, operation, and name, and written together.
  const counted = async () => {
    await deprecatedUsesOf(backend.kernel).write()
    const rows = await backend.kernel.queries
      .select()
      .from(deprecatedUses)
      .where(eq(deprecatedUses.senderId, caller.userId))
    return rows.map(({ accountId, operationId, parameter, calls }) => ({
      accountId,
      operationId,
      parameter,
      calls,
    }))
  }
  const uses = { accountId: caller.accountId, operationId: 'listTeamMembers', parameter: 'text' }
  expect(await counted()).toEqual([{ ...uses, calls: 3 }])
  await addressesFor({ search: caller.username })
  expect(await counted()).toEqual([{ ...uses, calls: 3 }])
  // The limits are those of the name of today, and so is the field of the error.
  const tooLong = await send(backend, listTeamMembers, { caller, query: { text: 'a'.repeat(255) } })
  expect(tooLong).toMatchObject({ status: 400, body: [{ name: 'too-long', fields: ['search'] }] })
  expect(await counted()).toEqual([{ ...uses, calls: 4 }])
})
