import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceMapsIn, takeSourceMaps } from '../../scripts/build/source-maps.ts'
import { uploadSourceMaps } from '../../scripts/sourcemaps/upload.ts'

let folder: string
let client: string
let maps: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-maps-'))
  client = join(folder, 'client')
  maps = join(folder, 'sourcemaps')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'assets', 'a-1.js'), 'a script')
  writeFileSync(join(client, 'assets', 'a-1.js.map'), 'a map')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('source maps leave the folder that is served', () => {
  expect(takeSourceMaps(client, maps)).toBe(1)
  expect(sourceMapsIn(client)).toEqual([])
  expect(readFileSync(join(maps, 'assets', 'a-1.js.map'), 'utf8')).toBe('a map')
  expect(existsSync(join(client, 'assets', 'a-1.js'))).toBe(true)
})

test('those of an earlier build are gone', () => {
  takeSourceMaps(client, maps)
  expect(takeSourceMaps(client, maps)).toBe(0)
  expect(sourceMapsIn(maps)).toEqual([])
})

test('the build that is there serves none', () => expect(sourceMapsIn('dist/client')).toEqual([]))

/** An error service on loopback. */
async function startErrorService(status = 201) {
  const received: { path: string; authorization: string | undefined; text: string }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', () => {
      received.push({ path: request.url ?? '', authorization: request.headers.authorization, text })
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise(resolve => server.close(resolve))
  return { url: `http://127.0.0.1:${port}`, received, close }
}

const uploadTo = (url: string) =>
  uploadSourceMaps({
    url,
    organization: 'gatepost',
    project: 'storefront',
    token: 'secret',
    release: '7c1f',
    maps,
    client,
  })

test('each map is uploaded with its script, as files of the release', async () => {
  takeSourceMaps(client, maps)
  const service = await startErrorService()
  expect(await uploadTo(service.url)).toBe(1)
  await service.close()
  const root = '/api/0/organizations/gatepost/releases/'
  expect(service.received.map(({ path }) => path)).toEqual([root, `${root}7c1f/files/`, `${root}7c1f/files/`])
  expect(new Set(service.received.map(({ authorization }) => authorization))).toEqual(
    new Set(['Bearer secret']),
  )
  const [release, script, map] = service.received.map(({ text }) => text)
  expect(JSON.parse(release ?? '')).toEqual({ version: '7c1f', projects: ['storefront'] })
  expect(script).toContain('~/assets/a-1.js\r\n')
  expect(script).toContain('Sourcemap:a-1.js.map')
  expect(map).toContain('~/assets/a-1.js.map')
  expect(map).toContain('a map')
})

test('an upload can be repeated, and a rejection is an error', async () => {
  takeSourceMaps(client, maps)
  const again = await startErrorService(409)
  expect(await uploadTo(again.url)).toBe(1)
  await again.close()
  const closed = await startErrorService(403)
  await expect(uploadTo(closed.url)).rejects.toThrow('answered 403')
  await closed.close()
})

test('without maps there is nothing to upload', async () => {
  await expect(uploadTo('http://127.0.0.1:9')).rejects.toThrow('Build with SOURCE_MAPS=on')
})
