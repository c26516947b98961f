import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPortal } from '#kernel/http/portal/portal.ts'

const manifest = {
  origin: 'http://localhost:3000',
  pages: { '/invite': 'invite.html' },
  shellPaths: ['/account/keys/$id', '/account/keys/usage'],
  shells: {
    '/account/keys/$id': '_shell/account/keys/$id.html',
    '/account/keys/usage': '_shell/account/keys/usage.html',
  },
  shellFolders: [],
  moved: {},
  names: {},
  texts: {},
  inline: {},
}

let folder: string
const app = fastify()
const get = (url: string) => app.inject({ method: 'GET', url })
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-pages-'))
  mkdirSync(join(folder, 'client/_shell/account/keys'), { recursive: true })
  writeFileSync(join(folder, 'portal.json'), JSON.stringify(manifest))
  for (const file of ['invite', '404', '_shell/account/keys/$id', '_shell/account/keys/usage'])
    writeFileSync(join(folder, `client/${file}.html`), file)
  await registerPortal(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('the link of an email whose # was encoded leads to its page without the token, and never elsewhere', async () => {
  const { statusCode, headers } = await get('/invite%23token=abc')
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/invite', 'no-store'])
  expect((await get('//elsewhere.example%23token=abc')).statusCode).toBe(404)
  expect((await get('/invite?q=%23hash')).statusCode, 'what someone typed').toBe(200)
})

test('a page of the shell has the shell with its title, under the rules of the shell', async () => {
  const response = await get('/account/keys/7')
  expect(response).toMatchObject({ statusCode: 200, body: '_shell/account/keys/$id' })
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers.etag).toBeUndefined()
  expect((await get('/account/keys/usage')).body, 'not that of a key').toBe('_shell/account/keys/usage')
  const { statusCode } = await get('/_shell/account/keys/$id.html')
  expect(statusCode, 'it has no address of its own').toBe(404)
})
