import { beforeAll, describe, expect, test } from 'vitest'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { ACCESS_CACHE_LIFETIME } from '#kernel/access/limits.ts'
import { type Backend, type Person, sharedBackend } from '../../../support/backend.ts'
import { send, withFreshToken } from '../../client.ts'
import { activityClient } from '../activity-client.ts'
import { teamClient } from './client.ts'

/** How often two people act at once. */
const ROUNDS = 5
const CHANGED = { status: 409, errors: [{ name: 'roles-changed' }] }

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const { accept, grant, invite, member, revokeRole, setRoles, team, tokenOf } = teamClient(() => backend)
const { latest, list, undo } = activityClient(() => backend)

async function rolesOf(owner: Person, { userId }: Person) {
  return (await team(owner)).identities.find(({ user_id }) => user_id === userId)?.roles
}

/** What the activity log says of roles, newest first. */
async function changes(owner: Person): Promise<string[]> {
  const { activity } = await list(owner, { kind: 'team' })
  return activity.map(({ summary }) => summary)
}

test('sets several roles in one step, with one entry, from the next call on', async () => {
  const owner = await backend.person()
  const lee = await withFreshToken(backend, await member(owner, 'api-key-viewer', 'api-key-editor'))
  expect((await send(backend, listSecretKeys, { caller: lee })).status).toBe(200)
  const response = await setRoles(
    owner,
    lee,
    ['api-key-editor', 'api-key-viewer'],
    ['billing-viewer', 'billing-editor', 'billing-viewer'],
  )
  expect(response).toMatchObject({ status: 200, body: { user_id: lee.userId } })
  expect(response.body.roles).toEqual(['billing-viewer', 'billing-editor'])
  expect(await rolesOf(owner, lee)).toEqual(['billing-viewer', 'billing-editor'])
  const text = 'granted Billing viewer and Billing editor; revoked API key viewer and API key editor'
  expect(await changes(owner)).toEqual([`Changed the roles of ${lee.username}: ${text}`])
  backend.clock.advance(ACCESS_CACHE_LIFETIME)
  expect((await send(backend, listSecretKeys, { caller: lee })).status).toBe(403)
})

test('has one effect and one entry when it is sent again', async () => {
  const owner = await backend.person()
  const lee = await member(owner, 'api-key-viewer')
  const call = () => setRoles(owner, lee, ['api-key-viewer'], ['billing-viewer', 'api-key-viewer'])
  const responses = [...(await Promise.all([call(), call()])), await call()]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(responses.map(({ body }) => body)).toEqual(responses.map(() => responses[0]?.body))
  expect(await changes(owner)).toHaveLength(1)
  // Roles that are there in another order are no change.
  expect((await setRoles(owner, lee, [], ['api-key-viewer', 'billing-viewer'])).status).toBe(200)
  expect(await rolesOf(owner, lee)).toEqual(['billing-viewer', 'api-key-viewer'])
  expect(await changes(owner)).toHaveLength(1)
})

describe('of two people at once', () => {
  async function twoOwners() {
    const one = await backend.person({ maxUsers: 20 })
    const two = await withFreshToken(backend, await member(one, 'account-owner'))
    return { one, two }
  }

  test('who set different roles, the second gets a conflict', async () => {
    const { one, two } = await twoOwners()
    for (let round = 0; round < ROUNDS; round++) {
      const lee = await member(one, 'api-key-viewer')
      const responses = await Promise.all([
        setRoles(one, lee, ['api-key-viewer'], ['billing-viewer']),
        setRoles(two, lee, ['api-key-viewer'], ['api-key-viewer', 'api-key-editor']),
      ])
      const [done, ...others] = responses.toSorted((a, b) => a.status - b.status)
      expect(done?.status).toBe(200)
      expect(others).toMatchObject([CHANGED])
      expect(await rolesOf(one, lee)).toEqual(done?.body.roles)
    }
  })

  test('of whom one grants or revokes, nothing is overwritten', async () => {
    const { one, two } = await twoOwners()
    const single = { grant, revoke: revokeRole }
    for (const change of [single.grant, single.revoke])
      for (let round = 0; round < ROUNDS; round++) {
        const lee = await member(one, 'api-key-viewer', 'billing-viewer')
        const role = change === grant ? 'billing-editor' : 'billing-viewer'
        const [set, other] = await Promise.all([
          setRoles(one, lee, ['api-key-viewer', 'billing-viewer'], ['api-key-viewer', 'api-key-editor']),
          change(two, lee, role),
        ])
        expect(other.status).toBe(200)
        const roles = await rolesOf(one, lee)
        if (set.status === 200) expect(roles).toEqual(other.body.roles)
        else expect(set).toMatchObject(CHANGED)
        expect(roles?.includes(role)).toBe(change === grant)
      }
  })
})

test('replaces only the roles that the call names', async () => {
  const owner = await backend.person()
  const lee = await member(owner, 'api-key-viewer')
  await grant(owner, lee, 'billing-viewer')
  const stale = await setRoles(owner, lee, ['api-key-viewer'], ['api-key-editor'])
  expect(stale).toMatchObject({
    ...CHANGED,
    errors: [
      {
        message:
          "Someone changed this person's roles after you opened them. Review the current roles before you change them.",
        fields: [],
      },
    ],
  })
  expect(await rolesOf(owner, lee)).toEqual(['api-key-viewer', 'billing-viewer'])
  expect(await changes(owner)).toHaveLength(1)
})

test('changes nothing of people of other accounts, of those who have not accepted, or of no one', async () => {
  const owner = await backend.person()
  const other = await backend.person()
  const foreign = await member(other, 'billing-viewer')
  const guest = await backend.person()
  const { body: invitation } = await invite(owner, guest.username, 'billing-viewer')
  const strangers = [foreign, guest, { ...guest, userId: invitation.invitation_id }]
  for (const person of strangers) {
    const response = await setRoles(owner, person, ['billing-viewer'], ['api-key-viewer'])
    expect(response).toMatchObject({ status: 404, errors: [{ name: 'not-found' }] })
  }
  expect(await rolesOf(other, foreign)).toEqual(['billing-viewer'])
  await accept(guest, await tokenOf(guest.username))
  expect((await setRoles(owner, guest, ['billing-viewer'], ['api-key-viewer'])).status).toBe(200)
})

test('is for owners, of their own roles too, and no longer once they have given up the role', async () => {
  const owner = await backend.person()
  const lee = await withFreshToken(backend, await member(owner, 'billing-viewer'))
  const rejected = await setRoles(lee, lee, ['billing-viewer'], ['billing-viewer', 'billing-editor'])
  expect(rejected).toMatchObject({
    status: 403,
    errors: [
      {
        name: 'insufficient-permissions',
        message: "You don't have permission to do this. Ask an account owner for the Owner role.",
      },
    ],
  })
  await setRoles(owner, lee, ['billing-viewer'], ['account-owner', 'billing-viewer'])
  const second = await withFreshToken(backend, lee)
  expect((await setRoles(second, second, ['account-owner', 'billing-viewer'], [])).status).toBe(200)
  // The token still says otherwise.
  const again = await setRoles(second, second, [], ['account-owner'])
  expect(again.status).toBe(403)
  expect(await rolesOf(owner, lee)).toEqual([])
})

describe('undoing it', () => {
  test('brings back just the roles that were there, and can be undone itself', async () => {
    const owner = await backend.person()
    const lee = await member(owner, 'billing-editor', 'billing-viewer')
    // In another order than the person has them.
    await setRoles(owner, lee, ['billing-viewer', 'billing-editor'], ['api-key-viewer'])
    const change = await latest(owner)
    expect(change).toMatchObject({ operation: 'setRoles', undo: 'available' })
    expect((await undo(owner, change.activity_id)).body).toMatchObject({ undo: 'done' })
    expect(await rolesOf(owner, lee)).toEqual(['billing-editor', 'billing-viewer'])
    const back = await latest(owner)
    expect(back).toMatchObject({
      operation: 'setRoles',
      undoes: change.activity_id,
      summary: `Changed the roles of ${lee.username}: granted Billing editor and Billing viewer; revoked API key viewer`,
    })
    await undo(owner, back.activity_id)
    expect(await rolesOf(owner, lee)).toEqual(['api-key-viewer'])
  })

  test('is rejected once the roles have changed again, either way', async () => {
    const owner = await backend.person()
    const lee = await member(owner, 'billing-viewer')
    await setRoles(owner, lee, ['billing-viewer'], ['api-key-viewer'])
    const first = await latest(owner)
    await grant(owner, lee, 'billing-editor')
    expect(await undo(owner, first.activity_id)).toMatchObject(CHANGED)
    await setRoles(owner, lee, ['api-key-viewer', 'billing-editor'], [])
    const superseded = { status: 409, errors: [{ name: 'activity-superseded' }] }
    expect(await undo(owner, first.activity_id)).toMatchObject(superseded)
    expect(await rolesOf(owner, lee)).toEqual([])
  })

  test('needs the owner role where it concerns one, and leaves an owner', async () => {
    const owner = await backend.person()
    const lee = await withFreshToken(backend, await member(owner, 'account-owner'))
    await setRoles(owner, lee, ['account-owner'], ['account-owner-restricted'])
    const change = await latest(owner)
    const restricted = await withFreshToken(backend, lee)
    const roles = await rolesOf(owner, owner)
    expect(await setRoles(restricted, owner, roles ?? [], [])).toMatchObject({ status: 403 })
    expect((await undo(restricted, change.activity_id)).status).toBe(404)
    await undo(owner, change.activity_id)
    expect(await rolesOf(owner, lee)).toEqual(['account-owner'])
  })
})
