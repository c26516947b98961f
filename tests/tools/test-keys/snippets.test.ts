import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Language, Parser } from '@vscode/tree-sitter-wasm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PUBLIC_TEST_KEY } from '#domain/keys/test-keys.ts'
import { firstLookups, usLookup } from '#portal/content/first-lookups.ts'
import { operationSnippets } from '#portal/content/samples/operation-snippets.ts'
import { testRequest } from '#portal/content/samples/test-request.ts'
import { serverSnippets } from '#portal/content/server-snippets.ts'
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { handlesOf } from '../../support/contract/contract.ts'
import { makeTestKey } from '../../support/gateway.ts'
import { isInstalled, LANGUAGES, type Runner } from './languages.ts'

/*
 * The code that pages show, in each language: it is what the language takes for a program, and run against a server it
 * gets the response that the contract has. `npm test` runs a GET and a POST, `npm run test:full` all.
 */

// Compilers start several times.
vi.setConfig({ testTimeout: scaledTimeout(60_000) })

const run = promisify(execFile)
const { resolve } = createRequire(import.meta.url)

const all = await Promise.all(
  handlesOf('gateway').map(async ({ id }): Promise<ReferenceOperation> => {
    const file = id.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    const module = await import(`../../../generated/portal/reference/${file}.ts`)
    return module[id]
  }),
)
const executed = all.filter(({ id }) => isFullRun || id.startsWith('verifyUsAddress'))

/** The tests of an operation whose code is shown or run: the usual response, an error, and so on. */
const testsOf = ({ tests }: ReferenceOperation) =>
  tests.filter(({ name }, at) => at === 0 || name === 'subscription-inactive')

const codeOf = (
  language: string,
  operation: ReferenceOperation,
  test: ReferenceOperation['tests'][number],
  { origin, keyId, token }: { origin: string; keyId: string; token: string },
) => {
  const request = { path: operation.path, ...testRequest(operation, test) }
  return operationSnippets(origin, request, { keyId, token }).find(({ id }) => id === language)?.code ?? ''
}

/** The code of a first lookup, which reads the token from the environment, and the ID as well where no key is chosen. */
const firstCode = (language: string, origin: string, lookup = usLookup, keyId: string | null = null) =>
  serverSnippets(origin, keyId, lookup).find(({ id }) => id === language)?.code ?? ''

/** Runs code as its language does, and returns what it prints. */
async function outputOf(
  runner: Runner,
  code: string,
  variables: Record<string, string> = {},
): Promise<string> {
  writeFileSync(join(folder, runner.file), runner.program?.(code) ?? code)
  const [program, ...options] = runner.command
  // A proxy of this machine is not for loopback.
  const env = { ...process.env, NO_PROXY: '*', no_proxy: '*', ...variables }
  return (await run(program, options, { cwd: folder, env })).stdout
}

let folder: string
let backend: Backend
let origin: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snippets-'))
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  origin = await backend.app.listen({ host: '127.0.0.1', port: 0 })
  await Parser.init()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await backend.close()
})

test('each language has code for each operation, with the public test key', () => {
  const { id: keyId, token } = PUBLIC_TEST_KEY
  for (const operation of all)
    for (const language of Object.keys(LANGUAGES)) {
      const [usual] = operation.tests
      if (!usual) throw new Error(`${operation.id} has no test`)
      const code = codeOf(language, operation, usual, { origin: 'https://gatepost.example', keyId, token })
      expect(code, `${language} ${operation.id}`).toContain(`https://gatepost.example${operation.path}`)
      expect(code).toContain(keyId)
      expect(code).toContain(token)
    }
})

describe.each(Object.entries(LANGUAGES))('%s', (language, runner) => {
  test('is what its grammar takes for a program', async () => {
    const wasm = resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${runner.grammar}.wasm`)
    const parser = new Parser()
    parser.setLanguage(await Language.load(readFileSync(wasm)))
    const { id: keyId, token } = PUBLIC_TEST_KEY
    const origin = 'https://gatepost.example'
    const codes = [
      ...all.flatMap(operation =>
        testsOf(operation).map(each => codeOf(language, operation, each, { origin, keyId, token })),
      ),
      ...firstLookups.flatMap(lookup => [null, keyId].map(id => firstCode(language, origin, lookup, id))),
    ]
    for (const code of codes) {
      expect(parser.parse(code)?.rootNode.hasError, code).toBe(false)
      expect(parser.parse(`${code.slice(0, -8)} ((`)?.rootNode.hasError).toBe(true)
    }
  })

  // Where it is missing, the run lists this test as skipped.
  test.skipIf(!isInstalled(runner)).each(executed)(
    `gets the response of $id (${runner.packages})`,
    async operation => {
      const key = await makeTestKey(backend)
      for (const each of testsOf(operation)) {
        const body = JSON.parse(await outputOf(runner, codeOf(language, operation, each, { origin, ...key })))
        if (each.status === 200) expect(Object.values(body).flat()).not.toEqual([])
        else expect(body).toMatchObject([{ status: each.status, name: each.name }])
      }
    },
  )

  // Compilers take seconds.
  test.skipIf(!isInstalled(runner) || (runner.isCompiled && !isFullRun)).each([null, 'chosen-key'])(
    'sends whatever was typed, with the credentials of the environment and the ID %s',
    async keyId => {
      let received: { url: URL; headers: IncomingHttpHeaders } | undefined
      const server = createServer((request, response) => {
        received = { url: new URL(request.url ?? '', 'http://localhost'), headers: request.headers }
        response.setHeader('content-type', 'application/json').end('{"candidates":[]}')
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      try {
        const { port } = server.address() as AddressInfo
        const code = firstCode(language, `http://127.0.0.1:${port}`, { ...usLookup, fields: TYPED }, keyId)
        const variables = { GATEPOST_KEY_ID: 'key-of-environment', GATEPOST_TOKEN: 'sk_example' }
        expect(JSON.parse(await outputOf(runner, code, variables))).toEqual({ candidates: [] })
      } finally {
        server.close()
      }
      expect(received?.url.pathname).toBe('/api/gateway/us-street')
      expect(Object.fromEntries(received?.url.searchParams ?? [])).toEqual(
        Object.fromEntries(TYPED.map(({ name, value }) => [name, value])),
      )
      const user = `${keyId ?? 'key-of-environment'}:sk_example`
      expect(received?.headers.authorization).toBe(`Basic ${Buffer.from(user).toString('base64')}`)
    },
  )
})

/** What ends a text, or is a variable or a command, in one language or another. */
const TYPED = [
  { name: 'street', label: 'Street', value: '12 O\'Neil "B" St \\n #{1} $1 %s' },
  { name: 'city', label: 'City', value: '$HOME\\`id` & Söll\\' },
]
