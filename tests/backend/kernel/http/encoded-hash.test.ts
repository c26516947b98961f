import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerPortal } from '#kernel/http/portal/portal.ts'

const manifest = {
  origin: 'http://localhost:3000',
  pages: { '/invite': 'invite.html' },
  shellPaths: [],
  shellFolders: [],
  moved: {},
  names: {},
  texts: {},
  inline: {},
}

test('the link of an email whose # was encoded leads to its page without the token, and never elsewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-hash-'))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'portal.json'), JSON.stringify(manifest))
  for (const file of ['invite', '404']) writeFileSync(join(folder, `client/${file}.html`), file)
  const app = fastify()
  await registerPortal(app, folder)
  const get = (url: string) => app.inject({ method: 'GET', url })

  const { statusCode, headers } = await get('/invite%23token=abc')
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/invite', 'no-store'])
  expect((await get('//elsewhere.example%23token=abc')).statusCode).toBe(404)
  expect((await get('/invite?q=%23hash')).statusCode, 'what someone typed').toBe(200)
  await app.close()
  rmSync(folder, { recursive: true })
})
