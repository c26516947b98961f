import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../../support/backend.ts'

const HOST = 'portal.gatepost.example'

let backend: Backend
let body: { username: string; password: string }
beforeAll(async () => {
  backend = await startBackend({ env: { PUBLIC_URL: `https://${HOST}`, LOG_LEVEL: 'silent' } })
  const { username, password } = await backend.person()
  body = { username, password }
})
afterAll(() => backend.close())

const logInFrom = async (origin: string) => {
  const url = '/api/identity/identities/login'
  const response = await backend.inject({
    method: 'POST',
    url,
    headers: { host: HOST, origin },
    payload: body,
  })
  return response.statusCode
}

test('our page on https passes', async () => {
  expect(await logInFrom(`https://${HOST}`)).toBe(200)
})

// A network attacker can forge this page, and the browser would send the cookie.
test('a page with our hostname but without https is rejected', async () => {
  expect(await logInFrom(`http://${HOST}`)).toBe(403)
})
