import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findServices } from '../../scripts/generate/services.ts'
import { patience } from '../../scripts/lib/machine-pace.ts'

const SECURITY = 'openapi/security/openapi.yaml'
const CHANGELOG = 'openapi/CHANGELOG.md'
const root = mkdtempSync(join(tmpdir(), 'gatepost-contracts-'))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const version = /^ {2}version: (.*)$/m.exec(readFileSync(SECURITY, 'utf8'))?.[1] ?? ''
const next = `${Number(version.split('.')[0]) + 1}.0.0`

function edit(file: string, from: string, to: string): void {
  const text = read(file)
  if (!text.includes(from)) throw new Error(`${file} has no such text to change: ${from}`)
  writeFileSync(join(root, file), text.replace(from, to))
}

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

// A project of its own, in which a service was committed without its bundle.
beforeAll(() => {
  cpSync('openapi', join(root, 'openapi'), { recursive: true })
  for (const service of findServices().filter(name => name !== 'security'))
    cpSync(`generated/${service}/openapi.json`, join(root, `generated/${service}/openapi.json`))
  const queries = `import { listSecretKeys } from '#generated/security/operations.ts'\nlistSecretKeys.id\n`
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src/keys.ts'), queries)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
})
afterAll(() => rmSync(root, { recursive: true }))

test('from an untouched project to a written change', { timeout: patience(60_000) }, () => {
  expect(contractDiff()).toMatchObject({ status: 0, stdout: 'The contracts are those of HEAD.\n' })

  edit('openapi/security/secret-keys.yaml', 'operationId: listSecretKeys', 'operationId: findSecretKeys')
  const refused = contractDiff('HEAD')
  expect(refused.status).toBe(1)
  expect(refused.stdout).toContain('BREAKING: listSecretKeys: is now called findSecretKeys;')
  expect(refused.stdout).toContain('src/keys.ts:2')
  expect(refused.stdout).toContain(`Write version: ${next} into ${SECURITY}.`)

  edit(SECURITY, `version: ${version}`, `version: ${next}`)
  const told = contractDiff('--format=markdown', '--write')
  expect(told.status).toBe(0)
  expect(told.stdout).toContain('- BREAKING: `listSecretKeys`: is now called `findSecretKeys`;')
  expect(read(CHANGELOG)).toMatch(new RegExp(`^## \\d{4}-\\d\\d-\\d\\d: security ${next}$`, 'm'))

  const again = contractDiff('--format=json', '--write')
  expect(again.status).toBe(0)
  expect(JSON.parse(again.stdout)).toMatchObject({
    ref: 'HEAD',
    services: [{ service: 'security', impact: 'major', isVersionRight: true }],
    uses: [{ name: 'listSecretKeys', code: ['src/keys.ts:2'] }],
  })
  expect(read(CHANGELOG).match(new RegExp(`security ${next}`, 'g'))).toHaveLength(1)
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
