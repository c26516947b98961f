import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELIVERY_INTERVAL, DIGEST_PAUSE } from '#backend/services/notification/limits.ts'
import { deliveryJob } from '#backend/services/notification/notices/deliveries.ts'
import { notify } from '#backend/services/notification/public.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { createProvisioningToken } from '#generated/authorization/operations/createProvisioningToken.ts'
import { deactivateIdentityProvider } from '#generated/authorization/operations/deactivateIdentityProvider.ts'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { revokeRole } from '#generated/authorization/operations/revokeRole.ts'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import { confirmSecondFactor } from '#generated/identity/operations/confirmSecondFactor.ts'
import { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { createSecondFactor } from '#generated/identity/operations/createSecondFactor.ts'
import { removePasskey } from '#generated/identity/operations/removePasskey.ts'
import { removeSecondFactor } from '#generated/identity/operations/removeSecondFactor.ts'
import { startPasskeyRegistration } from '#generated/identity/operations/startPasskeyRegistration.ts'
import { subscribeProfile } from '#generated/notification/operations/subscribeProfile.ts'
import { unsubscribeProfile } from '#generated/notification/operations/unsubscribeProfile.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { startSecretKeyRotation } from '#generated/security/operations/startSecretKeyRotation.ts'
import { disableRenewal } from '#generated/subscription/operations/disableRenewal.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { appCode } from '../../../scripts/lib/app-code.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { makeOidcOrganization } from '../../support/organization.ts'
import { grantTerms, yearTerm } from '../../support/terms.ts'
import { send } from '../client.ts'

/** US Address Verification, Plus. */
const LICENSE = 1102

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())

async function deliver(after = DELIVERY_INTERVAL) {
  backend.clock.advance(after)
  await runWorkers(backend.kernel, [deliveryJob(backend.kernel)])
}

/** The subjects of the notices to an address, the latest first, without those about the person's own login. */
async function noticesTo({ username }: Pick<Person, 'username'>): Promise<string[]> {
  return (await backend.mails(username))
    .map(({ subject }) => subject)
    .filter(subject => /^Northwind/.test(subject))
}

const newOwner = () => backend.person({ label: 'Northwind' })
const memberOf = (
  { accountId }: Person,
  ...roles: ('account-owner' | 'api-key-editor' | 'api-key-viewer')[]
) => backend.person({ accountId: Number(accountId), roles })

async function created(caller: Person) {
  const { body } = await send(backend, createSecretKey, { caller, body: { label: 'Checkout' } })
  return { id: body.key_id }
}

/** What is done, by whom, and what the owner reads of it. */
const CHANGES: Record<string, (owner: Person) => Promise<{ by: Person; text: string }>> = {
  'a new secret key': async by => {
    await created(by)
    return { by, text: 'created the secret key Checkout' }
  },
  'a new embedded key': async by => {
    const body = { label: 'Store', domains: ['shop.northwind.example'] }
    await send(backend, createEmbeddedKey, { caller: by, body })
    return { by, text: 'created the embedded key Store' }
  },
  'a revealed token': async by => {
    await send(backend, revealSecretKeyToken, { caller: by, params: await created(by) })
    return { by, text: 'revealed the token of the secret key Checkout' }
  },
  'a rotation': async by => {
    const params = await created(by)
    await send(backend, startSecretKeyRotation, { caller: by, params, body: { overlap_hours: 24 } })
    return { by, text: 'rotated the token of the secret key Checkout' }
  },
  'a new owner': async by => {
    const { userId, username } = await memberOf(by, 'api-key-viewer')
    await send(backend, grantRole, { caller: by, params: { id: userId, role: 'account-owner' } })
    return { by, text: `granted Owner to ${username}` }
  },
  'a revoked role': async by => {
    const { userId, username } = await memberOf(by, 'api-key-viewer')
    await send(backend, revokeRole, { caller: by, params: { id: userId, role: 'api-key-viewer' } })
    return { by, text: `revoked API key viewer from ${username}` }
  },
  'other roles': async by => {
    const { userId, username } = await memberOf(by, 'api-key-viewer')
    const body = { roles: ['billing-viewer' as const], instead_of: ['api-key-viewer' as const] }
    await send(backend, setRoles, { caller: by, params: { id: userId }, body })
    const text = `changed the roles of ${username}: granted Billing viewer; revoked API key viewer`
    return { by, text }
  },
  'a removed member': async by => {
    const { userId, username } = await memberOf(by, 'api-key-viewer')
    await send(backend, removeTeamMember, { caller: by, params: { id: userId } })
    return { by, text: `removed ${username} from the account` }
  },
  'a second factor of a member': async owner => {
    const by = await memberOf(owner, 'api-key-viewer')
    const { body } = await send(backend, createSecondFactor, { caller: by })
    const code = appCode(body.secret, backend.clock.now())
    await send(backend, confirmSecondFactor, { caller: by, body: { code } })
    await send(backend, removeSecondFactor, { caller: by })
    return { by, text: 'turned off two-step verification' }
  },
  'a passkey of a member': async owner => {
    const by = await memberOf(owner, 'api-key-viewer')
    const { body: options } = await send(backend, startPasskeyRegistration, { caller: by })
    const body = { name: 'Phone', ...createAuthenticator().register(options) }
    const { body: passkey } = await send(backend, createPasskey, { caller: by, body })
    await send(backend, removePasskey, { caller: by, params: { id: passkey.passkey_id } })
    return { by, text: 'removed a passkey' }
  },
  'a provisioning token': async by => {
    await makeOidcOrganization(backend, by)
    await send(backend, createProvisioningToken, { caller: by, body: { expiration: null } })
    return { by, text: 'created a provisioning token' }
  },
  'single sign-on turned off': async by => {
    await makeOidcOrganization(backend, by)
    await send(backend, deactivateIdentityProvider, { caller: by })
    return { by, text: 'deactivated the identity provider' }
  },
}

describe('the owner gets an email about', () => {
  test.each(Object.keys(CHANGES))('%s', async change => {
    const owner = await newOwner()
    const { by, text } = (await CHANGES[change]?.(owner)) ?? { by: owner, text: '' }
    await deliver()
    const mails = (await backend.mails(owner.username)).filter(({ subject }) => /^Northwind/.test(subject))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`${by.username} ${text}`)
    expect(mails[0]?.text).toContain(`/account/activity?account_id=${owner.accountId}`)
  })
})

test('an email says who did what, when, and from where, with the change in its subject', async () => {
  const owner = await newOwner()
  await send(backend, createSecretKey, {
    caller: owner,
    body: { label: 'Checkout' },
    address: '203.0.113.77',
    headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' },
  })
  await deliver()
  const [mail] = await backend.mails(owner.username)
  expect(mail?.subject).toBe(`Northwind: ${owner.username} created the secret key Checkout`)
  expect(mail?.text).toMatch(
    /created the secret key Checkout on .+ UTC \(Firefox on Mac, 203\.0\.113\.0\/24\)\./,
  )
})

test('who follows Renewal gets an email when it is turned off', async () => {
  const owner = await newOwner()
  const { trackId: id } = await grantTerms(backend, owner.accountId, LICENSE, [yearTerm])
  expect((await send(backend, disableRenewal, { caller: owner, params: { id } })).status).toBe(200)
  await deliver()
  const [mail] = await backend.mails(owner.username)
  expect(mail?.subject).toContain(`Northwind: ${owner.username} turned off renewal of`)
  expect(mail?.text).toContain('you can turn renewal on again')
  // A second call changes nothing, and says nothing.
  await send(backend, disableRenewal, { caller: owner, params: { id } })
  await deliver(DIGEST_PAUSE)
  expect(await noticesTo(owner)).toHaveLength(1)
})

describe('it goes', () => {
  test('to owners and contacts who follow Security, not to other members, who do not see what others do', async () => {
    const contact = { username: `${crypto.randomUUID()}@client.example` }
    const owner = await backend.person({
      label: 'Northwind',
      contacts: [{ email: contact.username, topics: ['security'] }],
    })
    const second = await memberOf(owner, 'account-owner', 'api-key-editor')
    const colleague = await memberOf(owner, 'api-key-viewer')
    await send(backend, subscribeProfile, { caller: colleague, params: { topic: 'security' } })
    await send(backend, unsubscribeProfile, { caller: owner, params: { topic: 'security' } })
    await created(second)
    await deliver()
    const counts = []
    for (const each of [owner, second, contact, colleague]) counts.push((await noticesTo(each)).length)
    expect(counts).toEqual([0, 1, 1, 0])
  })

  test('out at once although another notice has just gone out, and then at most once an hour', async () => {
    const owner = await newOwner()
    const facts = { kind: 'key-limit', key: 'Shop', keyKind: 'secret', keyId: 'k', used: 9, max: 10 } as const
    const accountId = Number(owner.accountId)
    await notify(backend.db, { accountId, key: 'limit', facts }, backend.clock.now())
    await deliver()
    await created(owner)
    await deliver()
    expect(await noticesTo(owner)).toHaveLength(1)
    await created(owner)
    await created(owner)
    await deliver()
    expect(await noticesTo(owner)).toHaveLength(1)
    await deliver(DIGEST_PAUSE)
    expect(await noticesTo(owner)).toEqual(['Northwind: 2 security changes', expect.anything()])
  })

  test('not out for what was rejected, or an invitation that no one has accepted', async () => {
    const owner = await newOwner()
    const member = await memberOf(owner, 'api-key-viewer')
    const params = { id: member.userId, role: 'account-owner' } as const
    expect((await send(backend, grantRole, { caller: member, params })).status).toBe(403)
    const body = { email_address: 'lee@client.example', roles: ['api-key-viewer' as const] }
    await send(backend, createInvitation, { caller: owner, body })
    await deliver()
    expect(await noticesTo(owner)).toEqual([])
  })
})
