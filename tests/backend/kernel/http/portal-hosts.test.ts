import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPortal } from '#kernel/http/portal/portal.ts'

const BUILT = 'http://localhost:3000'
const PORTAL = 'https://portal.example'
const GATEWAY = 'https://gateway.portal.example'
const manifest = {
  origin: BUILT,
  pages: { '/docs': 'docs.html' },
  shellPaths: ['/account'],
  ...{ shells: {}, shellFolders: [], moved: {}, names: { '/docs': 'Docs' }, inline: {} },
  texts: { 'llms.txt': 'text/plain' },
}
const FILES = {
  docs: `<!doctype html><html lang="en"><code>curl ${BUILT}/api/gateway/us-street</code>${BUILT}/api/billing`,
  _shell: '<!doctype html><html lang="en">shell',
  '404':
    '<!doctype html><html lang="en">none<nav data-nearest="" hidden=""><li data-nearest-page=""><a href="/">Home</a></li>',
}
/** Where services are, for the scripts of a page. */
const NAMED = `<html data-identity="https://identity.portal.example" data-gateway="${GATEWAY}" lang="en">`

let folder: string
const app = fastify()
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-hosts-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, 'client/assets/worker.js'), 'a script')
  writeFileSync(join(folder, 'portal.json'), JSON.stringify(manifest))
  for (const [name, html] of Object.entries(FILES)) writeFileSync(join(folder, `client/${name}.html`), html)
  writeFileSync(join(folder, 'client/_shell.html.br'), 'the shell as it was built')
  writeFileSync(join(folder, 'client/llms.txt'), `${BUILT}/docs, ${BUILT}/api/gateway`)
  await registerPortal(app, folder, {
    origin: () => PORTAL,
    serviceOrigins: new Map([
      ['identity', 'https://identity.portal.example'],
      ['gateway', GATEWAY],
    ]),
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('every page names the services that have a host of their own, also the shell', async () => {
  expect((await get('/docs')).body).toContain(NAMED)
  expect(await get('/doc')).toMatchObject({ statusCode: 404, body: expect.stringContaining(NAMED) })
  expect(await get('/nowhere')).toMatchObject({ statusCode: 404, body: expect.stringContaining(NAMED) })
  const shell = await get('/account', { 'accept-encoding': 'br' })
  expect(String(brotliDecompressSync(shell.rawPayload))).toBe(`<!doctype html>${NAMED}shell`)
  expect([shell.headers['cache-control'], shell.headers.etag]).toEqual(['no-store', undefined])
})

test('a script may call them, too, because a worker has the policy of its script', async () => {
  const { headers } = await get('/assets/worker.js')
  expect(headers['content-security-policy']).toContain(
    `connect-src 'self' https://identity.portal.example ${GATEWAY};`,
  )
})

test('commands to copy and files for machines have the host of the gateway', async () => {
  expect((await get('/docs')).body).toContain(
    `curl ${GATEWAY}/api/gateway/us-street</code>${PORTAL}/api/billing`,
  )
  expect((await get('/llms.txt')).body).toBe(`${PORTAL}/docs, ${GATEWAY}/api/gateway`)
})

test('a server whose build has the right origin writes them, too', async () => {
  const same = fastify()
  await registerPortal(same, folder, { serviceOrigins: new Map([['gateway', GATEWAY]]) })
  expect((await same.inject('/docs')).body).toContain(`<html data-gateway="${GATEWAY}"`)
  await same.close()
})
