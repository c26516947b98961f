import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { createOrganization } from '#generated/authorization/operations/createOrganization.ts'
import { createSetUpLink } from '#generated/authorization/operations/createSetUpLink.ts'
import { getOrganization } from '#generated/authorization/operations/getOrganization.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { listSetUpLinks } from '#generated/authorization/operations/listSetUpLinks.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { revokeSetUpLink } from '#generated/authorization/operations/revokeSetUpLink.ts'
import { startSetUpSession } from '#generated/authorization/operations/startSetUpSession.ts'
import { manualClock } from '#kernel/clock.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, ORIGIN, type Person, startBackend } from '../../../support/backend.ts'
import { cookieOf, send } from '../../client.ts'

/* Set-up links that several people use, create, and revoke at the same moment, on two servers if the database allows it. */

/** How often each race is run. */
const ROUNDS = scaled(3, 60)
const LIMIT = scaledTimeout(scaled(20_000, 300_000))

const clock = manualClock()
/** Two servers on one PostgreSQL; the embedded database has one, which then plays both. */
const backends: Backend[] = []
beforeAll(async () => {
  for (let index = 0; index < (process.env.DATABASE_URL ? 2 : 1); index++)
    backends.push(await startBackend({ clock, beside: backends[0] }))
})
afterAll(async () => {
  for (const backend of backends) {
    expect(backend.log.filter(line => line.includes('deadlock'))).toEqual([])
    await backend.close()
  }
})

function server(index: number): Backend {
  const backend = backends[index % backends.length]
  if (!backend) throw new Error('no server')
  return backend
}

/** Two owners of a new account. */
async function owners(): Promise<[Person, Person]> {
  const first = await server(0).person({})
  const { accountId } = first
  return [first, await server(0).person({ accountId: accountId ?? 0, roles: ['account-owner'] })]
}

const invite = (index: number, caller: Person, label = 'Sam from IT') =>
  send(server(index), createSetUpLink, { caller, body: { label } })

const open = (index: number, secret: string) =>
  send(server(index), startSetUpSession, { caller: null, body: { secret } })

const by = <T>(index: number, cookie: string, operation: Operation<T>, call: object = {}) =>
  send(server(index), operation, { caller: null, ...call, headers: { cookie, origin: ORIGIN } })

/** Several calls at once, on both servers in turn. */
const atOnce = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))

/** The name of an error, or the status of a success. */
const outcomeOf = ({ status, errors }: Awaited<ReturnType<typeof invite | typeof open>>) =>
  errors[0]?.name ?? status

test('the last free link goes to one of those who want it', { timeout: LIMIT }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const people = await owners()
    const first = await invite(round, people[0])
    expect(first.status).toBe(201)
    const created = await atOnce(6, index => invite(index, people[(index >> 1) % 2] ?? people[0]))
    expect(created.map(outcomeOf).toSorted()).toEqual([201, ...Array(5).fill('too-many-set-up-links')])

    // A link that is revoked at the same moment makes room for one more, or comes too late for all of them.
    const [revoked, ...others] = await Promise.all([
      send(server(round), revokeSetUpLink, {
        caller: people[1],
        params: { id: first.body.set_up_link.link_id },
      }),
      ...[0, 1, 2].map(index => invite(index, people[index % 2] ?? people[0])),
    ])
    expect(revoked.status).toBe(204)
    const more = others.filter(({ status }) => status === 201)
    expect(more.length).toBeLessThanOrEqual(1)
    const { body } = await send(server(1), listSetUpLinks, { caller: people[0] })
    expect(body.set_up_links).toHaveLength(1 + more.length)
  }
})

test('a link that is opened several times at once gives each a session that works', {
  timeout: LIMIT,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [boss] = await owners()
    const { secret } = (await invite(round, boss)).body
    const opened = await atOnce(6, index => open(index, secret))
    expect(opened.map(outcomeOf)).toEqual(Array(6).fill(200))
    const cookies = opened.map(cookieOf)
    expect(new Set(cookies).size).toBe(6)
    for (const [index, cookie] of cookies.entries())
      expect((await by(index + 1, cookie, getOrganization)).status).toBe(404)
    const { body } = await send(server(0), listActivity, { caller: boss })
    expect(body.activity.filter(({ operation }) => operation === 'startSetUpSession')).toHaveLength(6)
  }
})

test('a link that is revoked while it is opened opens nothing', { timeout: LIMIT }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const people = await owners()
    const { secret, set_up_link: link } = (await invite(round, people[0])).body
    const params = { id: link.link_id }
    const [opened, ...revoked] = await Promise.all([
      atOnce(3, index => open(index, secret)),
      ...people.map((caller, index) => send(server(index), revokeSetUpLink, { caller, params })),
    ])
    expect(revoked.map(({ status }) => status).toSorted()).toEqual([204, 404])
    for (const [index, response] of opened.entries()) {
      expect([200, 'set-up-link-invalid']).toContain(outcomeOf(response))
      if (response.status === 200)
        expect((await by(index, cookieOf(response), getOrganization)).status).toBe(401)
    }
    expect(outcomeOf(await open(round, secret))).toBe('set-up-link-invalid')
  }
})

test.each<[what: string, end: (people: [Person, Person], linkId: string) => ReturnType<typeof send>]>([
  ['is revoked', ([, other], id) => send(server(1), revokeSetUpLink, { caller: other, params: { id } })],
  [
    'loses the owner who made it',
    ([maker, other]) => send(server(1), removeTeamMember, { caller: other, params: { id: maker.userId } }),
  ],
])(
  'a link that %s while it is used on another server commits nothing more',
  {
    timeout: LIMIT,
  },
  async (_what, end) => {
    for (let round = 0; round < ROUNDS; round++) {
      const people = await owners()
      const { secret, set_up_link: link } = (await invite(0, people[0])).body
      const cookie = cookieOf(await open(0, secret))
      const name = `set-up-${people[0].userId.slice(-12)}`
      const [made, ended] = await Promise.all([
        by(0, cookie, createOrganization, { body: { organization_name: name } }),
        end(people, link.link_id),
      ])
      expect(ended.status, ended.text).toBe(204)
      expect([201, 401]).toContain(made.status)
      const { status } = await send(server(round), getOrganization, { caller: people[1] })
      expect(status).toBe(made.status === 201 ? 200 : 404)
      expect((await by(round, cookie, getOrganization)).status).toBe(401)
    }
  },
)
