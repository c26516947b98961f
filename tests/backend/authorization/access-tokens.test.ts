import { generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createLocalJWKSet, decodeJwt, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { getJwks } from '#generated/authorization/operations/getJwks.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { signingKeys } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send, withFreshToken } from '../client.ts'

const LIFETIME = 15 * 60_000

let backend: Backend
let person: Person
/** A valid token of the person, and its claims. */
let token: string
let claims: JWTPayload
let header: { alg: string; kid: string; typ: string }
beforeAll(async () => {
  backend = await sharedBackend()
  person = await withFreshToken(backend, await backend.person())
  token = person.bearer.authorization.slice('Bearer '.length)
  claims = decodeJwt(token)
  header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
})

const statusWith = async (authorization: string) => {
  const caller = { ...person, bearer: { authorization } }
  return (await send(backend, getOwnCredentials, { caller })).status
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** The backend's signing key, which may only sign what the backend itself creates. */
async function ownKey() {
  const [row] = await backend.db.select().from(signingKeys).where(eq(signingKeys.kid, header.kid))
  return importJWK(JSON.parse(backend.kernel.secretBox.open(row?.sealedPrivateKey ?? '')), 'EdDSA')
}
async function signOwn(changes: JWTPayload, head: object = {}) {
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ ...header, ...head })
    .sign(await ownKey())
}

test('a token is accepted as issued, and so is one signed the same way', async () => {
  expect(await statusWith(`Bearer ${token}`)).toBe(200)
  expect(await statusWith(`Bearer ${await signOwn({})}`)).toBe(200)
})

describe('a token is rejected', () => {
  test('with a signature of another token', async () => {
    const [head, body] = token.split('.')
    const other = (await signOwn({ iat: 1 })).split('.')[2]
    expect(await statusWith(`Bearer ${head}.${body}.${other}`)).toBe(401)
  })

  test('with other claims under its signature', async () => {
    const [head, , signature] = token.split('.')
    const body = encode({ ...claims, account_id: 1 })
    expect(await statusWith(`Bearer ${head}.${body}.${signature}`)).toBe(401)
  })

  test.each(['none', 'None', 'NONE'])('with the algorithm %s and no signature', async alg => {
    expect(await statusWith(`Bearer ${encode({ ...header, alg })}.${encode(claims)}.`)).toBe(401)
  })

  test('with the public key as the secret of a symmetric signature', async () => {
    const { body } = await send(backend, getJwks, { caller: null })
    const secret = Buffer.from(body.keys[0]?.x ?? '', 'base64url')
    const forged = await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret)
    expect(await statusWith(`Bearer ${forged}`)).toBe(401)
  })

  test('with another key under the same id', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const forged = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
    expect(await statusWith(`Bearer ${forged}`)).toBe(401)
  })

  test('with an unknown key id', async () => {
    expect(await statusWith(`Bearer ${await signOwn({}, { kid: 'unknown' })}`)).toBe(401)
  })

  test('with a key that it contains', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const jwk = publicKey.export({ format: 'jwk' })
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ ...header, kid: 'mine', jwk: jwk as never })
      .sign(privateKey)
    expect(await statusWith(`Bearer ${forged}`)).toBe(401)
  })

  test('of another issuer', async () => {
    expect(await statusWith(`Bearer ${await signOwn({ iss: 'elsewhere' })}`)).toBe(401)
  })

  test('of another type', async () => {
    expect(await statusWith(`Bearer ${await signOwn({}, { typ: 'JWT' })}`)).toBe(401)
  })

  test('of a session that does not exist', async () => {
    const sid = '0193f1c4-0000-7000-8000-000000000000'
    expect(await statusWith(`Bearer ${await signOwn({ sid })}`)).toBe(401)
  })

  test.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'Basic ZGFuYTpzZWNyZXQ=', 'Bearer a b'])(
    'when there is none: %s',
    async authorization => expect(await statusWith(authorization)).toBe(401),
  )

  test('in a cookie or in a URL', async () => {
    const url = `/api/identity/identities/self?access_token=${token}`
    const response = await backend.inject({ method: 'GET', url, headers: { cookie: `session=${token}` } })
    expect(response.statusCode).toBe(401)
  })
})

describe('fifteen minutes', () => {
  test('are the lifetime in a token', async () => {
    const { body } = await send(backend, createToken, { caller: person, body: {} })
    const { exp = 0, iat = 0 } = decodeJwt(body.access_token)
    expect((exp - iat) * 1000).toBe(LIFETIME)
    expect(new Date(body.expiration).getTime()).toBe(exp * 1000)
    expect(body).toMatchObject({ token_type: 'Bearer', account_id: person.accountId })
  })

  test('later, a token is rejected, whether or not it was used before', async () => {
    const [used, unused] = [await withFreshToken(backend, person), await backend.person()]
    expect(await statusWith(used.bearer.authorization)).toBe(200)
    backend.clock.advance(LIFETIME - 1_500)
    expect(await statusWith(used.bearer.authorization)).toBe(200)
    backend.clock.advance(1_500)
    expect(await statusWith(used.bearer.authorization)).toBe(401)
    expect(await statusWith(unused.bearer.authorization)).toBe(401)
  })
})

describe('the public keys', () => {
  test('verify a token, and other services need nothing else', async () => {
    const { body } = await send(backend, getJwks, { caller: null })
    const fresh = await withFreshToken(backend, person)
    const { payload, protectedHeader } = await jwtVerify(
      fresh.bearer.authorization.slice('Bearer '.length),
      createLocalJWKSet(body as never),
      { issuer: 'gatepost', typ: 'at+jwt', algorithms: ['EdDSA'], currentDate: backend.clock.now() },
    )
    expect(protectedHeader.kid).toBe(body.keys[0]?.kid)
    expect(payload).toMatchObject({ sub: person.userId, account_id: person.accountId })
  })

  test('contain nothing of the private ones', async () => {
    const { body } = await send(backend, getJwks, { caller: null })
    for (const key of body.keys) expect(key).not.toHaveProperty('d')
    const rows = await backend.db.select().from(signingKeys)
    for (const { publicKey, sealedPrivateKey } of rows) {
      expect(publicKey).not.toHaveProperty('d')
      expect(sealedPrivateKey).toMatch(/^v2\.[\w-]+$/)
    }
  })
})
