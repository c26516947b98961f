import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/public.ts'
import { setUpLinks } from '#backend/services/authorization/tables.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { takesSetUpLink } from '#domain/contract/operation.ts'
import { DAY } from '#domain/time/durations.ts'
import { closeAccount } from '#generated/authorization/operations/closeAccount.ts'
import { createOrganization } from '#generated/authorization/operations/createOrganization.ts'
import { createProvisioningToken } from '#generated/authorization/operations/createProvisioningToken.ts'
import { createSetUpLink } from '#generated/authorization/operations/createSetUpLink.ts'
import { getOrganization } from '#generated/authorization/operations/getOrganization.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { listSetUpLinks } from '#generated/authorization/operations/listSetUpLinks.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { revokeSetUpLink } from '#generated/authorization/operations/revokeSetUpLink.ts'
import { startSetUpSession } from '#generated/authorization/operations/startSetUpSession.ts'
import { SET_UP_LINK_LIFETIME, SET_UP_SESSION_LIFETIME } from '#generated/durations.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { exampleCall } from '../../../contract/derived.ts'
import { ORIGIN, type Person } from '../../../support/backend.ts'
import { createBackendWorld } from '../../../support/contract/backend-world.ts'
import { operations } from '../../../support/contract/contract.ts'
import { toRequest } from '../../../support/contract/world.ts'
import { cookieOf, send } from '../../client.ts'

const server = await createBackendWorld()
const { backend } = server
afterAll(() => backend.close())

/** Someone in IT with the cookie of a set-up session, and without a login. */
interface Visitor {
  cookie: string
  secret: string
  linkId: string
}

async function invite(owner: Person, label = 'Sam from IT') {
  const { status, body, text } = await send(backend, createSetUpLink, { caller: owner, body: { label } })
  expect(status, text).toBe(201)
  return { secret: body.secret, linkId: body.set_up_link.link_id }
}

async function open(secret: string): Promise<string> {
  const response = await send(backend, startSetUpSession, { caller: null, body: { secret } })
  expect(response.status, response.text).toBe(200)
  return cookieOf(response)
}

async function visit(owner: Person): Promise<Visitor> {
  const link = await invite(owner)
  return { ...link, cookie: await open(link.secret) }
}

const by = <T>(visitor: Pick<Visitor, 'cookie'>, operation: Operation<T>, call: object = {}) =>
  send(backend, operation, {
    caller: null,
    ...call,
    headers: { cookie: visitor.cookie, origin: ORIGIN },
  })

const owner = (label = 'Northwind Traders') => backend.person({ label })

describe('a set-up link', () => {
  test('opens what sets up single sign-on and provisioning, and Activity names it', async () => {
    const boss = await owner()
    const sam = await visit(boss)
    expect((await by(sam, getOrganization)).status).toBe(404)
    const created = await by(sam, createOrganization, { body: { organization_name: 'northwind-set-up' } })
    expect(created.status, created.text).toBe(201)
    const token = await by(sam, createProvisioningToken, { body: { expiration: null } })
    expect(token.status, token.text).toBe(201)
    const { body } = await send(backend, listActivity, { caller: boss })
    const bySam = body.activity.filter(({ token }) => token?.kind === 'set-up')
    expect(bySam.map(({ operation, token }) => [operation, token?.name])).toEqual([
      ['createProvisioningToken', 'Sam from IT'],
      ['createOrganization', 'Sam from IT'],
      ['startSetUpSession', 'Sam from IT'],
    ])
    const { body: list } = await send(backend, listSetUpLinks, { caller: boss })
    expect(list.set_up_links).toMatchObject([{ label: 'Sam from IT' }])
    expect(JSON.stringify(list)).not.toContain('gp_set_')
  })

  test('opens nothing else, whatever is called', { timeout: scaledTimeout(30_000) }, async () => {
    const sam = await visit(await owner())
    const allowed: string[] = []
    for (const operation of operations) {
      const { handle, object } = operation
      if (handle.auth === 'none' || handle.auth === 'key') continue
      const { body, ...call } = await exampleCall(operation, server)
      const request = toRequest(handle, {
        ...call,
        ...(body !== undefined && { raw: '{' }),
        caller: null,
        headers: { ...call.headers, cookie: sam.cookie, origin: ORIGIN, authorization: 'Bearer' },
      })
      const { status } = await server.send(request)
      if (status !== 401 && status !== 403) allowed.push(handle.id)
      else expect(takesSetUpLink(object.security), `${handle.id}: ${status}`).toBe(false)
    }
    expect(allowed.length).toBeGreaterThan(15)
    for (const id of allowed)
      expect(takesSetUpLink(operations.find(each => each.id === id)?.object.security), id).toBe(true)
  })

  test('is one of two at most, also if several are created at the same time', async () => {
    const boss = await owner()
    const second = await backend.person({ accountId: boss.accountId ?? 0, roles: ['account-owner'] })
    const created = await Promise.all(
      [boss, second, boss, second, boss, second].map((caller, index) =>
        send(backend, createSetUpLink, { caller, body: { label: `Link ${index}` } }),
      ),
    )
    const outcomes = created.map(({ status, errors }) => (status === 201 ? 201 : errors[0]?.name))
    expect(outcomes.filter(outcome => outcome === 201)).toHaveLength(2)
    expect(new Set(outcomes)).toEqual(new Set([201, 'too-many-set-up-links']))
    const { body } = await send(backend, listSetUpLinks, { caller: boss })
    expect(body.set_up_links).toHaveLength(2)
    // One that is revoked makes room for one.
    const id = body.set_up_links[0]?.link_id ?? ''
    await send(backend, revokeSetUpLink, { caller: boss, params: { id } })
    const again = await Promise.all(
      [boss, second].map(caller => send(backend, createSetUpLink, { caller, body: { label: 'Again' } })),
    )
    expect(again.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('works for another account than its own for no one', async () => {
    const [boss, other] = [await owner(), await owner('Fabrikam Freight')]
    const sam = await visit(boss)
    await by(sam, createOrganization, { body: { organization_name: 'northwind-own' } })
    expect((await send(backend, getOrganization, { caller: other })).status).toBe(404)
    expect((await send(backend, revokeSetUpLink, { caller: other, params: { id: sam.linkId } })).status).toBe(
      404,
    )
    expect((await by(sam, listTeamMembers)).errors).toMatchObject([{ name: 'token-not-allowed' }])
  })

  test('stops at once when it is revoked, expires, or its owner is none any more', async () => {
    const boss = await owner()
    const stops: ((sam: Visitor) => Promise<unknown>)[] = [
      sam => send(backend, revokeSetUpLink, { caller: boss, params: { id: sam.linkId } }),
      async () => backend.clock.advance(SET_UP_SESSION_LIFETIME + 1),
      sam =>
        backend.db
          .update(setUpLinks)
          .set({ expiresAt: backend.clock.now() })
          .where(eq(setUpLinks.linkId, sam.linkId)),
    ]
    for (const stop of stops) {
      const again = await server.logIn(boss)
      const link = await invite(again)
      const sam = { ...link, cookie: await open(link.secret) }
      expect((await by(sam, getOrganization)).status).toBe(404)
      await stop(sam)
      expect((await by(sam, getOrganization)).status).toBe(401)
      await send(backend, revokeSetUpLink, { caller: await server.logIn(boss), params: { id: sam.linkId } })
    }
    const last = await visit(await server.logIn(boss))
    await backend.db
      .update(memberships)
      .set({ roles: ['api-key-viewer'] })
      .where(eq(memberships.userId, boss.userId))
    expect((await by(last, getOrganization)).status).toBe(401)
    const body = { secret: last.secret }
    expect((await send(backend, startSetUpSession, { caller: null, body })).errors).toMatchObject([
      { name: 'set-up-link-invalid' },
    ])
  })

  test('is one of two, for seven days, and its secret is stored as a hash', async () => {
    const boss = await owner()
    const first = await invite(boss)
    await invite(boss, 'Kim')
    const third = await send(backend, createSetUpLink, { caller: boss, body: { label: 'Lee' } })
    expect(third.errors).toMatchObject([{ name: 'too-many-set-up-links' }])
    const rows = await backend.db.select().from(setUpLinks)
    expect(JSON.stringify(rows)).not.toContain(first.secret.slice(7))
    backend.clock.advance(SET_UP_LINK_LIFETIME - DAY)
    expect(await open(first.secret)).toMatch(/^set-up=/)
    backend.clock.advance(DAY)
    const body = { secret: first.secret }
    expect((await send(backend, startSetUpSession, { caller: null, body })).status).toBe(400)
    expect((await send(backend, listSetUpLinks, { caller: await server.logIn(boss) })).body).toEqual({
      set_up_links: [],
    })
  })

  test('can be opened by its session again, and not for an account that is being closed', async () => {
    const boss = await owner()
    const sam = await visit(boss)
    expect((await by(sam, startSetUpSession, { body: {} })).body.account_label).toBe('Northwind Traders')
    await send(backend, closeAccount, { caller: boss, body: { account_label: 'Northwind Traders' } })
    const rejected = await by(sam, createOrganization, { body: { organization_name: 'too-late' } })
    expect(rejected.errors).toMatchObject([{ name: 'account-closing' }])
    expect((await by(sam, startSetUpSession, { body: {} })).status).toBe(400)
  })

  test('is no way around the page that sends it: another site is rejected', async () => {
    const sam = await visit(await owner())
    const { status } = await send(backend, createOrganization, {
      caller: null,
      body: { organization_name: 'from-elsewhere' },
      headers: { cookie: sam.cookie, origin: 'https://elsewhere.example' },
    })
    expect(status).toBe(403)
  })
})

test('a link that is revoked while it is used commits nothing more', async () => {
  for (let round = 0; round < 6; round++) {
    const boss = await owner()
    const sam = await visit(boss)
    const [made, revoked] = await Promise.all([
      by(sam, createOrganization, { body: { organization_name: `race-${round}-${boss.userId.slice(-6)}` } }),
      send(backend, revokeSetUpLink, { caller: boss, params: { id: sam.linkId } }),
    ])
    expect(revoked.status).toBe(204)
    const { status } = await send(backend, getOrganization, { caller: boss })
    expect(status).toBe(made.status === 201 ? 200 : 404)
    expect([201, 401]).toContain(made.status)
  }
})
