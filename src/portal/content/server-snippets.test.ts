import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { firstLookups, usLookup } from './first-lookups.ts'
import { serverSnippets } from './server-snippets.ts'

const keyId = '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12'
const snippets = serverSnippets('https://gatepost.example', keyId)

test('eight languages, each with the address, the key and a token from the environment', () => {
  expect(snippets.map(({ label }) => label)).toEqual([
    'curl',
    'JavaScript',
    'Python',
    'Go',
    'Java',
    'C#',
    'PHP',
    'Ruby',
  ])
  for (const { label, code } of snippets) {
    expect(code, label).toContain('https://gatepost.example/api/gateway/us-street')
    expect(code, label).toContain(keyId)
    expect(code, label).toContain('GATEPOST_TOKEN')
    expect(decodeURIComponent(code.replaceAll('+', ' ')), label).toContain('214 N Juniper St')
  }
})

test('the lookup of another product goes to its own address', () => {
  for (const lookup of firstLookups)
    for (const { label, code } of serverSnippets('https://gatepost.example', keyId, lookup)) {
      expect(code, label).toContain(`https://gatepost.example/api/gateway${lookup.operation.path}`)
      for (const { name } of lookup.fields) expect(code, label).toContain(name)
    }
})

test.each([
  ['curl', 'sh', '-c'],
  ['javascript', process.execPath, '--input-type=module', '--eval'],
])('%s sends the lookup with the credentials, whatever was typed', async (id, program, ...options) => {
  let received: { url: URL; headers: IncomingHttpHeaders } | undefined
  const server = createServer((request, response) => {
    received = { url: new URL(request.url ?? '', 'http://localhost'), headers: request.headers }
    response.setHeader('content-type', 'application/json').end('{"candidates":[]}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const fields = [
      { name: 'street', label: 'Street', value: '12 O\'Neil "B" St' },
      { name: 'city', label: 'City', value: '$HOME\\`id`' },
    ]
    const snippets = serverSnippets(origin, keyId, { ...usLookup, fields })
    const code = snippets.find(snippet => snippet.id === id)?.code ?? ''
    // A proxy of this machine is not for loopback.
    const env = { ...process.env, NO_PROXY: '*', no_proxy: '*', GATEPOST_TOKEN: 'sk_example' }
    const { stdout } = await promisify(execFile)(program, [...options, code], { env })
    expect(JSON.parse(stdout)).toEqual({ candidates: [] })
    expect(received?.url.pathname).toBe('/api/gateway/us-street')
    expect(Object.fromEntries(received?.url.searchParams ?? [])).toEqual(
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    )
    const credentials = Buffer.from(`${keyId}:sk_example`).toString('base64')
    expect(received?.headers.authorization).toBe(`Basic ${credentials}`)
  } finally {
    server.close()
  }
})
