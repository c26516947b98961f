import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people, recoveryCodes, secondFactors } from '#backend/modules/people/tables.ts'
import { WRONG_CODES_BEFORE_NOTICE } from '#backend/services/identity/limits.ts'
import { hasPasswordAndSecondFactor } from '#backend/services/identity/login/factor-check.ts'
import { confirmSecondFactor } from '#generated/identity/operations/confirmSecondFactor.ts'
import { createRecoveryCodes } from '#generated/identity/operations/createRecoveryCodes.ts'
import { createSecondFactor } from '#generated/identity/operations/createSecondFactor.ts'
import { getSecondFactor } from '#generated/identity/operations/getSecondFactor.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { removeSecondFactor } from '#generated/identity/operations/removeSecondFactor.ts'
import { appCode } from '../../../scripts/lib/app-code.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

const STEP = 30_000

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'debug' } })
})
afterAll(() => backend.close())

const codeAt = (secret: string, offset = 0) =>
  appCode(secret, new Date(backend.clock.now().getTime() + offset))

async function login({ username, password }: Person, code?: string) {
  const body = { username, password, ...(code !== undefined && { code }) }
  const { status, errors, headers } = await send(backend, logIn, { caller: null, body })
  return { status, name: errors[0]?.name, cookie: headers['set-cookie'] }
}

async function withFactor() {
  const person = await backend.person()
  const { body } = await send(backend, createSecondFactor, { caller: person })
  const confirmed = await send(backend, confirmSecondFactor, {
    caller: person,
    body: { code: codeAt(body.secret) },
  })
  expect(confirmed.status).toBe(200)
  return { person, secret: body.secret, codes: confirmed.body.recovery_codes }
}

describe('a login with a second factor', () => {
  test('needs the password and a code, and says what is missing only after the password', async () => {
    const { person, secret } = await withFactor()
    const wrong = { ...person, password: 'not the password' }
    expect(await login(person)).toMatchObject({ status: 400, name: 'code-required' })
    expect(await login(wrong)).toMatchObject({ status: 401, name: 'invalid-credentials' })
    expect(await login(wrong, codeAt(secret, STEP))).toMatchObject({ name: 'invalid-credentials' })
    expect(await login(person, '000000')).toMatchObject({ status: 400, name: 'code-incorrect' })
    const right = await login(person, codeAt(secret, STEP))
    expect(right.status).toBe(200)
    expect(right.cookie).toBeDefined()
  })

  test('sets no cookie before the code is right', async () => {
    const { person } = await withFactor()
    expect((await login(person)).cookie).toBeUndefined()
    expect((await login(person, '000000')).cookie).toBeUndefined()
  })

  test('accepts each code once, and none older than the last one', async () => {
    const { person, secret } = await withFactor()
    backend.clock.advance(5 * STEP)
    const [older, now] = [codeAt(secret, -STEP), codeAt(secret)]
    expect((await login(person, now)).status).toBe(200)
    expect((await login(person, now)).name).toBe('code-incorrect')
    expect((await login(person, older)).name).toBe('code-incorrect')
    backend.clock.advance(STEP)
    expect((await login(person, codeAt(secret))).status).toBe(200)
  })

  test('accepts a code once among simultaneous calls', async () => {
    const { person, secret } = await withFactor()
    backend.clock.advance(STEP)
    const code = codeAt(secret)
    const responses = await Promise.all(Array.from({ length: 5 }, () => login(person, code)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('accepts the codes of the half minute before and after, and no others', async () => {
    const { person, secret } = await withFactor()
    backend.clock.advance(10 * STEP)
    expect((await login(person, codeAt(secret, -2 * STEP))).status).toBe(400)
    expect((await login(person, codeAt(secret, 2 * STEP))).status).toBe(400)
    expect((await login(person, codeAt(secret, -STEP))).status).toBe(200)
    expect((await login(person, codeAt(secret, STEP))).status).toBe(200)
  })

  test('does not accept the code that set it up', async () => {
    const { person, secret } = await withFactor()
    expect((await login(person, codeAt(secret))).name).toBe('code-incorrect')
  })

  test('locks no one out, and notifies the person of wrong codes once', async () => {
    const { person, secret } = await withFactor()
    for (let tries = 0; tries < WRONG_CODES_BEFORE_NOTICE + 3; tries++) await login(person, '000000')
    const notices = (await backend.mails(person.username)).filter(({ subject }) =>
      subject.includes('may know your password'),
    )
    expect(notices).toHaveLength(1)
    expect((await login(person, codeAt(secret, STEP))).status).toBe(200)
  })
})

describe('a recovery code', () => {
  test('works once, however it is typed', async () => {
    const { person, codes } = await withFactor()
    const [first = '', second = ''] = codes
    expect((await login(person, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await login(person, first)).name).toBe('code-incorrect')
    expect((await login(person, second.replaceAll('-', ''))).status).toBe(200)
    const { body } = await send(backend, getSecondFactor, { caller: person })
    expect(body.recovery_code_count).toBe(8)
  })

  test('works for no one else', async () => {
    const [one, other] = [await withFactor(), await withFactor()]
    expect((await login(other.person, one.codes[0])).status).toBe(400)
    expect((await login(one.person, one.codes[0])).status).toBe(200)
  })

  test('is invalid once there are new ones', async () => {
    const { person, codes } = await withFactor()
    const renewed = await send(backend, createRecoveryCodes, { caller: person })
    expect((await login(person, codes[0])).status).toBe(400)
    expect((await login(person, renewed.body.recovery_codes[0])).status).toBe(200)
  })

  test('is invalid once the second factor is off', async () => {
    const { person } = await withFactor()
    expect((await send(backend, removeSecondFactor, { caller: person })).status).toBe(204)
    expect((await login(person)).status).toBe(200)
    expect(await backend.db.$count(recoveryCodes, eq(recoveryCodes.userId, person.userId))).toBe(0)
  })
})

describe('what is kept', () => {
  test('reveals no secret in a copy of the database', async () => {
    const { person, secret, codes } = await withFactor()
    const factors = await backend.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, person.userId))
    const hashes = await backend.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, person.userId))
    const kept = JSON.stringify([factors, hashes])
    expect(hashes).toHaveLength(10)
    for (const text of [secret, ...codes]) expect(kept).not.toContain(text)
  })

  test('reveals no secret in a copy of the log', async () => {
    const { person, secret, codes } = await withFactor()
    const code = codeAt(secret, STEP)
    await login(person, code)
    await login(person, codes[0])
    const log = backend.log.join('\n')
    for (const text of [secret, code, ...codes]) expect(log).not.toContain(text)
  })
})

describe('an email', () => {
  test('reports each change, and nothing else', async () => {
    const { person } = await withFactor()
    await send(backend, createRecoveryCodes, { caller: person })
    await send(backend, removeSecondFactor, { caller: person })
    await send(backend, removeSecondFactor, { caller: person })
    const subjects = (await backend.mails(person.username)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Two-step verification is off',
      'You have new recovery codes',
      'Two-step verification is on',
    ])
  })
})

test('a set-up for another person’s address is rejected', async () => {
  const stranger = await backend.person({ confirmed: false })
  const { errors } = await send(backend, createSecondFactor, { caller: stranger })
  expect(errors).toMatchObject([{ name: 'email-not-confirmed', status: 403 }])
})

test('with both factors, a person can log in without other services, but not with the password alone', async () => {
  const { person } = await withFactor()
  const plain = await backend.person()
  expect(await hasPasswordAndSecondFactor(backend.db, person.userId)).toBe(true)
  expect(await hasPasswordAndSecondFactor(backend.db, plain.userId)).toBe(false)
  await backend.db.update(people).set({ passwordHash: null }).where(eq(people.userId, person.userId))
  expect(await hasPasswordAndSecondFactor(backend.db, person.userId)).toBe(false)
})
