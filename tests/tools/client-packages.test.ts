import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { exampleOf } from '../../scripts/clients/example.ts'
import { packClients } from '../../scripts/clients/pack.ts'
import { ONE_OPERATION, weighOneOperation } from '../../scripts/clients/weigh.ts'
import { bundleServices } from '../../scripts/generate/bundle.ts'
import { findServices } from '../../scripts/generate/services.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { freePort } from '../../scripts/lib/processes/free-port.ts'
import { isFullRun, scaled } from '../../scripts/lib/test-scope.ts'
import { buildMockServer } from '../../scripts/mock/server.ts'
import { startBackend } from '../support/backend.ts'
import {
  type ClientProject,
  compileProject,
  createClientProject,
} from '../support/contract/client-project.ts'

const run = promisify(execFile)

/** Those that the quickstart uses. */
const QUICKSTART = ['authorization', 'identity', 'security']
const services = scaled(QUICKSTART, findServices())
const contracts = bundleServices(undefined, services)

// Most of the time goes into other programs: npm, the compiler, the bundler.
vi.setConfig({ testTimeout: scaledTimeout(60_000) })

/** The program of the quickstart, as openapi/packages.md prints it. */
const [, quickstart = ''] =
  /^```ts quickstart\.ts\n([\s\S]*?)^```/m.exec(readFileSync('openapi/packages.md', 'utf8')) ?? []

let project: ClientProject
beforeAll(async () => {
  project = await createClientProject(services)
})
afterAll(() => project?.remove())

const textsOf = (service: string) => {
  const folder = project.installed(service)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
  return names
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({ name: path.slice(folder.length + 1), text: readFileSync(path, 'utf8') }))
}

describe.each(scaled(['security'], services))('the package of %s', service => {
  test('has its files and nothing else, and imports nothing of this repository', () => {
    const texts = textsOf(service)
    const modules = new Set(texts.map(({ name }) => name.replace(/^dist\/[\w-]+/, 'dist/*')))
    expect([...modules].toSorted()).toEqual(
      ['CHANGELOG.md', 'README.md', 'dist/*.d.ts', 'dist/*.js', 'example.mjs', 'package.json'].toSorted(),
    )
    for (const { name, text } of texts.filter(({ name }) => name.startsWith('dist/')))
      for (const [, specifier = ''] of text.matchAll(/\bfrom '([^']+)'/g))
        expect(specifier, name).toMatch(/^(\.\/[a-z]+\.js|openapi-fetch|zod\/mini)$/)
  })

  test('names no package registry', async () => {
    const { stdout } = await run('npm', ['config', 'get', 'registry'])
    const { host } = new URL(stdout.trim())
    for (const { name, text } of textsOf(service)) {
      expect(text.includes(host), name).toBe(false)
      expect(text, name).not.toMatch(/_resolved|_integrity|registry\.npmjs|publishConfig/)
    }
  })

  test('has the version of the contract, and of the changelog only its own entries', () => {
    const version = contracts.get(service)?.info.version
    const manifest = JSON.parse(readFileSync(join(project.installed(service), 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ name: `@gatepost/${service}-client`, version, sideEffects: false })
    const changelog = readFileSync(join(project.installed(service), 'CHANGELOG.md'), 'utf8')
    expect(changelog.split('\n').find(line => line.startsWith('## '))).toContain(`## ${version} (`)
    expect(changelog).not.toMatch(/^- \*\*|^Digests:/m)
  })

  test('states the license of this repository, and its README what that means', () => {
    const { license } = JSON.parse(readFileSync('package.json', 'utf8'))
    const texts = new Map(textsOf(service).map(({ name, text }) => [name, text]))
    expect(JSON.parse(texts.get('package.json') ?? '')).toMatchObject({ license })
    const [, sentence = ''] = /^## License\n\n(.*)\n$/m.exec(texts.get('README.md') ?? '') ?? []
    expect(sentence).toContain(`\`${license}\``)
  })

  test('loads less than 6 kB for one operation', async () => {
    const { operation } = project.packed.find(each => each.service === service) ?? { operation: '' }
    const { gzip } = await weighOneOperation(project.installed(service), operation)
    expect(gzip).toBeGreaterThan(1_000)
    expect(gzip).toBeLessThan(ONE_OPERATION)
  })

  test('has an example that prints the response of the contract', async () => {
    const mock = await buildMockServer()
    onTestFinished(() => mock.close())
    const address = await mock.listen({ port: 0, host: '127.0.0.1' })
    const { stdout } = await run(process.execPath, [join(project.installed(service), 'example.mjs')], {
      env: { GATEPOST_URL: address, GATEPOST_TOKEN: 'sk_x.y.z', GATEPOST_KEY_ID: crypto.randomUUID() },
    })
    const document = contracts.get(service)
    expect(JSON.parse(stdout)).toEqual(document && exampleOf(service, document).response)
  })
})

test('the same contracts give the same bytes', async () => {
  const digests = (tarballs: readonly string[]) =>
    tarballs.map(path => createHash('sha256').update(readFileSync(path)).digest('hex'))
  const again = await packClients(services, join(project.folder, 'again'))
  expect(digests(again.map(({ tarball }) => tarball))).toEqual(
    digests(project.packed.map(({ tarball }) => tarball)),
  )
})

/** Programs that must not compile, by what is wrong with them. */
const WRONG: Record<string, string> = {
  'a misspelled parameter': 'await client.call(listSecretKeys, { query: { page_sizes: 5 } })',
  'a value that the contract does not have':
    "await client.call(listSecretKeys, { query: { state: 'gone' } })",
  'a missing path parameter': 'await client.call(getSecretKey)',
  'a missing body': 'await client.call(createSecretKey)',
  'an unknown field in a body': "await client.call(createSecretKey, { body: { label: 'a', colour: 'red' } })",
  'data without a look at the status': 'console.log((await client.call(listSecretKeys)).data.total)',
  'an unknown field of a response':
    'const r = await client.call(listSecretKeys); if (r.ok) console.log(r.data.totals)',
  'no address': "createClient({ token: 'a' })",
  'credentials of another kind': "createClient({ baseUrl: '', embeddedKey: 'a' })",
  'an unknown path': "await client.GET('/secret-key')",
}
const HEAD = `import { createClient } from '@gatepost/security-client'
import { createSecretKey, getSecretKey, listSecretKeys } from '@gatepost/security-client/operations'
const client = createClient({ baseUrl: 'http://localhost:3000', token: async () => 'a' })
void [createSecretKey, getSecretKey, listSecretKeys]
`
const RIGHT = `${HEAD}
import type { Data, Input } from '@gatepost/security-client'
import type { operations, SecretKeyPage } from '@gatepost/security-client/types'
import { zCreateSecretKeyBody } from '@gatepost/security-client/zod'
import * as z from 'zod/mini'
const input: Input<operations['listSecretKeys']> = { query: { page_size: 5 } }
const result = await client.call(listSecretKeys, input)
const page: SecretKeyPage | undefined = result.data
const same: Data<operations['listSecretKeys']> | undefined = page
if (!result.ok) console.log(result.error?.[0]?.name, result.response.status)
const body = z.extend(zCreateSecretKeyBody, {}).parse({ label: same?.secret_keys[0]?.label })
await client.call(createSecretKey, { body })
const { data } = await client.GET('/secret-keys', { params: { query: { page: 1 } } })
console.log(data?.total)
`

test('right programs compile in an empty project, and wrong ones do not', () => {
  const source = (name: string, text: string) => writeFileSync(join(project.folder, 'src', name), text)
  for (const [index, line] of Object.values(WRONG).entries()) source(`wrong-${index}.ts`, `${HEAD}${line}\n`)
  source('right.ts', RIGHT)
  source('quickstart.ts', quickstart)
  for (const service of services)
    copyFileSync(
      join(project.installed(service), 'example.mjs'),
      join(project.folder, 'src', `${service}.mts`),
    )
  const errors = compileProject(project)
  const found = Object.keys(WRONG).filter((_what, index) => errors.get(`wrong-${index}.ts`)?.length === 1)
  expect(found).toEqual(Object.keys(WRONG))
  expect([...errors].filter(([file]) => !file.startsWith('wrong-'))).toEqual([])
})

test('the quickstart of openapi/packages.md lists the keys of a person on the real services', async () => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const backend = await startBackend({ env: { PUBLIC_URL: origin } })
  onTestFinished(() => backend.close())
  await backend.app.listen({ port, host: 'localhost' })
  const person = await backend.person({ labels: ['Checkout server', 'Nightly import'] })
  const file = join(project.folder, 'src', 'quickstart.ts')
  writeFileSync(file, quickstart)
  const { stdout } = await run(process.execPath, [file], {
    env: { GATEPOST_URL: origin, GATEPOST_USERNAME: person.username, GATEPOST_PASSWORD: person.password },
  })
  expect(stdout).toBe('Checkout server\nNightly import\n')
})

test.runIf(isFullRun)('every service has a package', () => {
  expect(project.packed.map(({ service }) => service)).toEqual(findServices())
})
