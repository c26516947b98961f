import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MCP_VERSION } from '#mcp/version.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../scripts/lib/test-scope.ts'
import { callTool, personalToken, toolNames } from '../backend/mcp/sessions.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { startMcpProject } from '../support/mcp/project.ts'

// Most of the time goes into other programs: npm, the bundler.
vi.setConfig({ testTimeout: scaledTimeout(60_000), hookTimeout: scaledTimeout(120_000) })

const PAGE = 'src/portal/content/pages/docs/mcp.mdx'

let project: Awaited<ReturnType<typeof startMcpProject>>
let backend: Backend
let client: Client
let url: string
beforeAll(async () => {
  project = await startMcpProject()
  backend = await startBackend()
  url = await backend.app.listen({ port: 0, host: '127.0.0.1' })
  const person = await backend.person({
    label: 'Northwind Traders',
    roles: ['account-owner', 'api-key-viewer'],
  })
  const { secret } = await personalToken(backend, person, { roles: ['api-key-viewer'] })
  client = new Client({ name: 'test', version: '1.0.0' })
  const env = { PATH: process.env.PATH ?? '', GATEPOST_URL: url, GATEPOST_TOKEN: secret }
  await client.connect(new StdioClientTransport({ command: project.program, env }))
})
afterAll(async () => {
  await client?.close()
  await backend?.close()
  project?.remove()
})

test('the package has one script, what it is, and the licenses of others in it', () => {
  const installed = join(project.folder, 'node_modules/@gatepost/mcp')
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).toSorted()
  expect(files).toEqual(['README.md', 'THIRD-PARTY-LICENSES.txt', 'dist', 'dist/main.js', 'package.json'])
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: '@gatepost/mcp', version: MCP_VERSION, license: 'UNLICENSED' })
  expect(manifest.dependencies).toBeUndefined()
  // Nothing else is installed.
  expect(readdirSync(join(project.folder, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual([
    '@gatepost',
  ])
  const licenses = readFileSync(join(installed, 'THIRD-PARTY-LICENSES.txt'), 'utf8')
  for (const name of ['@modelcontextprotocol/sdk', 'zod', 'ajv']) expect(licenses).toMatch(`${name} `)
  expect(existsSync(project.program)).toBe(true)
  const script = readFileSync(join(installed, 'dist/main.js'), 'utf8')
  expect(script.startsWith('#!/usr/bin/env node\n')).toBe(true)
  for (const [, specifier = ''] of script.matchAll(/^import .*?from "([^"]+)";$/gm))
    expect(specifier).toMatch(/^node:/)
})

/** What differs between two accounts, and two times. */
const comparable = (text: string) =>
  text
    .replaceAll(url, '{origin}')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '{time}')
    .replaceAll(/"account_id": \d+/g, '"account_id": {id}')
    .trim()

test('the session of the docs is what an installed server responds', async () => {
  const [, session = ''] = /^```text Session\n([\s\S]*?)^```$/m.exec(readFileSync(PAGE, 'utf8')) ?? []
  const calls = [...session.matchAll(/^> (\w+) (\{.*\})\n([\s\S]*?)(?=^> |$(?![\s\S]))/gm)]
  expect(calls.length).toBeGreaterThan(1)
  for (const [, name = '', given = '', expected = ''] of calls) {
    const { text } = await callTool(client, name, JSON.parse(given))
    expect(comparable(text), name).toBe(comparable(expected))
  }
})

test.runIf(isFullRun)('each of its tools responds to what it needs no argument for', async () => {
  for (const name of await toolNames(client)) {
    const { text } = await callTool(client, name)
    expect(text, name).toMatch(/^--- end data ---$|^The argument \w+ is missing\.$/m)
  }
})
