import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOrganization } from '#generated/authorization/operations/deleteOrganization.ts'
import { getOrganization } from '#generated/authorization/operations/getOrganization.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { removeOrganizationAccount } from '#generated/authorization/operations/removeOrganizationAccount.ts'
import { createPortalKey } from '#generated/security/operations/createPortalKey.ts'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listOrganizationKeyAccounts } from '#generated/security/operations/listOrganizationKeyAccounts.ts'
import { listOrganizationKeys } from '#generated/security/operations/listOrganizationKeys.ts'
import { pauseOrganizationKeys } from '#generated/security/operations/pauseOrganizationKeys.ts'
import { resumeOrganizationKeys } from '#generated/security/operations/resumeOrganizationKeys.ts'
import { setOrganizationKeyLimits } from '#generated/security/operations/setOrganizationKeyLimits.ts'
import { startOrganizationKeyRotations } from '#generated/security/operations/startOrganizationKeyRotations.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { send } from '../../client.ts'
import { embeddedKey, joined, keysOf, outcomesOf, registered, secretKey, share } from './organizations.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

/** Every change of a key of an organization, with what it needs beyond the keys. */
const CHANGES = {
  pause: (caller: Person, keys: string[]) => send(backend, pauseOrganizationKeys, { caller, body: { keys } }),
  resume: (caller: Person, keys: string[]) =>
    send(backend, resumeOrganizationKeys, { caller, body: { keys } }),
  limit: (caller: Person, keys: string[]) =>
    send(backend, setOrganizationKeyLimits, { caller, body: { keys, period: 'day', max_lookups: 5 } }),
  rotate: (caller: Person, keys: string[]) =>
    send(backend, startOrganizationKeyRotations, { caller, body: { keys, overlap_hours: 0 } }),
}
const changes = Object.keys(CHANGES) as (keyof typeof CHANGES)[]

const labels = async (caller: Person) => (await keysOf(backend, caller)).map(({ label }) => label).toSorted()

describe('what an account lets its organization do', () => {
  test('is nothing until an owner chooses, and applies and ends at once', async () => {
    const { owner, ...organization } = await registered(backend)
    await secretKey(backend, owner, 'Ours')
    const other = await joined(backend, organization, 'none')
    const id = await secretKey(backend, other, 'Theirs')
    expect(await labels(owner)).toEqual(['Ours'])

    await share(backend, other, 'view')
    const [theirs] = (await keysOf(backend, owner)).filter(({ label }) => label === 'Theirs')
    expect(theirs).toMatchObject({ can_manage: false, account_label: 'Fabrikam', key_id: id })
    expect(outcomesOf(await CHANGES.pause(owner, [id]))).toEqual(['key-view-only'])

    await share(backend, other, 'manage')
    expect(outcomesOf(await CHANGES.pause(owner, [id]))).toEqual(['changed'])

    await share(backend, other, 'none')
    expect(await labels(owner)).toEqual(['Ours'])
    expect(outcomesOf(await CHANGES.resume(owner, [id]))).toEqual(['not-found'])
  })

  test('ends with its membership, and begins anew with another', async () => {
    const { owner, ...organization } = await registered(backend)
    const other = await joined(backend, organization, 'manage')
    await secretKey(backend, other, 'Theirs')
    expect(await labels(owner)).toEqual(['Theirs'])
    const params = { id: Number(other.accountId) }
    await send(backend, removeOrganizationAccount, { caller: other, params })
    expect(await labels(owner)).toEqual([])
    expect((await send(backend, getOrganization, { caller: other })).status).toBe(404)
  })

  test('ends with the organization', async () => {
    const { owner, ...organization } = await registered(backend)
    const other = await joined(backend, organization, 'manage')
    const id = await secretKey(backend, other)
    await send(backend, deleteOrganization, { caller: owner, params: { id: organization.organizationId } })
    expect((await CHANGES.pause(owner, [id])).status).toBe(404)
    expect((await send(backend, listOrganizationKeys, { caller: owner })).status).toBe(404)
  })

  test('is in the activity logs of both accounts, and of no third one', async () => {
    const { owner, ...organization } = await registered(backend)
    const other = await joined(backend, organization, 'manage')
    const third = await joined(backend, organization, 'none', 'Contoso')
    await share(backend, other, 'none')
    const summaries = async (caller: Person) =>
      (await send(backend, listActivity, { caller })).body.activity
        .filter(({ operation }) => operation === 'setOrganizationKeyAccess')
        .map(({ summary, person }) => [summary.replace(/northwind-\S+/, 'northwind'), person?.username])
    const expected = [
      ['Let northwind no longer see the keys of Fabrikam', other.username],
      ['Let northwind see and manage the keys of Fabrikam', other.username],
    ]
    expect(await summaries(other)).toEqual(expected)
    expect(await summaries(owner)).toEqual(expected)
    expect(await summaries(third)).toEqual([])
  })

  test('is seen by the account that registered the organization, and by itself', async () => {
    const { owner, ...organization } = await registered(backend)
    const other = await joined(backend, organization, 'view')
    await joined(backend, organization, 'manage', 'Contoso')
    const seenBy = async (caller: Person) =>
      (await send(backend, getOrganization, { caller })).body.accounts.map(
        ({ account_label, key_access }) => [account_label, key_access],
      )
    expect(await seenBy(owner)).toEqual([
      ['Contoso', 'manage'],
      ['Fabrikam', 'view'],
      ['Northwind', 'manage'],
    ])
    expect(await seenBy(other)).toEqual([
      ['Contoso', null],
      ['Fabrikam', 'view'],
      ['Northwind', null],
    ])
    const { body } = await send(backend, listOrganizationKeyAccounts, { caller: owner })
    expect(body.accounts.map(({ key_access }) => key_access)).toEqual(['manage', 'view', 'manage'])
  })
})

describe.each(changes)('%s', change => {
  test('finds no key of another organization, of none, of the portal, or for tests', async () => {
    const { owner } = await registered(backend)
    const elsewhere = await registered(backend)
    await joined(backend, elsewhere, 'manage', 'Contoso')
    await send(backend, createPortalKey, { caller: owner })
    const test = await send(backend, createTestKey, { caller: owner, body: { label: 'Tests' } })
    const keys = [
      await secretKey(backend, elsewhere.owner),
      await embeddedKey(backend, await backend.person()),
      test.body.key_id,
      '0193f1c4-0000-7000-8000-000000000000',
    ]
    expect(outcomesOf(await CHANGES[change](owner, keys))).toEqual(keys.map(() => 'not-found'))
    expect(await labels(owner)).toEqual([])
  })

  test('is for owners of the account that registered the organization only', async () => {
    const { owner, ...organization } = await registered(backend)
    const key = await secretKey(backend, owner)
    const other = await joined(backend, organization, 'manage')
    const accountId = Number(owner.accountId)
    for (const roles of [['account-owner-restricted'], ['api-key-editor', 'api-key-viewer']] as const) {
      const member = await backend.person({ accountId, roles: [...roles] })
      expect((await CHANGES[change](member, [key])).errors[0]?.name).toBe('insufficient-permissions')
    }
    expect((await CHANGES[change](other, [key])).errors[0]?.name).toBe('organization-owner-required')
    // Not even of its own key: it has a page for that.
    const own = await secretKey(backend, other)
    expect((await CHANGES[change](other, [own])).errors[0]?.name).toBe('organization-owner-required')
  })
})

test('the list shows neither tokens nor the key of the portal', async () => {
  const { owner } = await registered(backend)
  await send(backend, createPortalKey, { caller: owner })
  const id = await secretKey(backend, owner)
  await CHANGES.rotate(owner, [id])
  const { text } = await send(backend, listOrganizationKeys, { caller: owner })
  expect(JSON.parse(text).keys).toHaveLength(1)
  expect(text).not.toMatch(/sk_|•|token"/)
  expect((await send(backend, listEmbeddedKeys, { caller: owner })).body.total).toBe(0)
  expect((await send(backend, getSecretKey, { caller: owner, params: { id } })).status).toBe(200)
})
