import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretKeys } from '#backend/services/security/tables.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { getJwks } from '#generated/authorization/operations/getJwks.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { resendConfirmationEmail } from '#generated/identity/operations/resendConfirmationEmail.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { resumeSecretKey } from '#generated/security/operations/resumeSecretKey.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { startSecretKeyRotation } from '#generated/security/operations/startSecretKeyRotation.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import { loadContract, secretFields } from '#kernel/contract/contract.ts'
import { mails } from '#kernel/storage/tables.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { callOf, loadCases } from '../../contract/cases.ts'
import type { Backend, Person } from '../../support/backend.ts'
import { type BackendWorld, createBackendWorld } from '../../support/contract/backend-world.ts'
import { type ContractOperation, operations } from '../../support/contract/contract.ts'
import { respondsWithSecret, takesSecret } from '../../support/contract/secret-fields.ts'
import { isUnbuilt } from '../../support/contract/unbuilt.ts'
import { rejectToWrite } from '../broken-table.ts'
import { type ClientCall, type ClientResponse, logInAgain, send } from '../client.ts'
import { linksTo } from '../mailbox.ts'

await loadCases()

const PASSWORD = 'sentinel password of seven lanterns'

let world: BackendWorld
let backend: Backend
/** Everything that no log may contain. */
const secrets = new Set<string>([PASSWORD])
/** The same, for operations that are called as their contract says. */
const secretsOfContracts = new Set<string>()
const answered: { operation: string; status: number; requestId: unknown }[] = []
beforeAll(async () => {
  world = await createBackendWorld({ LOG_LEVEL: 'trace', BOT_CHECK: 'none' })
  backend = world.backend
  await walkThrough()
})
afterAll(() => backend.close())

async function call<T>(operation: Operation<T>, input: ClientCall): Promise<ClientResponse<T>> {
  const response = await send(backend, operation, input)
  answered.push({
    operation: operation.id,
    status: response.status,
    requestId: response.headers['x-request-id'],
  })
  return response
}

function keepSecretsOf(person: Person): Person {
  secrets.add(person.password)
  secrets.add(person.cookie.cookie.split('=')[1] ?? '')
  secrets.add(person.bearer.authorization.slice('Bearer '.length))
  return person
}

/** In `npm test`, those that take or return a secret; in full, all. */
const walked = operations.filter(each => isFullRun || takesSecret(each) || respondsWithSecret(each))

/** Each of these operations, once with success and sometimes with a failure. */
async function walkThrough() {
  const username = `sentinel-${randomUUID()}@test.example`
  await call(signUp, { caller: null, body: { username, password: PASSWORD, open_account: true } })
  const [link] = await linksTo(backend, username)
  if (!link) throw new Error('no link')
  secrets.add(link.token)
  const login = await call(logIn, { caller: null, body: { username, password: PASSWORD } })
  secrets.add(/session=([^;]+)/.exec(String(login.headers['set-cookie']))?.[1] ?? '')
  await call(logIn, { caller: null, body: { username, password: `${PASSWORD}, but wrong` } })
  await call(logIn, { caller: null, raw: `{"username": "x", "password": "${PASSWORD}", ` })
  await call(confirmEmail, {
    caller: null,
    params: { id: link.userId },
    body: { token: link.token, password: PASSWORD },
  })

  const stranger = keepSecretsOf(await backend.person({ confirmed: false }))
  await call(resendConfirmationEmail, { caller: stranger, body: { user_id: stranger.userId } })
  for (const { token } of await linksTo(backend, stranger.username)) secrets.add(token)

  const person = keepSecretsOf(await logInAgain(backend, keepSecretsOf(await backend.person())))
  const token = await call(createToken, { caller: person, body: {} })
  secrets.add(token.body.access_token)
  await call(getJwks, { caller: null })
  await call(listAccounts, { caller: person })
  await call(getOwnCredentials, { caller: person })
  const { body: key } = await call(createSecretKey, { caller: person, body: { label: 'Sentinel' } })
  secrets.add(key.token)
  const params = { id: key.key_id }
  await call(listSecretKeys, { caller: person, query: { search: 'Sentinel' } })
  await call(updateSecretKey, {
    caller: person,
    params,
    body: { label: 'Renamed', description: '', version: 1 },
  })
  for (const operation of [pauseSecretKey, resumeSecretKey, deleteSecretKey, recoverSecretKey])
    await call(operation, { caller: person, params })
  await call(revealSecretKeyToken, { caller: person, params })
  const rotation = { caller: person, params, body: { overlap_hours: 1 } }
  secrets.add((await call(startSecretKeyRotation, rotation)).body.token)
  await call(logOut, { caller: person })
  await call(createSecretKey, { caller: person, body: {} })
  const called = new Set(answered.map(({ operation }) => operation))
  for (const operation of walked.filter(({ id }) => !called.has(id))) await callByContract(operation)
}

/** The call of an operation's first case. The test searches for the secrets in its request and response. */
async function callByContract(operation: ContractOperation) {
  const made = await callOf(operation)(world)
  const fields = secretFields(loadContract(operation.handle.service))
  if (made.caller) keepSecretsOf(made.caller)
  keepSecretsIn(made.body, fields)
  keepSecretsIn(made.query, fields)
  const response = await call(operation.handle as Operation<unknown>, made as ClientCall)
  if (response.status < 300) keepSecretsIn(response.body, fields)
}

/** Values of secret fields, at any depth. Short ones, such as codes, appear in lines by chance. */
function keepSecretsIn(value: unknown, fields: ReadonlySet<string>) {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value))
    if (typeof inner === 'string' && fields.has(name) && inner.length > 8) secretsOfContracts.add(inner)
    else keepSecretsIn(inner, fields)
}

interface Line {
  msg: string
  requestId?: string
  operation?: string
  status?: number
  err?: { stack?: string; message?: string }
}
const lines = (): Line[] => backend.log.map(line => JSON.parse(line))

test('the walk calls every operation with a secret, in full every operation there is', () => {
  const called = new Set(answered.map(({ operation }) => operation))
  expect(walked.length).toBeGreaterThan(40)
  expect(walked.map(({ id }) => id).filter(id => !called.has(id))).toEqual([])
  const unbuilt = new Set(walked.filter(isUnbuilt).map(({ id }) => id))
  const failed = answered.filter(({ operation, status }) => status >= 500 && !unbuilt.has(operation))
  expect(failed).toEqual([])
  expect(answered.filter(({ status }) => status === 501)).toHaveLength(unbuilt.size)
  expect(secretsOfContracts.size).toBeGreaterThan(5)
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(20)
})

test('no line contains a password, a token or a cookie, even at the lowest level', () => {
  const text = backend.log.join('')
  expect(text).toContain('"request data"')
  const all = [...secrets, ...secretsOfContracts]
  expect(all.filter(secret => text.includes(secret))).toEqual([])
})

test('a secret field is redacted in the log', () => {
  const data = backend.log.filter(line => line.includes('"request data"') && line.includes('"password"'))
  expect(data).not.toEqual([])
  for (const line of data) expect(line).toContain('"password":"[secret]"')
})

test('each request has one line, with its id, operation, status and time', () => {
  const requests = lines().filter(({ msg }) => msg === 'request')
  for (const { operation, status, requestId } of answered)
    expect(requests.filter(line => line.requestId === requestId)).toEqual([
      expect.objectContaining({ operation, status, method: expect.any(String), ms: expect.any(Number) }),
    ])
})

test('a request without an operation also has a line', async () => {
  for (const url of ['/api/nowhere', '/api/security/secret-keys/%zz']) {
    const before = backend.log.length
    await backend.inject({ method: 'GET', url })
    const requests = lines()
      .slice(before)
      .filter(({ msg }) => msg === 'request')
    expect(requests, url).toMatchObject([{ status: 404, path: url }])
  }
})

test('what follows an encoded # in a path is not logged, because programs that check emails send tokens there', async () => {
  for (const hash of ['%23', '%2523']) {
    const before = backend.log.length
    await backend.inject({
      method: 'GET',
      url: `/invite${hash}token=Rk7uWq2ZbXn4TfHy8LcVd1SgPaJ6mEo3Iw5Kx9Ct0Ns`,
    })
    const own = backend.log.slice(before).join('')
    expect(own).toContain('"path":"/invite%23[secret]"')
    expect(own).not.toContain('Rk7uWq2Z')
  }
})

test('a query is only in the debug line, because it can contain typed text', async () => {
  const typed = 'typed-by-a-person'
  const before = backend.log.length
  await call(listSecretKeys, { caller: await backend.person(), query: { search: typed } })
  const holding = lines()
    .slice(before)
    .filter(line => JSON.stringify(line).includes(typed))
  expect(holding).toMatchObject([{ msg: 'request data', level: 20 }])
})

describe('a failure of ours', () => {
  async function failedReveal() {
    const person = await backend.person()
    const { body: key } = await send(backend, createSecretKey, { caller: person, body: { label: 'Broken' } })
    await backend.db
      .update(secretKeys)
      .set({ sealedToken: 'v0.broken' })
      .where(eq(secretKeys.keyId, key.key_id))
    return send(backend, revealSecretKeyToken, { caller: person, params: { id: key.key_id } })
  }

  test('gives the caller only an id', async () => {
    const { status, errors, headers, text } = await failedReveal()
    expect(status).toBe(500)
    expect(errors).toEqual([
      { id: null, name: 'internal-error', message: 'An unknown error occurred.', fields: [], status: 500 },
    ])
    expect(text).not.toMatch(/sealed|\.ts|at /)
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  test('is in the log under that id, with its stack', async () => {
    const { headers } = await failedReveal()
    const own = lines().filter(({ requestId }) => requestId === headers['x-request-id'])
    const failure = own.find(({ msg }) => msg === 'request failed')
    expect(failure?.err?.message).toContain('sealed text of an unknown format')
    expect(failure?.err?.stack).toContain('secret-box.ts')
    expect(own.find(({ msg }) => msg === 'request')).toMatchObject({
      operation: 'revealSecretKeyToken',
      status: 500,
    })
  })

  test('of the database logs its query, but no written values', async () => {
    const username = `broken-${randomUUID()}@test.example`
    const condition = sql`new.recipient = ${sql.raw(`'${username}'`)}`
    const before = backend.log.length
    const repair = await rejectToWrite(backend, mails, condition)
    try {
      const body = { username, password: PASSWORD, open_account: true }
      expect((await send(backend, signUp, { caller: null, body })).status).toBe(500)
    } finally {
      await repair()
    }
    const text = backend.log.slice(before).join('')
    expect(text).toContain('insert into')
    expect(text).toContain('refused by a test')
    expect(text).not.toContain('#token=')
    expect(text).not.toContain('$argon2id$')
  })
})
