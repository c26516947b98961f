import { expect } from 'vitest'
import { exportWorkers } from '#backend/services/exports/worker.ts'
import { unsubscribeToken } from '#backend/services/notification/links.ts'
import { createAccountNote } from '#generated/authorization/operations/createAccountNote.ts'
import { createAuthorizationCode } from '#generated/authorization/operations/createAuthorizationCode.ts'
import { createOrganization } from '#generated/authorization/operations/createOrganization.ts'
import { createSetUpLink } from '#generated/authorization/operations/createSetUpLink.ts'
import { deleteOrganization } from '#generated/authorization/operations/deleteOrganization.ts'
import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { startSetUpSession } from '#generated/authorization/operations/startSetUpSession.ts'
import { createConfigurationPlan } from '#generated/configuration/operations/createConfigurationPlan.ts'
import { createExport } from '#generated/exports/operations/createExport.ts'
import { createExportLink } from '#generated/exports/operations/createExportLink.ts'
import { createListLink } from '#generated/lists/operations/createListLink.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { pauseOrganizationKeys } from '#generated/security/operations/pauseOrganizationKeys.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { type GatewayKey, makeKey } from '../../../support/gateway.ts'
import { type ClientResponse, cookieOf, send } from '../../client.ts'
import { personalToken, serviceToken } from '../../mcp/sessions.ts'
import { registered, secretKey, share } from '../../security/organization-keys/organizations.ts'
import { teamClient } from '../team/client.ts'
import { MARK, ownedBy } from './account-rows.ts'

/** An account that has something of everything, and who and what has access to it. */
export interface RichAccount {
  accountId: number
  owner: Person
  colleague: Person
  staff: Person
  /** The owner of another account, whose organization this account has joined. */
  stranger: Person
  key: GatewayKey
  /** Secrets of API tokens. */
  tokens: string[]
  /** Paths of files to download. */
  files: string[]
  setUp: { secret: string; cookie: string }
  /** The token of the link to unsubscribe in a notice to a contact. */
  unsubscribe: string
}

async function done<T>(call: Promise<ClientResponse<T>>) {
  const response = await call
  expect(response.status, response.text).toBeLessThan(300)
  return response
}

export async function richAccount(backend: Backend): Promise<RichAccount> {
  const contact = `${MARK}@contacts.example`
  const owner = await seedOwner(backend, contact)
  const caller = owner
  const accountId = owner.accountId ?? 0
  const { member, invite } = teamClient(() => backend)
  const colleague = await member(owner, 'api-key-viewer')
  await invite(owner, `${MARK}@invited.example`)
  const staff = await backend.person({ roles: ['internal-admin'] })
  const note = { params: { id: accountId }, body: { text: `About ${MARK}` } }
  await done(send(backend, createAccountNote, { caller: staff, ...note }))
  await done(send(backend, createTestKey, { caller, body: { label: `Test ${MARK}` } }))
  const label = { label: `Server ${MARK}` }
  await done(
    send(backend, createSecretKey, { caller, body: label, headers: { 'idempotency-key': owner.userId } }),
  )
  const stranger = await joinStranger(backend, owner)
  const text = `version: 1\nsecret_keys:\n  - label: ${MARK}\n`
  await done(send(backend, createConfigurationPlan, { caller, body: { text } }))
  const roles = ['api-key-viewer'] as const
  const personal = await personalToken(backend, owner, { roles: [...roles], name: `Token ${MARK}` })
  const tokens = [personal.secret, await serviceToken(backend, owner, [...roles])]
  const program = {
    ...{ client_id: 'gatepost-cli', loopback_uri: 'http://127.0.0.1:49152/callback' },
    ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', name: `CLI ${MARK}` },
    ...{ code_challenge_method: 'S256' as const, account_id: accountId, roles: [] },
  }
  await done(send(backend, createAuthorizationCode, { caller, body: program }))
  const link = await done(send(backend, createSetUpLink, { caller, body: { label: `IT ${MARK}` } }))
  const { secret } = link.body
  const opened = await done(send(backend, startSetUpSession, { caller: null, body: { secret } }))
  return {
    ...{ accountId, owner, colleague, staff, stranger, tokens },
    key: await makeKey(backend, { accountId, plans: [], limit: { max: 100 } }),
    files: await filesOf(backend, owner),
    setUp: { secret, cookie: cookieOf(opened) },
    unsubscribe: unsubscribeToken(backend.kernel, { accountId, address: contact, topics: ['receipts'] }),
  }
}

/** The owner, with all that can be given to a new account. */
const seedOwner = (backend: Backend, contact: string): Promise<Person> =>
  backend.person({
    label: `Account ${MARK}`,
    keys: 2,
    keysWithPast: [
      { kind: 'embedded', label: `Shop ${MARK}`, hostnames: [`${MARK}.example`], usedDaysAgo: 1 },
    ],
    usage: 20,
    rejections: 30,
    requests: 50,
    contacts: [{ email: contact, topics: ['receipts', 'renewal'], firstName: MARK }],
    orders: [{ planId: 3121 }, { planId: 3705, state: 'pending' }, { planId: 3705, state: 'grace-ended' }],
    cards: [{ number: '4242424242424242' }],
    lists: [
      { state: 'done', name: `${MARK}.csv` },
      { state: 'ready', name: `${MARK}-2.csv` },
    ],
    dataReports: [{ address: `1 ${MARK} St, Provo UT` }],
    activity: 30,
    taxableAddress: { thoroughfare: `85 ${MARK} Street` },
    maxUsers: 10,
    webhooks: [
      {
        url: `https://${MARK}.example/hooks`,
        description: MARK,
        eventTypes: ['activity.recorded'],
        deliveries: ['succeeded', 'failed', 'retrying', 'waiting'],
      },
    ],
    logStreams: [
      {
        url: `https://${MARK}.example/logs`,
        description: MARK,
        sources: ['activity', 'requests'],
        batches: ['taken', 'failed'],
      },
    ],
  })

/** The account leaves an organization of its own behind, and joins one of someone else, who may manage its keys. */
async function joinStranger(backend: Backend, owner: Person): Promise<Person> {
  const body = { organization_name: `${MARK}-organization` }
  const own = await done(send(backend, createOrganization, { caller: owner, body }))
  const params = { id: own.body.organization_id }
  await done(send(backend, deleteOrganization, { caller: owner, params }))
  const organization = await registered(backend)
  const join = { organization_key: organization.organizationKey }
  await done(send(backend, joinOrganization, { caller: owner, body: join }))
  await share(backend, owner, 'manage')
  const keys = [await secretKey(backend, owner, `Managed ${MARK}`)]
  await done(send(backend, pauseOrganizationKeys, { caller: organization.owner, body: { keys } }))
  return organization.owner
}

/** Paths of what can be downloaded: the results of a list, and an export of the account. */
async function filesOf(backend: Backend, caller: Person): Promise<string[]> {
  const [id = ''] = (await ownedBy(backend.db, caller.accountId ?? 0)).get('list_id') ?? []
  const list = await done(send(backend, createListLink, { caller, params: { id }, body: { format: 'csv' } }))
  await done(send(backend, createExport, { caller }))
  await runWorkers(backend.kernel, exportWorkers(backend.kernel))
  const all = await done(send(backend, createExportLink, { caller }))
  return [list, all].map(({ body }) => new URL(body.download_url).pathname)
}
