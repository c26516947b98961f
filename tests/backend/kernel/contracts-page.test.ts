import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { resolvePart } from '#backend/dev/contracts-page/references.js'
import { services } from '#backend/services.ts'
import { type Backend, sharedBackend, startBackend } from '../../support/backend.ts'

describe('the page of the contracts', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await sharedBackend()
  })
  const get = (path: string) => backend.inject({ method: 'GET', url: `/dev/contracts${path}` })

  test('has a policy as strict as every page, and no inline script or style', async () => {
    const { headers, body } = await get('/try')
    expect(headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self';/)
    expect(body).not.toMatch(
      /<style|style=|<script(?! (defer|type="module") src="\/dev\/contracts\/files\/)|\son\w+=/,
    )
  })

  test('does not mention the demo without one', async () => {
    expect((await get('/try')).body).not.toContain('data-demo')
  })

  test.each(services.map(({ name }) => name))('serves the contract of %s', async service => {
    const response = await get(`/${service}.json`)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String) } })
  })

  test.each(services.map(({ name }) => name))('can show every operation of %s in full', async service => {
    const contract = (await get(`/${service}.json`)).json()
    const operations = Object.entries<object>(contract.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter(key => key !== 'parameters')
        .map(method => ['paths', path, method]),
    )
    expect(operations).not.toEqual([])
    for (const place of operations) {
      const { spec, errors } = resolvePart(contract, place)
      expect(errors, place.join(' ')).toEqual([])
      expect(spec, place.join(' ')).toHaveProperty('operationId')
    }
  })

  test.each([
    'index.html',
    'swagger-initializer.js',
    'oauth2-redirect.html',
    'package.json',
    '../contract.ts',
    '%2e%2e/contract.ts',
    '..%2fcontract.ts',
    '%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
    '..%5ccontract.ts',
    'page.js%00',
    '%00',
  ])('does not serve %s, which the page does not load', async file => {
    const response = await get(`/files/${file}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject([{ name: 'not-found' }])
  })
})

test('with services at hosts of their own, the page calls them there, and its policy allows that', async () => {
  const identity = 'https://identity.gatepost.example'
  const gateway = 'https://gateway.gatepost.example'
  const backend = await startBackend({
    env: {
      PUBLIC_URL: 'https://portal.gatepost.example',
      SERVICE_ORIGINS: `identity=${identity},gateway=${gateway}`,
    },
  })
  onTestFinished(() => backend.close())
  const get = (path: string) => backend.inject({ method: 'GET', url: `/dev/contracts${path}` })
  const { headers, body } = await get('/try')
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${identity} ${gateway};`)
  const option = (name: string) => new RegExp(`<option value="${name}"[^>]*>`).exec(body)?.[0]
  expect(option('identity')).toMatch(` data-origin="${identity}" data-credentials="include"`)
  expect(option('gateway')).toMatch(` data-origin="${gateway}" data-credentials="same-origin"`)
  expect(option('security')).toMatch(' data-origin="" ')
  expect((await get('/identity.json')).json().servers).toEqual([{ url: `${identity}/api/identity` }])
  expect((await get('/security.json')).json().servers).toMatchObject([{ url: '/api/security' }])
})
