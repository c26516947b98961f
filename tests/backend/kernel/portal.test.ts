import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '#backend/build-server.ts'
import { readConfig } from '#backend/services.ts'
import type { Service } from '#kernel/contract/service.ts'
import type { PortalManifest } from '#kernel/http/portal/portal.ts'
import { type Database, openDatabase } from '#kernel/storage/database.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

const BUILT = 'http://localhost:3000'
const manifest: PortalManifest = {
  ...{ release: '20261128103550-3f9a0c1b2d4e', origin: BUILT },
  pages: { '/': 'index.html', '/pricing': 'pricing.html' },
  shellPaths: ['/account', '/account/keys/$id'],
  ...{ shells: {}, shellFolders: ['/account/'] },
  moved: { '/products/prices': '/pricing' },
  names: { '/': 'Home', '/pricing': 'Pricing' },
  texts: { 'sitemap.xml': 'application/xml; charset=utf-8' },
  inline: {},
}
const FILES = {
  'portal.json': JSON.stringify(manifest),
  'client/index.html': `the home page of ${BUILT}, ${BUILT}/`,
  'client/pricing.html': 'the prices',
  'client/404.html':
    'nothing here<nav data-nearest="" hidden=""><li data-nearest-page=""><a href="/">Home</a></li></nav>',
  'client/_shell.html': 'the shell',
  'client/_shell.html.gz': 'the shell, compressed',
  'client/assets/a-1.js': 'a script',
  'client/assets/a-1.js.map': 'a source map',
  'client/robots.txt': 'robots',
  'client/sitemap.xml': `<loc>${BUILT}/pricing</loc>`,
}

let folder: string
let database: Database
let app: FastifyInstance
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-portal-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  database = await openDatabase({ folder: ':memory:', copyOf: await emptyDatabase() })
  app = await serve({})
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

async function serve(env: Record<string, string>, services: Service[] = []): Promise<FastifyInstance> {
  const common = { APP_ENV: 'test', DATA_DIR: ':memory:', LOG_LEVEL: 'silent', TRUST_PROXY: '1' }
  // Two servers with one database share what seals it.
  const ENCRYPTION_KEY = Buffer.alloc(32, 'shared').toString('base64')
  const config = readConfig({ ...common, ENCRYPTION_KEY, ...env })
  return (await buildServer({ config, database, services, portal: folder })).app
}

let addresses = 0
const newAddress = () => `192.0.2.${++addresses}`
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { 'x-forwarded-for': newAddress(), ...headers } })

describe('what a page learns about consent', () => {
  test('nothing, if no one asks and no vendor is configured', async () => {
    expect((await get('/')).headers['server-timing']).toBeUndefined()
  })

  test.each(['/', '/account', '/nowhere'])(
    'that the browser of %s sends Global Privacy Control',
    async url => {
      const response = await get(url, { 'sec-gpc': '1', 'cf-ipcountry': 'US' })
      expect(response.headers['server-timing'], 'and no country of a header that is not configured').toBe(
        'gpc;desc="1"',
      )
      expect((await get(url, { 'sec-gpc': '0' })).headers['server-timing']).toBeUndefined()
    },
  )

  test('the country that the proxy names, if it is one', async () => {
    const other = await serve({ CONSENT_REGION_HEADER: 'CF-IPCountry' })
    const told = async (country: string) => {
      const headers = { 'x-forwarded-for': newAddress(), 'cf-ipcountry': country }
      return (await other.inject({ url: '/', headers })).headers['server-timing']
    }
    expect(await told('de')).toBe('region;desc="DE"')
    expect(await told('US-CA')).toBe('region;desc="US-CA"')
    for (const text of ['', 'Germany', 'D"', 'DE, US']) expect(await told(text), text).toBeUndefined()
    await other.close()
  })

  test('what a configured vendor needs consent for, once each', async () => {
    const service = { name: 'forms', handlers: {}, asksConsent: () => ['analytics', 'advertising'] as const }
    const other = await serve({}, [service, { ...service, name: 'reporting' }])
    const response = await other.inject({ url: '/pricing', headers: { 'sec-gpc': '1' } })
    expect(response.headers['server-timing']).toBe('gpc;desc="1", consent;desc="analytics advertising"')
    await other.close()
  })

  test('and no response sets a cookie for a page of another site', async () => {
    const response = await get('/consent?functional=on&advertising=on', { 'sec-fetch-site': 'cross-site' })
    expect(response.headers['set-cookie']).toBeUndefined()
    expect((await get('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})

test('a source map is never served, even if a build leaves one behind', async () => {
  expect((await get('/assets/a-1.js')).statusCode).toBe(200)
  expect((await get('/assets/a-1.js.map')).statusCode).toBe(404)
})

describe('what may be cached', () => {
  test.each(['/account', '/account?from=mail', '/account/keys/1'])(
    'nothing of %s, which the shell serves',
    async url => {
      const requests: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip' }]
      for (const headers of requests) {
        const response = await get(url, headers)
        expect(response.statusCode).toBe(200)
        expect(response.headers['cache-control']).toBe('no-store')
        expect(response.headers.etag).toBeUndefined()
        expect(response.headers['last-modified']).toBeUndefined()
        expect((await get(url, headers, 'HEAD')).headers['cache-control']).toBe('no-store')
      }
    },
  )

  test.each<Record<string, string>>([
    { 'if-none-match': 'W/"9-18b"' },
    { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  ])('not even when a browser checks whether the shell has changed: %o', async headers => {
    const response = await get('/account', headers)
    expect(response).toMatchObject({ statusCode: 200, body: 'the shell' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('a public page, with revalidation', async () => {
    const { headers } = await get('/pricing')
    expect(headers['cache-control']).toBe('no-cache')
    const again = await get('/pricing', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.headers['cache-control']).toBe('no-cache')
  })

  test('a file with its hash in its name, forever', async () => {
    expect((await get('/assets/a-1.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache')
  })
})

describe('an address', () => {
  test.each([
    ['/pricing/', '/pricing'],
    ['/Pricing', '/pricing'],
    ['/PRICING//?lookups=5000&term=Year', '/pricing?lookups=5000&term=Year'],
    ['/account//', '/account'],
    ['/Account', '/account'],
    ['/account/keys/1/', '/account/keys/1'],
    ['/Account/Keys/aBc/?tab=Embedded', '/account/keys/aBc?tab=Embedded'],
    ['/pricing/?to=//evil.example', '/pricing?to=//evil.example'],
    ['/products/prices', '/pricing'],
    ['/Products/Prices/?lookups=500', '/pricing?lookups=500'],
  ])('%s leads to %s for good', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const)
      expect(await get(url, {}, method)).toMatchObject({ statusCode: 301, headers: { location } })
  })

  test('is not corrected for a request that is no reading', async () => {
    expect((await app.inject({ method: 'POST', url: '/Pricing/' })).statusCode).toBe(404)
  })

  test.each([
    '/nowhere',
    '/Nowhere/',
    '/accounts/1',
    '//account/keys',
    '//evil.example/',
    '//evil.example/Pricing',
    '//pricing/',
    '/%2fpricing/',
  ])('%s leads nowhere', async url => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers.location).toBeUndefined()
    expect(response.body).toMatch(/^nothing here/)
  })

  test('that is nearly one of a page suggests it', async () => {
    const { statusCode, body } = await get('/pricng')
    expect(statusCode).toBe(404)
    expect(body).toContain(
      '<nav data-nearest=""><li data-nearest-page=""><a href="/pricing">Pricing</a></li>',
    )
  })

  test.each(['/account/keys/', '/account/keys/1/2', '/account/'.repeat(3)])(
    '%s leads nowhere, which the shell says in its frame',
    async url => {
      const response = await get(url)
      expect(response).toMatchObject({ statusCode: 404, body: 'the shell' })
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  test('of slashes takes no longer than any other', async () => {
    const start = performance.now()
    for (let tries = 0; tries < 10; tries++) expect((await get(`${'/'.repeat(7_900)}a`)).statusCode).toBe(404)
    // Previously, more than a second.
    expect(performance.now() - start).toBeLessThan(scaledTimeout(500))
  })

  test('that is too long is rejected, on a page that says so', async () => {
    expect(await get(`/${'a'.repeat(7_999)}`)).toMatchObject({ statusCode: 404 })
    const response = await get(`/${'a'.repeat(8_000)}`)
    expect(response.statusCode).toBe(414)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain('The URL is too long.')
  })
})

describe('a server with another origin than that of the build', () => {
  const PUBLIC_URL = 'https://portal.example'
  const page = `the home page of ${PUBLIC_URL}, ${PUBLIC_URL}/`
  let other: FastifyInstance
  beforeAll(async () => {
    other = await serve({ PUBLIC_URL })
  })
  afterAll(() => other.close())
  const load = (url: string, headers: Record<string, string> = {}) =>
    other.inject({ method: 'GET', url, headers: { 'x-forwarded-proto': 'https', ...headers } })

  test.each([
    ['', (body: Buffer) => body],
    ['br;q=0, identity', (body: Buffer) => body],
    ['gzip, deflate', gunzipSync],
    ['gzip, deflate, br', brotliDecompressSync],
  ])('writes its own into pages, for a browser that accepts “%s”', async (accepted, decode) => {
    const { statusCode, headers, rawPayload } = await load('/', { 'accept-encoding': accepted })
    expect(statusCode).toBe(200)
    expect(String(decode(rawPayload))).toBe(page)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    expect(headers).toHaveProperty('content-security-policy')
    const again = await load('/', { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
  })

  test('writes it into what machines read', async () => {
    for (const coding of ['gzip', 'identity']) {
      const response = await load('/sitemap.xml', { 'accept-encoding': coding })
      const text = coding === 'gzip' ? gunzipSync(response.rawPayload) : response.body
      expect(String(text)).toBe(`<loc>${PUBLIC_URL}/pricing</loc>`)
      expect(response.headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'no-cache',
      })
    }
    expect((await get('/sitemap.xml')).body).toBe(`<loc>${BUILT}/pricing</loc>`)
  })

  test('and leaves statuses and the shell as they are', async () => {
    expect(await load('/nowhere')).toMatchObject({ statusCode: 404, body: FILES['client/404.html'] })
    expect(await load('/account')).toMatchObject({ statusCode: 200, body: 'the shell' })
    expect((await get('/')).body).toBe(`the home page of ${BUILT}, ${BUILT}/`)
  })
})

describe('too many pages', () => {
  test('are rejected to an address, on a page that says for how long; scripts are not', async () => {
    const address = { 'x-forwarded-for': newAddress() }
    const urls = ['/pricing', '/account', '/nowhere', '/pricing/']
    for (let calls = 0; calls < 3000; calls++)
      expect((await get(urls[calls % urls.length] ?? '/', address)).statusCode).not.toBe(429)
    for (const url of urls) {
      const response = await get(url, address)
      expect(response.statusCode).toBe(429)
      const wait = Number(response.headers['retry-after'])
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      expect(response.body).toContain(`Wait ${wait} seconds and try again.`)
    }
    expect((await get('/assets/a-1.js', address)).statusCode).toBe(200)
    expect((await get('/healthz', address)).statusCode).toBe(200)
    expect((await get('/pricing')).statusCode).toBe(200)
  })
})
