import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Language, Parser } from '@vscode/tree-sitter-wasm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PUBLIC_TEST_KEY } from '#domain/keys/test-keys.ts'
import { operationSnippets } from '#portal/content/samples/operation-snippets.ts'
import { testRequest } from '#portal/content/samples/test-request.ts'
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { handlesOf } from '../../support/contract/contract.ts'
import { makeTestKey } from '../../support/gateway.ts'
import { isInstalled, LANGUAGES } from './languages.ts'

/*
 * The code on the reference pages, in each language: it is what the language takes for a program, and run against a
 * server it gets the response that the contract has. `npm test` runs a GET and a POST, `npm run test:full` all.
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
    for (const operation of all)
      for (const each of testsOf(operation)) {
        const code = codeOf(language, operation, each, { origin: 'https://gatepost.example', keyId, token })
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
        const code = codeOf(language, operation, each, { origin, ...key })
        writeFileSync(join(folder, runner.file), runner.program?.(code) ?? code)
        const [program, ...options] = runner.command
        // A proxy of this machine is not for loopback.
        const env = { ...process.env, NO_PROXY: '*', no_proxy: '*' }
        const { stdout } = await run(program, options, { cwd: folder, env })
        const body = JSON.parse(stdout)
        if (each.status === 200) expect(Object.values(body).flat()).not.toEqual([])
        else expect(body).toMatchObject([{ status: each.status, name: each.name }])
      }
    },
  )
})
