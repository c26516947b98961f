import { eq } from 'drizzle-orm'
import { memberships, openAccount } from '#backend/modules/accounts/public.ts'
import { contacts } from '#backend/services/notification/tables.ts'
import { applyConfigurationPlan } from '#generated/configuration/operations/applyConfigurationPlan.ts'
import { createConfigurationPlan } from '#generated/configuration/operations/createConfigurationPlan.ts'
import { getConfiguration } from '#generated/configuration/operations/getConfiguration.ts'
import type { AppliedConfiguration, ConfigurationPlan } from '#generated/configuration/types.ts'
import { startSession } from '#kernel/access/sessions.ts'
import { type Backend, BROWSER, type Person } from '../../support/backend.ts'
import { send } from '../client.ts'

/** Every role with which something of a file can be changed. */
export const ALL_ROLES = [
  'account-owner',
  'billing-viewer',
  'billing-editor',
  'api-key-viewer',
  'api-key-editor',
] as const

/** A file with something of each kind but people. */
export const FILE = `version: 1
secret_keys:
  - label: Checkout
    description: Before an order is placed
    allowed_ips: [203.0.113.0/24]
    max_lookups: 5000
  - label: Nightly import
    active: false
embedded_keys:
  - label: Store
    hosts: [shop.northwind.example]
limits:
  time_zone: Europe/Berlin
  lookups_per_day: 10000
  alert_percents: [50, 100]
spending_cap:
  monthly_cents: 100000
contacts:
  - email: ap@northwind.example
    first_name: Ada
    topics: [receipts]
`

export const ownerOf = (backend: Backend) => backend.person({ roles: [...ALL_ROLES], maxUsers: 50 })

/** Another account that a person owns, without contacts, and the person with a token of it. */
export async function anotherAccountOf(backend: Backend, person: Person): Promise<Person> {
  const { db, clock, kernel } = backend
  const { userId } = person
  const now = clock.now()
  const accountId = await openAccount(db, { userId, label: 'Another account', now, maxUsers: 50 })
  await db
    .update(memberships)
    .set({ roles: [...ALL_ROLES] })
    .where(eq(memberships.accountId, accountId))
  await db.delete(contacts).where(eq(contacts.accountId, accountId))
  const session = {
    userId,
    accountId,
    now,
    address: '127.0.0.1',
    userAgent: BROWSER,
    method: 'password' as const,
  }
  const { sessionId, secret } = await startSession(db, session)
  const issued = { userId, sessionId, accountId, roles: [...ALL_ROLES] }
  const { token } = await kernel.tokens.issue(issued)
  return {
    ...person,
    accountId,
    bearer: { authorization: `Bearer ${token}` },
    cookie: { ...person.cookie, cookie: `session=${secret}` },
  }
}

/** The file of an account, as the person may read it. */
export async function fileOf(backend: Backend, caller: Person): Promise<string> {
  const { status, body, text } = await send(backend, getConfiguration, { caller })
  if (status !== 200) throw new Error(text)
  return body.text
}

/** The same without IDs, and without the name of the organization, which other accounts don't share. */
export async function fileWithoutIds(backend: Backend, caller: Person): Promise<string> {
  const file = await fileOf(backend, caller)
  return file.replaceAll(/^ {2}- id: .*\n {4}/gm, '  - ').replace(/^ {2}organization: .*\n/m, '')
}

export async function planOf(backend: Backend, caller: Person, text: string): Promise<ConfigurationPlan> {
  const planned = await send(backend, createConfigurationPlan, { caller, body: { text } })
  if (planned.status !== 201) throw new Error(planned.text)
  return planned.body
}

export async function apply(backend: Backend, caller: Person, text: string): Promise<AppliedConfiguration> {
  const { plan_id: id, problems } = await planOf(backend, caller, text)
  if (problems.length) throw new Error(JSON.stringify(problems))
  const applied = await send(backend, applyConfigurationPlan, { caller, params: { id } })
  if (applied.status !== 200) throw new Error(applied.text)
  return applied.body
}
