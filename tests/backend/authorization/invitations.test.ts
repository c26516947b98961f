import { beforeAll, describe, expect, test } from 'vitest'
import { checkInvitations } from '#generated/authorization/operations/checkInvitations.ts'
import { INVITATION_LIFETIME } from '#generated/durations.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send, withFreshToken } from '../client.ts'
import { activityClient } from './activity-client.ts'
import { teamClient } from './team/client.ts'

/** How often two people act at once. */
const ROUNDS = 5

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const { accept, invite, inviteMany, member, resend, revoke, setSeats, team, tokenOf } = teamClient(
  () => backend,
)
const { latest, list, undo } = activityClient(() => backend)

let made = 0
const newAddress = (name = 'guest') => `${name}-${++made}-invitations@test.example`
const newAddresses = (count: number) => Array.from({ length: count }, () => newAddress())
const check = (caller: Person, email_addresses: string[]) =>
  send(backend, checkInvitations, { caller, body: { email_addresses } })
const later = (milliseconds: number) => new Date(backend.clock.now().getTime() + milliseconds).toISOString()

describe('seats', () => {
  test('are held by members and open invitations, and by no expired one', async () => {
    const owner = await backend.person({ maxUsers: 3 })
    await member(owner, 'billing-viewer')
    const { body: open } = await invite(owner, newAddress())
    const full = await invite(owner, newAddress())
    expect(full).toMatchObject({
      status: 409,
      errors: [
        {
          name: 'max-team-members-reached',
          message: 'This account has reached its limit of 3 team members. Contact sales to add more.',
          fields: ['email_address'],
        },
      ],
    })
    backend.clock.advance(INVITATION_LIFETIME)
    const back = await withFreshToken(backend, await member(owner, 'account-owner'))
    // The second owner has taken the seat of the invitation that has expired.
    expect(await team(back)).toMatchObject({ members: 3, invited: 0, total: 4 })
    expect(await resend(back, open.invitation_id)).toMatchObject({
      status: 409,
      errors: [{ name: 'max-team-members-reached', fields: [] }],
    })
    await setSeats(owner, 4)
    expect((await resend(back, open.invitation_id)).status).toBe(200)
    expect(await team(back)).toMatchObject({ members: 3, invited: 1, total: 4 })
  })

  test('are freed when an invitation is revoked', async () => {
    const owner = await backend.person({ maxUsers: 2 })
    const { body } = await invite(owner, newAddress())
    expect((await invite(owner, newAddress())).status).toBe(409)
    await revoke(owner, body.invitation_id)
    expect((await invite(owner, newAddress())).status).toBe(201)
  })
})

describe('a resend', () => {
  test('sends a new link, and extends the invitation to seven days from now', async () => {
    const owner = await backend.person()
    const guest = await backend.person()
    const { body } = await invite(owner, guest.username)
    expect(body.expiration).toBe(later(7 * 86_400_000))
    const first = await tokenOf(guest.username)
    backend.clock.advance(60_000)
    const again = await resend(owner, body.invitation_id)
    expect(again.body).toEqual({ ...body, expiration: later(7 * 86_400_000) })
    expect(await backend.mails(guest.username)).toHaveLength(2)
    expect(await tokenOf(guest.username)).not.toBe(first)
    expect((await accept(guest, first)).errors).toMatchObject([{ name: 'invitation-link-invalid' }])
  })
})

describe('accepting', () => {
  test('twice is harmless, also at once', async () => {
    const owner = await backend.person()
    const guest = await backend.person()
    await invite(owner, guest.username)
    const token = await tokenOf(guest.username)
    const responses = await Promise.all([accept(guest, token), accept(guest, token)])
    responses.push(await accept(guest, token))
    for (const { status, body } of responses)
      expect({ status, body }).toMatchObject({ status: 200, body: { account_id: owner.accountId } })
    expect(await team(owner)).toMatchObject({ members: 2, invited: 0, total: 2 })
    const { activity } = await list(owner, { search: 'Accepted the invitation' })
    expect(activity).toHaveLength(1)
  })

  test('while an owner revokes or resends, one of them comes first and no call fails', async () => {
    const acts = { revoke, resend }
    for (const [name, act] of Object.entries(acts))
      for (let round = 0; round < ROUNDS; round++) {
        const owner = await backend.person()
        const guest = await backend.person()
        const { body } = await invite(owner, guest.username)
        const token = await tokenOf(guest.username)
        const [accepted, acted] = await Promise.all([accept(guest, token), act(owner, body.invitation_id)])
        const { members, invited } = await team(owner)
        if (accepted.status === 200) {
          expect(acted.status).toBe(404)
          expect({ members, invited }).toEqual({ members: 2, invited: 0 })
        } else {
          expect(accepted.errors).toMatchObject([{ name: 'invitation-link-invalid' }])
          expect(acted.status).toBeLessThan(300)
          expect({ members, invited }).toEqual({ members: 1, invited: name === 'resend' ? 1 : 0 })
        }
      }
  })
})

describe('many invitations', () => {
  test('are judged line by line, as the batch then answers', async () => {
    const owner = await backend.person({ maxUsers: 4 })
    const colleague = await member(owner, 'billing-viewer')
    const before = newAddress('before')
    await invite(owner, before)
    const [free, late] = [newAddress('free'), newAddress('late')]
    const lines = [
      ` "Free, Fran" <${free.toUpperCase()}> ; `,
      colleague.username,
      before,
      'nobody',
      'x@mailinator.com',
      'x+y@gmail.com',
      free,
      `${late},`,
    ]
    const { body } = await check(owner, lines)
    expect(body).toEqual({
      seats_left: 1,
      verdicts: [
        { email_address: free, verdict: 'ready' },
        { email_address: colleague.username, verdict: 'on-account' },
        { email_address: before, verdict: 'invited' },
        { email_address: null, verdict: 'invalid' },
        { email_address: 'x@mailinator.com', verdict: 'disposable' },
        { email_address: 'x+y@gmail.com', verdict: 'plus-not-allowed' },
        { email_address: free, verdict: 'repeated' },
        { email_address: late, verdict: 'no-seat' },
      ],
    })
    const addresses = body.verdicts.flatMap(({ email_address }) => email_address ?? [])
    const { body: invited } = await inviteMany(owner, addresses)
    expect(invited.seats_left).toBe(0)
    expect(invited.results.map(({ outcome, rejected_with }) => rejected_with?.name ?? outcome)).toEqual([
      'invited',
      'user-already-on-account',
      'already-invited',
      'email-not-accepted',
      'email-plus-not-allowed',
      'max-team-members-reached',
    ])
    expect(await team(owner)).toMatchObject({ members: 2, invited: 2 })
  })

  test('sent twice, also at once, invite no one twice and send one email each', async () => {
    const owner = await backend.person({ maxUsers: 40 })
    const addresses = newAddresses(20)
    const responses = await Promise.all([
      inviteMany(owner, addresses),
      inviteMany(owner, addresses.toReversed()),
    ])
    responses.push(await inviteMany(owner, addresses))
    const outcomes = responses.flatMap(({ body }) => body.results.map(({ outcome }) => outcome))
    expect(outcomes.filter(outcome => outcome === 'invited')).toHaveLength(20)
    expect(outcomes.filter(outcome => outcome === 'already-invited')).toHaveLength(40)
    for (const address of addresses) expect(await backend.mails(address)).toHaveLength(1)
    expect(await team(owner)).toMatchObject({ members: 1, invited: 20, total: 21 })
  })

  test('take no more seats than there are, whatever comes at once', async () => {
    const owner = await backend.person({ maxUsers: 11 })
    const responses = await Promise.all([
      inviteMany(owner, newAddresses(8)),
      inviteMany(owner, newAddresses(8)),
      invite(owner, newAddress()),
    ])
    expect(responses.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
    expect(await team(owner)).toMatchObject({ members: 1, invited: 10 })
  })

  test('renew those that have expired', async () => {
    const owner = await backend.person()
    const address = newAddress()
    const { body: first } = await invite(owner, address)
    backend.clock.advance(INVITATION_LIFETIME)
    const caller = await withFreshToken(backend, await member(owner, 'account-owner'))
    expect((await check(caller, [address])).body.verdicts).toMatchObject([{ verdict: 'ready' }])
    const { body } = await inviteMany(caller, [address], 'billing-viewer')
    expect(body.results).toMatchObject([
      {
        outcome: 'invited',
        invitation: {
          invitation_id: first.invitation_id,
          roles: ['billing-viewer'],
          expiration: later(INVITATION_LIFETIME),
        },
      },
    ])
  })

  test('a check reads only, and stays within the account', async () => {
    const owner = await backend.person()
    const stranger = await backend.person()
    const before = await team(owner)
    const { body } = await check(owner, [stranger.username, newAddress()])
    expect(body.verdicts.map(({ verdict }) => verdict)).toEqual(['ready', 'ready'])
    expect(await team(owner)).toEqual(before)
    expect((await list(owner)).activity.filter(({ kind }) => kind === 'team')).toEqual([])
  })
})

describe('in the activity log', () => {
  test('each invitation is an entry that undo revokes', async () => {
    const owner = await backend.person({ maxUsers: 20 })
    const guest = await backend.person()
    await inviteMany(owner, [guest.username, newAddress()], 'billing-viewer')
    const { activity } = await list(owner, { kind: 'team' })
    expect(activity.filter(({ operation }) => operation === 'createInvitations')).toHaveLength(2)
    const entry = activity.find(({ summary }) => summary === `Invited ${guest.username} as Billing viewer`)
    expect(entry).toMatchObject({ undo: 'available', resource: { kind: 'invitation' } })
    const token = await tokenOf(guest.username)
    expect((await undo(owner, entry?.activity_id ?? 0)).status).toBe(200)
    expect(await latest(owner)).toMatchObject({
      operation: 'revokeInvitation',
      summary: `Revoked the invitation of ${guest.username}`,
      undoes: entry?.activity_id,
    })
    expect((await accept(guest, token)).status).toBe(400)
    expect(await team(owner)).toMatchObject({ invited: 1 })
  })

  test('an invitation that was accepted or revoked is not undone, and the rejection says so', async () => {
    const owner = await backend.person({ maxUsers: 20 })
    const guest = await backend.person()
    await invite(owner, guest.username)
    const invited = await latest(owner)
    await accept(guest, await tokenOf(guest.username))
    const rejected = await undo(owner, invited.activity_id)
    expect(rejected).toMatchObject({ status: 409, errors: [{ name: 'activity-superseded' }] })
    expect(rejected.errors[0]?.message).toContain('Accepted the invitation as API key viewer')

    const { body } = await invite(owner, newAddress())
    const second = await latest(owner)
    await revoke(owner, body.invitation_id)
    const gone = await undo(owner, second.activity_id)
    expect(gone).toMatchObject({ status: 409, errors: [{ name: 'activity-superseded' }] })
    expect(gone.errors[0]?.message).toContain('Revoked the invitation of')
  })

  test('undo of one invitation leaves the others, also after a resend', async () => {
    const owner = await backend.person({ maxUsers: 20 })
    const { body: one } = await invite(owner, newAddress())
    const entry = await latest(owner)
    const { body: two } = await invite(owner, newAddress())
    await resend(owner, one.invitation_id)
    expect((await undo(owner, entry.activity_id)).status).toBe(200)
    const { identities } = await team(owner)
    const ids = identities.map(({ user_id }) => user_id)
    expect(ids).toContain(two.invitation_id)
    expect(ids).not.toContain(one.invitation_id)
  })
})

test('in the activity log, a role that was granted is revoked by undo, except that of the last owner', async () => {
  const owner = await backend.person()
  const { grant, remove, revokeRole } = teamClient(() => backend)
  const person = await member(owner, 'billing-viewer')
  await grant(owner, person, 'account-owner')
  const granted = await latest(owner)
  const other = await withFreshToken(backend, person)
  await revokeRole(other, owner, 'account-owner')
  const rejected = await undo(other, granted.activity_id)
  expect(rejected).toMatchObject({ status: 409, errors: [{ name: 'last-owner' }] })

  await grant(other, owner, 'account-owner')
  expect((await undo(other, granted.activity_id)).status).toBe(200)
  const again = await withFreshToken(backend, owner)
  await grant(again, person, 'api-key-viewer')
  const late = await latest(again)
  await remove(again, person)
  expect(await undo(again, late.activity_id)).toMatchObject({ status: 404 })
})
