import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** Those that the programs of the page use. */
const services = scaled(['authorization', 'security'], findServices())
const contracts = bundleServices(undefined, services)

// Most of the time goes into other programs: npm, the compiler, the bundler.
vi.setConfig({ testTimeout: scaledTimeout(60_000) })

/** The programs of openapi/packages.md by their name, as the page prints them. */
const programs = new Map(
  [...readFileSync('openapi/packages.md', 'utf8').matchAll(/^```ts (\S+)\n([\s\S]*?)^```/gm)].map(
    ([, name = '', text = '']) => [name, text],
  ),
)

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
    const modules = new Set(texts.map(({ name }) => name.replace(/^(dist|src)\/[\w-]+/, '$1/*')))
    const documents = ['CHANGELOG.md', 'README.md', 'example.mjs', 'openapi.json', 'package.json']
    const compiled = ['dist/*.d.ts', 'dist/*.d.ts.map', 'dist/*.js', 'dist/*.js.map', 'src/*.ts']
    expect([...modules].toSorted()).toEqual([...documents, ...compiled].toSorted())
    for (const { name, text } of texts.filter(({ name }) => /^(dist|src)\//.test(name)))
      for (const [, specifier = ''] of text.matchAll(/\bfrom '([^']+)'/g))
        expect(specifier, name).toMatch(/^(\.\/[a-z]+\.js|openapi-fetch|zod\/mini|msw)$/)
  })

  test('has the source of each module that has a map', () => {
    const maps = textsOf(service).filter(({ name }) => name.endsWith('.map'))
    expect(maps.length).toBeGreaterThan(0)
    for (const { name, text } of maps)
      for (const source of JSON.parse(text).sources)
        expect(existsSync(join(project.installed(service), dirname(name), source)), name).toBe(true)
  })

  test('has the contract as it is', () => {
    const contract = JSON.parse(readFileSync(join(project.installed(service), 'openapi.json'), 'utf8'))
    expect(contract).toEqual(contracts.get(service))
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
  'a query without its path parameter': 'queryOptions(client, getSecretKey)',
  'a mutation with an unknown field':
    "await mutationOptions(client, createSecretKey).mutationFn({ body: { label: 'a', colour: 'red' } })",
  'an unknown example': "respond(createSecretKey, 'no-such-example')",
  'an unknown field of an example': "console.log(fixture(listSecretKeys, 'some-keys').totals)",
  'an error as a success': "console.log(fixture(listSecretKeys, 'not-authenticated').total)",
}
const HEAD = `import { createClient } from '@gatepost/security-client'
import { fixture, respond } from '@gatepost/security-client/msw'
import { createSecretKey, getSecretKey, listSecretKeys } from '@gatepost/security-client/operations'
import { infiniteOptions, mutationOptions, queryOptions } from '@gatepost/security-client/query'
const client = createClient({ baseUrl: 'http://localhost:3000', token: async () => 'a' })
void [createSecretKey, fixture, getSecretKey, infiniteOptions, listSecretKeys, mutationOptions, queryOptions, respond]
`
const RIGHT = `${HEAD}
import type { Data, ErrorName, Input } from '@gatepost/security-client'
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
import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from '@tanstack/query-core'
const queries = new QueryClient()
const one = new QueryObserver(queries, queryOptions(client, getSecretKey, { path: { id: 'a' } }))
const label: string | undefined = one.getCurrentResult().data?.label
const every = new InfiniteQueryObserver(queries, infiniteOptions(client, listSecretKeys))
const pages: SecretKeyPage[] | undefined = every.getCurrentResult().data?.pages
const change = new MutationObserver(queries, mutationOptions(client, createSecretKey))
const created: Data<typeof createSecretKey> = await change.mutate({ body: { label: 'a' } })
const names: ErrorName<typeof createSecretKey>[] = ['too-many-keys', 'of-a-later-version']
const limited: string | undefined = fixture(createSecretKey, 'too-many-keys')[0]?.name
console.log(label, pages, created, names, limited)
`

test('right programs compile in an empty project, and wrong ones do not', () => {
  const source = (name: string, text: string) => writeFileSync(join(project.folder, 'src', name), text)
  for (const [index, line] of Object.values(WRONG).entries()) source(`wrong-${index}.ts`, `${HEAD}${line}\n`)
  source('right.ts', RIGHT)
  for (const [name, text] of programs) source(name, text)
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

/** Writes a program of the page into the project. */
function programFile(name: string): string {
  const file = join(project.folder, 'src', name)
  writeFileSync(file, programs.get(name) ?? '')
  return file
}

test('the quickstart of openapi/packages.md lists the keys of a person on the real services', async () => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const backend = await startBackend({ env: { PUBLIC_URL: origin } })
  onTestFinished(() => backend.close())
  await backend.app.listen({ port, host: 'localhost' })
  const person = await backend.person({ labels: ['Checkout server', 'Nightly import'] })
  const { stdout } = await run(process.execPath, [programFile('quickstart.ts')], {
    env: { GATEPOST_URL: origin, GATEPOST_USERNAME: person.username, GATEPOST_PASSWORD: person.password },
  })
  expect(stdout).toBe('Checkout server\nNightly import\n')
})

test('the other program of openapi/packages.md runs on the examples, with TanStack Query and MSW', async () => {
  const { stdout } = await run(process.execPath, [programFile('program.ts')])
  expect(stdout).toBe('true\ntrue\ntoo-many-keys\n')
})

test.runIf(isFullRun)('every service has a package', () => {
  expect(project.packed.map(({ service }) => service)).toEqual(findServices())
})
