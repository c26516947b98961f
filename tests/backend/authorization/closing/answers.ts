import { expect } from 'vitest'
import { getCurrentToken } from '#generated/authorization/operations/getCurrentToken.ts'
import { getOrganization } from '#generated/authorization/operations/getOrganization.ts'
import { startSetUpSession } from '#generated/authorization/operations/startSetUpSession.ts'
import { findUnsubscription } from '#generated/notification/operations/findUnsubscription.ts'
import type { OpenApiDocument, Schema } from '../../../../scripts/generate/bundle.ts'
import { scaled } from '../../../../scripts/lib/test-scope.ts'
import { exampleCall } from '../../../contract/derived.ts'
import { type Backend, ORIGIN, type Person } from '../../../support/backend.ts'
import { type ContractOperation, operations, resolveSchema } from '../../../support/contract/contract.ts'
import { send } from '../../client.ts'
import { MARK } from './account-rows.ts'
import type { RichAccount } from './rich-account.ts'

type Owned = ReadonlyMap<string, readonly string[]>

/** What is kept for the law is for our staff alone. */
const KEPT_FOR_STAFF = /order|transaction|payment|exemption/i
/** What waits for what comes. */
const FOLLOWS = /^follow/

/** Calls everything that could still have something of an erased account, as everyone who could get at it before. */
export async function nothingAnswers(backend: Backend, rich: RichAccount, owned: Owned): Promise<void> {
  await noOperationAnswers(backend, rich, owned)
  await noSecretWorks(backend, rich)
}

/**
 * Calls operations with every id that the account had, and searches for its words: as the owner of another account, who has
 * all roles, and those for staff as staff. `test:full` also calls them as the people who could read them before. One that
 * changes something is called with its example, and has nothing to change.
 */
async function noOperationAnswers(
  backend: Backend,
  { owner, colleague, staff, stranger, accountId }: RichAccount,
  owned: Owned,
): Promise<void> {
  const ids = [String(accountId), ...[...owned.values()].flatMap(list => list.slice(0, 1))]
  const callers = scaled([stranger], [stranger, owner, colleague, staff])
  let changes = 0
  for (const operation of operations) {
    const { handle } = operation
    const names = [...handle.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const isRead = handle.method === 'GET'
    const isForStaff = handle.roles.some(set => set.includes('internal-admin'))
    if (FOLLOWS.test(handle.id) || handle.auth === 'key') continue
    // Without an id, a change is one of the caller's own account, and what staff may still do has to be said.
    if (!isRead && (!names.length || isForStaff || handle.auth !== 'bearer')) continue
    for (const id of names.length ? idsFor(operation, names[0], ids) : [''])
      for (const caller of isForStaff ? [staff] : callers) {
        const params = Object.fromEntries(names.map(name => [name, name === names[0] ? id : ids[1]]))
        const call = isRead ? searchFor(operation) : await exampleOf(operation)
        const { status, text } = await send(backend, handle, { ...call, caller, params })
        const about = `${handle.id} of ${id}: ${status} ${text.slice(0, 200)}`
        if (!isRead) changes += 1
        if (!isRead) expect(status, about).toBeGreaterThanOrEqual(400)
        if (!(caller === staff && KEPT_FOR_STAFF.test(handle.id)))
          expect(text.includes(MARK), about).toBe(false)
      }
  }
  expect(changes).toBeGreaterThan(50)
}

/** Which ids have the form of a parameter of the path. */
function idsFor(
  { parameters, document }: ContractOperation,
  name = '',
  ids: readonly string[] = [],
): string[] {
  const isNumber = parameters.some(({ node }) => node.name === name && isInteger(document, node.schema))
  return ids.filter(id => /^\d+$/.test(id) === isNumber)
}

const isInteger = (document: OpenApiDocument, schema: Schema | undefined) =>
  schema !== undefined && resolveSchema(document, schema).type === 'integer'

/** What is searched for, where something can be. */
const searchFor = ({ parameters }: ContractOperation) =>
  parameters.some(({ node }) => node.in === 'query' && node.name === 'search')
    ? { query: { search: MARK } }
    : {}

async function exampleOf(operation: ContractOperation) {
  const { body, query, headers } = await exampleCall(operation, { given: async value => value })
  return { query, headers: { ...headers }, ...(body !== undefined && { body }) }
}

/** Tokens, links, and files that the account had given away. */
async function noSecretWorks(backend: Backend, rich: RichAccount): Promise<void> {
  for (const secret of rich.tokens) {
    const headers = { authorization: `Bearer ${secret}` }
    expect((await send(backend, getCurrentToken, { caller: null, headers })).status).toBe(401)
    const mcp = await backend.inject({ method: 'POST', url: '/mcp', headers, payload: {} })
    expect(mcp.statusCode).toBe(401)
  }
  const { secret, cookie } = rich.setUp
  const headers = { cookie, origin: ORIGIN }
  expect((await send(backend, startSetUpSession, { caller: null, body: { secret } })).status).toBe(400)
  expect((await send(backend, startSetUpSession, { caller: null, body: {}, headers })).status).toBe(400)
  expect((await send(backend, getOrganization, { caller: null, headers })).status).toBe(401)
  const body = { token: rich.unsubscribe }
  expect((await send(backend, findUnsubscription, { caller: null, body })).status).toBe(400)
  for (const url of rich.files)
    for (const person of [rich.owner, rich.stranger]) await isGone(backend, url, person)
}

async function isGone(backend: Backend, url: string, { cookie }: Person): Promise<void> {
  const { statusCode } = await backend.inject({ method: 'GET', url, headers: cookie })
  expect(statusCode, url).toBe(404)
}
