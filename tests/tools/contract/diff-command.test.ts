import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { bundleServices, bundleText } from '../../../scripts/generate/bundle.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { SMALL_CONTRACTS, seed, temporaryFolder } from '../seeded-contracts.ts'

const LIBRARY = 'openapi/library/openapi.yaml'
const BOOKS = 'openapi/library/books.yaml'
const CHANGELOG = 'openapi/CHANGELOG.md'
const root = temporaryFolder()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const edit = (file: string, from: string, to: string) => seed(root, { file, from, to })

function git(...args: string[]): void {
  const settings = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@gatepost.example',
    '-c',
    'commit.gpgsign=false',
  ]
  const { status, stderr } = spawnSync('git', [...settings, ...args], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
}

function contractDiff(...args: string[]) {
  const script = resolve('scripts/contract-diff.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function generate(): void {
  for (const [service, document] of bundleServices(join(root, 'openapi'))) {
    mkdirSync(join(root, 'generated', service), { recursive: true })
    writeFileSync(join(root, 'generated', service, 'openapi.json'), bundleText(document))
  }
}

// A project of its own, in which one of two services was committed without its bundle.
beforeAll(() => {
  cpSync(SMALL_CONTRACTS, join(root, 'openapi'), { recursive: true })
  writeFileSync(join(root, CHANGELOG), '# Changes\n')
  const [shop] = bundleServices(SMALL_CONTRACTS, ['shop']).values()
  mkdirSync(join(root, 'generated/shop'), { recursive: true })
  writeFileSync(join(root, 'generated/shop/openapi.json'), JSON.stringify(shop))
  mkdirSync(join(root, 'src'))
  const queries = `import { listBooks } from '#generated/library/operations/listBooks.ts'\nlistBooks.id\n`
  writeFileSync(join(root, 'src/books.ts'), queries)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
})

test('from an untouched project to a written change', { timeout: scaledTimeout(60_000) }, () => {
  expect(contractDiff()).toMatchObject({ status: 0, stdout: 'The contracts are those of HEAD.\n' })

  edit(BOOKS, 'operationId: listBooks', 'operationId: findBooks')
  const failed = contractDiff('HEAD')
  expect(failed.status).toBe(1)
  expect(failed.stdout).toContain('BREAKING: listBooks: is now called findBooks;')
  expect(failed.stdout).toContain('src/books.ts:2')
  expect(failed.stdout).toContain(`Write version: 2.0.0 into ${LIBRARY}.`)

  edit(LIBRARY, 'version: 1.0.0', 'version: 2.0.0')
  const site = 'https://review.example/42/'
  const written = contractDiff('--markdown', '--write', '--exit-level', '--site', site)
  expect(written.status).toBe(12)
  expect(written.stdout).toMatch(/^### 1 breaking change in library\n/)
  expect(written.stdout).toContain('](https://review.example/42/report.html)\n')
  expect(written.stdout).toContain('- **library**, BREAKING: `listBooks`: is now called `findBooks`;')
  expect(read(CHANGELOG)).toMatch(/^## \d{4}-\d\d-\d\d: library 2\.0\.0$/m)

  const again = contractDiff('--format=json', '--write')
  expect(again.status).toBe(0)
  expect(JSON.parse(again.stdout)).toMatchObject({
    ref: 'HEAD',
    services: [{ service: 'library', impact: 'major', isVersionRight: true }],
    uses: [{ name: 'listBooks', code: ['src/books.ts:2'] }],
  })
  expect(read(CHANGELOG).match(/library 2\.0\.0/g)).toHaveLength(1)
})

test.runIf(isFullRun)(
  'a change without an entry is found later, from what the changelog was written for',
  {
    timeout: scaledTimeout(60_000),
  },
  () => {
    const commit = (message: string) => {
      generate()
      git('add', '.')
      git('commit', '--quiet', '--message', message)
    }
    commit('Second')
    edit(BOOKS, 'operationId: findBooks', 'operationId: searchBooks')
    commit('Third, without an entry')
    const found = contractDiff('--write')
    expect(found.status).toBe(1)
    expect(found.stdout).toContain('BREAKING: findBooks: is now called searchBooks;')
    expect(found.stdout).toContain(`Write version: 3.0.0 into ${LIBRARY}.`)
    expect(read(CHANGELOG)).not.toContain('3.0.0')

    edit(LIBRARY, 'version: 2.0.0', 'version: 3.0.0')
    expect(contractDiff('--write').status).toBe(0)
    expect(read(CHANGELOG)).toMatch(/^## \S+ library 3\.0\.0$[^#]*^Digests: library `[0-9a-f]{16}`\.$/m)
    commit('Fourth')
    expect(contractDiff()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The contracts are those of'),
    })
  },
)

test('a contract that cannot be read ends it with 2 and the place', () => {
  const from = 'tags: [Books]'
  edit(BOOKS, from, 'tags: [Books')
  expect(contractDiff('HEAD')).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^openapi\/library\/books\.yaml:\d+:\d+ [^\n]+\n$/),
  })
  edit(BOOKS, 'tags: [Books', from)
})

test('what it cannot tell ends it with 2 and the reason', () => {
  expect(contractDiff('no-such-ref')).toMatchObject({
    status: 2,
    stderr: 'git knows no commit no-such-ref\n',
  })
  expect(contractDiff('--format=html')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('usage: '),
  })
})
