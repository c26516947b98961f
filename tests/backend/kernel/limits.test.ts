import { and, eq, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passkeys, thirdPartyLogins } from '#backend/modules/people/tables.ts'
import { organizationOf } from '#backend/modules/single-sign-on/organization-store.ts'
import { provisioningTokens } from '#backend/modules/single-sign-on/provisioning/tables.ts'
import { organizationDomains } from '#backend/modules/single-sign-on/tables.ts'
import { contacts } from '#backend/services/notification/tables.ts'
import { cards } from '#backend/services/payment/tables.ts'
import { TEST_CARDS } from '#backend/services/payment/vendors/test/test-cards.ts'
import { dataReports } from '#backend/services/reporting/data-reports/tables.ts'
import {
  dismissedHostnames,
  embeddedKeys,
  hostnames,
  secretKeys,
  tipDismissals,
} from '#backend/services/security/tables.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createOrganizationDomain } from '#generated/authorization/operations/createOrganizationDomain.ts'
import { createProvisioningToken } from '#generated/authorization/operations/createProvisioningToken.ts'
import { associateThirdParty } from '#generated/identity/operations/associateThirdParty.ts'
import { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { startPasskeyRegistration } from '#generated/identity/operations/startPasskeyRegistration.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { deleteContact } from '#generated/notification/operations/deleteContact.ts'
import { restoreContact } from '#generated/notification/operations/restoreContact.ts'
import { authorizePaymentMethod } from '#generated/payment/operations/authorizePaymentMethod.ts'
import { createDataReport } from '#generated/reporting/operations/createDataReport.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { dismissHostname } from '#generated/security/operations/dismissHostname.ts'
import { dismissKeyTip } from '#generated/security/operations/dismissKeyTip.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import { recoverEmbeddedKey } from '#generated/security/operations/recoverEmbeddedKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import type { Limit } from '#kernel/contract/contract.ts'
import { errorItems } from '../../contract/compared-errors.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { typeCard } from '../../support/cards.ts'
import { operations, responseExamples } from '../../support/contract/contract.ts'
import { insertSecretKeys } from '../../support/many-keys.ts'
import { makeOrganization } from '../../support/organization.ts'
import { comeBack, ending } from '../../support/servers/example-id.ts'
import { send } from '../client.ts'
import { type Addition, LIMIT, ofAccount, ofPerson, succeed, twice, twiceInTurn } from './limits/additions.ts'
import { apiTokenAdditions } from './limits/api-tokens.ts'
import { listAndTestKeyAdditions } from './limits/lists-and-test-keys.ts'
import { webhookAdditions } from './limits/webhooks.ts'

const CARDS = TEST_CARDS.filter(({ behavior }) => behavior.does === 'succeed').map(({ number }) => number)

/** Hostnames that are each added to one embedded key. */
const onOneKey = (count: (backend: Backend, keyId: string) => Promise<number>): Addition => ({
  calls: async (backend, caller) => {
    const { key_id } = await succeed(backend, createEmbeddedKey, { caller, body: newEmbeddedKey(0) })
    return twice(index => ({ caller, params: { id: key_id, domain: `shop-${index}.example` } }))
  },
  count: (backend, _, [call]) => count(backend, (call?.params as { id?: string } | undefined)?.id ?? ''),
})
type OfOrganization = PgTable & { organizationId: PgColumn }
const inOrganization = (table: OfOrganization, bodyOf: (index: number) => object): Addition => ({
  async calls(backend, caller) {
    await makeOrganization(backend, caller)
    return twice(index => ({ caller, body: bodyOf(index) }))
  },
  async count({ db }, { accountId }) {
    const own = await organizationOf(db, accountId)
    return db.$count(table, eq(table.organizationId, own?.organizationId ?? ''))
  },
})

const newSecretKey = (index: number) => ({ label: `Server ${index}` })
const newEmbeddedKey = (index: number) => ({ label: `Page ${index}`, domains: ['shop.northwind.example'] })
const newContact = (n: number) => ({
  email: `contact-${n}@test.example`,
  first_name: 'Ada',
  last_name: 'Reyes',
})

const additions = new Map(
  (
    [
      [
        createPasskey,
        {
          calls: (backend, caller) =>
            twiceInTurn(async () => {
              const options = await succeed(backend, startPasskeyRegistration, { caller })
              return { caller, body: { name: 'Phone', ...createAuthenticator().register(options) } }
            }),
          count: ofPerson(passkeys),
        },
      ],
      [
        associateThirdParty,
        {
          calls: (backend, caller) =>
            twiceInTurn(async index => {
              const email = `${index}-${caller.username}`
              return { caller, ...ending(await comeBack(backend, { kind: 'add-login', email })) }
            }),
          count: ofPerson(thirdPartyLogins),
        },
      ],
      [
        createOrganizationDomain,
        inOrganization(organizationDomains, n => ({ domain: `office-${n}.northwind.example` })),
      ],
      [createProvisioningToken, inOrganization(provisioningTokens, () => ({ expiration: null }))],
      [
        createContact,
        {
          calls: async (_, caller) => twice(index => ({ caller, body: newContact(index) })),
          count: ofAccount(contacts),
        },
      ],
      [
        createDataReport,
        {
          calls: async (_, caller) =>
            twice(index => ({ caller, body: { address: `${index + 1} Main St`, field: 'missing' } })),
          count: ofAccount(dataReports),
        },
      ],
      ...apiTokenAdditions,
      ...listAndTestKeyAdditions,
      ...webhookAdditions,
      [
        restoreContact,
        {
          calls: (backend, caller) =>
            twiceInTurn(async index => {
              const { id } = await succeed(backend, createContact, { caller, body: newContact(index) })
              const call = { caller, params: { id } }
              await succeed(backend, deleteContact, call)
              return call
            }),
          count: ({ db }, { accountId }) =>
            db.$count(contacts, and(eq(contacts.accountId, accountId ?? 0), isNull(contacts.deleted))),
        },
      ],
      [
        authorizePaymentMethod,
        {
          calls: (backend, caller) =>
            twiceInTurn(async index => ({
              caller,
              body: { token: await typeCard(backend, caller, CARDS[index] ?? '') },
            })),
          count: ofAccount(cards),
        },
      ],
      [
        createSecretKey,
        {
          calls: async (_, caller) => twice(index => ({ caller, body: newSecretKey(index) })),
          count: ofAccount(secretKeys),
        },
      ],
      [
        recoverSecretKey,
        {
          calls: (backend, caller) =>
            twiceInTurn(async index => {
              const { key_id } = await succeed(backend, createSecretKey, {
                caller,
                body: newSecretKey(index),
              })
              const call = { caller, params: { id: key_id } }
              await succeed(backend, deleteSecretKey, call)
              return call
            }),
          count: ({ db }, { accountId }) =>
            db.$count(
              secretKeys,
              and(eq(secretKeys.accountId, accountId ?? 0), isNull(secretKeys.recoveryDeadline)),
            ),
        },
      ],
      [
        createEmbeddedKey,
        {
          calls: async (_, caller) => twice(index => ({ caller, body: newEmbeddedKey(index) })),
          count: ofAccount(embeddedKeys),
        },
      ],
      [
        recoverEmbeddedKey,
        {
          calls: (backend, caller) =>
            twiceInTurn(async index => {
              const body = newEmbeddedKey(index)
              const { key_id } = await succeed(backend, createEmbeddedKey, { caller, body })
              const call = { caller, params: { id: key_id } }
              await succeed(backend, deleteEmbeddedKey, call)
              return call
            }),
          count: ({ db }, { accountId }) =>
            db.$count(
              embeddedKeys,
              and(eq(embeddedKeys.accountId, accountId ?? 0), isNull(embeddedKeys.recoveryDeadline)),
            ),
        },
      ],
      [
        dismissKeyTip,
        {
          calls: async (backend, caller) => {
            await insertSecretKeys(backend, caller, 2 * LIMIT)
            const { keys } = await succeed(backend, getKeySurvey, { caller })
            const body = { reason: 'intended' }
            return keys.map(({ key_id }) => ({ caller, params: { id: key_id, tip: 'no-limit' }, body }))
          },
          count: ofAccount(tipDismissals),
        },
      ],
      [
        authorizeDomain,
        onOneKey(({ db }, id) =>
          db.$count(hostnames, and(eq(hostnames.keyId, id), eq(hostnames.isAuthorized, true))),
        ),
      ],
      [
        dismissHostname,
        onOneKey(({ db }, id) => db.$count(dismissedHostnames, eq(dismissedHostnames.keyId, id))),
      ],
    ] satisfies [Operation, Addition][]
  ).map(([operation, addition]): [string, Addition & { operation: Operation }] => [
    operation.id,
    { operation, ...addition },
  ]),
)

function additionOf(id: string) {
  const addition = additions.get(id)
  if (!addition) throw new Error(`say here how calls of ${id} add one thing each`)
  return addition
}

/** They check the limit for a later call, and add nothing. */
const CHECKS = new Set([startPasskeyRegistration.id])

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ limits: LIMIT, env: { OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())

const limited = operations.flatMap(operation => {
  const limit = operation.object['x-limit'] as Limit | undefined
  return limit && !CHECKS.has(operation.id) ? [{ id: operation.id, limit }] : []
})

describe('twice as many at once as there may be', () => {
  test.each(limited)('leave no more than that: $id', async ({ id, limit }) => {
    const { operation, calls: callsOf, count } = additionOf(id)
    const caller = await backend.person()
    const calls = await callsOf(backend, caller)
    const before = await count(backend, caller, calls)
    const responses = await Promise.all(calls.map(call => send(backend, operation, call)))
    expect(await count(backend, caller, calls)).toBe(LIMIT)
    const rejected = responses.filter(({ status }) => status >= 400)
    expect(rejected).toHaveLength(calls.length - (LIMIT - before))
    for (const { errors } of rejected)
      expect(errors).toMatchObject([{ name: limit.error, message: expect.stringContaining(String(LIMIT)) }])
  })
})

// One connection runs one transaction at a time, so that a forgotten lock shows on PostgreSQL alone.
test.each(limited)('a call that counts has locked what it counts: $id', async ({ id }) => {
  const { operation, calls } = additionOf(id)
  const caller = await backend.person()
  const [call = { caller }] = await calls(backend, caller)
  const statements = await backend.statementsOf(() => send(backend, operation, call))
  const indexOf = (part: string) => statements.findLastIndex(({ text }) => text.includes(part))
  expect(indexOf('pg_advisory_xact_lock(hashtext(')).toBeGreaterThanOrEqual(0)
  expect(indexOf('count(*)')).toBeGreaterThan(indexOf('pg_advisory_xact_lock(hashtext('))
})

test('an operation with the error of a limit declares the limit', () => {
  const errors = new Set(limited.map(({ limit }) => limit.error as string))
  const undeclared = operations.filter(operation => {
    const names = operation.statuses
      .filter(status => status >= 400)
      .flatMap(status => responseExamples(operation, status))
      .flatMap(({ value }) => errorItems(value).map(({ name }) => name))
    return names.some(name => errors.has(name)) && !operation.object['x-limit']
  })
  expect(undeclared.map(({ id }) => id)).toEqual([])
})
