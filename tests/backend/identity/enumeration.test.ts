import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { listInvitations } from '#generated/authorization/operations/listInvitations.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { type ClientResponse, send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => backend.close())

/** Whom an address can belong to. All have the same length, so that no response is longer for one of them. */
const KINDS = {
  'of no one': async () => `person@${randomUUID()}.example`,
  'of a customer': async () => (await backend.person()).username,
  'of someone who has not confirmed it': async () => (await backend.person({ confirmed: false })).username,
  'of someone whose login is switched off': async () => {
    const { userId, username } = await backend.person()
    const disabled = backend.clock.now()
    await backend.db.update(people).set({ disabled }).where(eq(people.userId, userId))
    return username
  },
}
type Kind = keyof typeof KINDS
const KNOWN = (Object.keys(KINDS) as Kind[]).filter(kind => kind !== 'of no one')

const PASSWORD = 'seven purple paper lanterns'
const PLACES: Record<string, (username: string) => Promise<ClientResponse<unknown>>> = {
  'a login': username => send(backend, logIn, { caller: null, body: { username, password: PASSWORD } }),
  'a sign-up': username =>
    send(backend, signUp, { caller: null, body: { username, password: PASSWORD, open_account: true } }),
  'the request of a password reset': username =>
    send(backend, requestPasswordReset, { caller: null, body: { username } }),
}

/** What a stranger sees of a response, without typed text and random values. */
function inSight({ status, headers, text }: ClientResponse<unknown>, username: string) {
  const { date, 'x-request-id': id, 'set-cookie': cookie, ...others } = headers
  const cookies = [cookie ?? []].flat().map(each => each.replace(/=[\w-]{43}(?=;|$)/, '=secret'))
  return { status, body: text.replaceAll(username, 'typed'), has: [!!date, !!id], cookies, ...others }
}

const ROUNDS = 30
/** An address is given away if so many measurements in a row say so. */
const MEASUREMENTS = 3
/** The fraction by which medians may differ, as on a busy machine. A skipped hash differs far more. */
const TOLERANCE = 0.35
/** The fraction of rounds in which the same one must be slower: by chance, once in seven hundred times. */
const ONE_SIDED = 0.8

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** Whether the medians differ and one is slower nearly every time. A busy machine does not cause both. */
function canTellApart(some: readonly number[], others: readonly number[]): boolean {
  const [one, other] = [median(some), median(others)]
  const slower = some.filter((time, round) => time > (others[round] ?? Number.NaN)).length
  const oneSided = Math.max(slower, some.length - slower) / some.length
  return Math.abs(one - other) > TOLERANCE * Math.max(one, other) && oneSided >= ONE_SIDED
}

/** Times of calls for addresses of each kind, in turns and in a different order each time. */
async function measure(call: (username: string) => Promise<unknown>, kinds: readonly Kind[]) {
  const times = new Map<Kind, number[]>(kinds.map(kind => [kind, []]))
  for (let round = -2; round < ROUNDS; round++) {
    const shift = (round + kinds.length) % kinds.length
    for (const kind of [...kinds.slice(shift), ...kinds.slice(0, shift)]) {
      const username = await KINDS[kind]()
      const begin = performance.now()
      await call(username)
      // The first rounds are a warm-up.
      if (round >= 0) times.get(kind)?.push(performance.now() - begin)
    }
  }
  return (kind: Kind) => times.get(kind) ?? []
}

describe.each(Object.entries(PLACES))('%s', (_place, call) => {
  test.each(KNOWN)('gives the address %s the same response as an unknown one', async kind => {
    const [known, unknown] = [await KINDS[kind](), await KINDS['of no one']()]
    const [response, expected] = [await call(known), await call(unknown)]
    expect(inSight(response, known)).toEqual(inSight(expected, unknown))
    expect(Object.keys(response.headers).toSorted()).toEqual(Object.keys(expected.headers).toSorted())
  })

  describe('takes the same time', () => {
    let measured: Awaited<ReturnType<typeof measure>>
    beforeAll(async () => {
      measured = await measure(call, ['of no one', ...KNOWN])
    }, scaledTimeout(120_000))

    test.each(KNOWN)(
      'for the address %s as for an unknown one',
      async kind => {
        let [known, unknown] = [measured(kind), measured('of no one')]
        // What an address gives away shows every time, and what other processes cause does not.
        for (let times = 1; times < MEASUREMENTS && canTellApart(known, unknown); times++) {
          const timesOf = await measure(call, ['of no one', kind])
          ;[known, unknown] = [timesOf(kind), timesOf('of no one')]
        }
        expect(known).toHaveLength(ROUNDS)
        expect(canTellApart(known, unknown), `${median(known)} ms and ${median(unknown)} ms`).toBe(false)
      },
      scaledTimeout(120_000),
    )
  })
})

describe('an owner who has invited an address', () => {
  /** What the responses to the owner contain about the address, without typed text and random values. */
  async function seen(username: string) {
    const caller = await backend.person()
    const roles = ['billing-viewer' as const]
    await send(backend, createInvitation, { caller, body: { email_address: username, roles } })
    const { body: invited } = await send(backend, listInvitations, { caller })
    const { body: team } = await send(backend, listTeamMembers, { caller })
    const others = team.identities.filter(({ user_id }) => user_id !== caller.userId)
    const text = JSON.stringify([invited.invitations, others])
    const [person] = await backend.db.select().from(people).where(eq(people.username, username))
    if (person) expect(text).not.toContain(person.userId)
    return text.replaceAll(username, 'typed').replaceAll(/[0-9a-f-]{36}/g, 'id')
  }

  test.each(KNOWN)('sees the same for the address %s as for an unknown one', async kind => {
    expect(await seen(await KINDS[kind]())).toBe(await seen(await KINDS['of no one']()))
  })
})

test('the test detects a login that skips the password check for an unknown address', {
  timeout: scaledTimeout(60_000),
  retry: 2,
}, async () => {
  const { verify } = backend.kernel.passwords
  vi.spyOn(backend.kernel.passwords, 'verify').mockImplementation(async (hash, password) =>
    hash ? verify(hash, password) : false,
  )
  const timesOf = await measure(PLACES['a login'] as (typeof PLACES)[string], ['of no one', 'of a customer'])
  expect(canTellApart(timesOf('of a customer'), timesOf('of no one'))).toBe(true)
})
