import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { buildServer } from '#backend/build-server.ts'
import { readConfig } from '#backend/services.ts'
import type { PortalManifest } from '#kernel/http/portal/portal.ts'
import { openDatabase } from '#kernel/storage/database.ts'
import { keepEarlierBuilds } from '../../../../scripts/build/earlier-builds.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'

const config = readConfig({
  APP_ENV: 'test',
  DATA_DIR: ':memory:',
  LOG_LEVEL: 'silent',
  // The servers share a database, and so what seals it.
  ENCRYPTION_KEY: Buffer.alloc(32, 'shared').toString('base64'),
})
const database = await openDatabase({ folder: ':memory:', copyOf: await emptyDatabase() })
afterAll(() => database.close())

let dist: string
let app: FastifyInstance | undefined
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'gatepost-builds-'))
})
afterEach(async () => {
  await app?.close()
  app = undefined
  rmSync(dist, { recursive: true })
})

const inputsOf = (number: number) => String(number).repeat(64)
const releaseOf = (number: number) => `2026112810000${number}-${inputsOf(number).slice(0, 12)}`

/** Does with `dist` what a build does, up to a point. */
function build(number: number, { isCutOff = false, release = releaseOf(number) } = {}): void {
  keepEarlierBuilds(dist, inputsOf(number))
  for (const part of ['client', 'inputs.sha256']) rmSync(join(dist, part), { recursive: true, force: true })
  write(`client/assets/page-${number}.js`, `the page of build ${number}`)
  write(`client/assets/page-${number}.js.br`, 'compressed')
  write('client/assets/same.js', 'the same in all builds')
  if (isCutOff) return
  const manifest: PortalManifest = {
    ...{ release, origin: 'http://localhost:3000', pages: {}, moved: {}, names: {}, texts: {}, inline: {} },
    ...{ shellPaths: ['/account'], shells: {}, shellFolders: [] },
  }
  write('client/_shell.html', 'the shell')
  write('client/404.html', 'nothing here')
  write('portal.json', JSON.stringify(manifest))
  write('inputs.sha256', inputsOf(number))
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true })
  writeFileSync(join(dist, path), text)
}

async function serve() {
  app = (await buildServer({ config, database, services: [], portal: dist })).app
  return (url: string, headers: Record<string, string> = {}) =>
    app?.inject({ url, headers }) ?? Promise.reject(new Error('closed'))
}

/** The statuses of the pages of the builds 1 to 4. */
async function statuses(): Promise<number[]> {
  const get = await serve()
  return Promise.all([1, 2, 3, 4].map(async each => (await get(`/assets/page-${each}.js`)).statusCode))
}

test('the files of the last three builds are served, and those of older ones are gone', async () => {
  for (const number of [1, 2, 3]) build(number)
  expect(await statuses()).toEqual([200, 200, 200, 404])
  await app?.close()
  build(4)
  expect(await statuses()).toEqual([404, 200, 200, 200])
})

test('a file of an earlier build is sent as it was', async () => {
  for (const number of [1, 2]) build(number)
  const get = await serve()
  const script = await get('/assets/page-1.js')
  expect(script.body).toBe('the page of build 1')
  expect(script.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const compressed = await get('/assets/page-1.js', { 'accept-encoding': 'br' })
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(await get('/assets/same.js')).toMatchObject({ statusCode: 200 })
  write(`earlier/${releaseOf(1)}/assets/page-1.js.map`, 'a source map')
  for (const path of ['page-1.js.map', 'page-0.js', '..%2f..%2f..%2finputs.sha256', ''])
    expect((await get(`/assets/${path}`)).body, path).not.toMatch(/source map|^2+$/)
  expect((await get('/assets/page-1.js.map')).statusCode).toBe(404)
})

test('a build that is made again, or was cut off, takes the place of none', async () => {
  for (const number of [1, 2, 3]) build(number)
  build(3, { release: `20261128100009-${inputsOf(3).slice(0, 12)}` })
  expect(await statuses()).toEqual([200, 200, 200, 404])
  await app?.close()
  build(4, { isCutOff: true })
  build(4)
  expect(await statuses()).toEqual([404, 200, 200, 200])
})

test('a response to a call names the build that the server has, and no page or file does', async () => {
  build(1)
  const get = await serve()
  expect((await get('/api/nowhere')).headers['x-release']).toBe(releaseOf(1))
  for (const url of ['/account', '/assets/page-1.js', '/nowhere'])
    expect((await get(url)).headers['x-release'], url).toBeUndefined()
})

test('browsers ask for the service worker of the newest build each time', async () => {
  for (const number of [1, 2]) {
    build(number)
    write('client/sw.js', `the worker of build ${number}`)
  }
  const { body, headers } = await (await serve())('/sw.js')
  expect(body).toBe('the worker of build 2')
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
    // A worker has the policy of its script.
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
  })
})

test('pages of any origin load the script of the widget, and each version of it for good', async () => {
  const script = (number: number) => `/widget/v1-${number}abcdef.js`
  for (const number of [1, 2, 3, 4, 5]) {
    build(number)
    rmSync(join(dist, 'client/widget'), { recursive: true, force: true })
    write('client/widget/v1.js', `version of build ${number}`)
    write(`client${script(number)}`, `version of build ${number}`)
  }
  const get = await serve()
  for (const number of [1, 2, 3, 4, 5]) {
    const { statusCode, body, headers } = await get(script(number), { origin: 'https://shop.example' })
    expect([statusCode, body]).toEqual([200, `version of build ${number}`])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
  const newest = await get('/widget/v1.js')
  expect([newest.body, newest.headers['cache-control']]).toEqual([
    'version of build 5',
    'public, max-age=3600',
  ])
  expect(newest.headers).toMatchObject({ 'access-control-allow-origin': '*' })
  // What is for our own pages stays that.
  const { headers } = await get('/assets/same.js')
  expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' })
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect((await get('/widget/v1-unknown.js')).statusCode).toBe(404)
})
