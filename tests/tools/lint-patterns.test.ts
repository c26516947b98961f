import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkExpressions } from '../../scripts/lint-patterns/check.ts'
import { findInContracts, findInSources } from '../../scripts/lint-patterns/find.ts'
import { findUnrepeatable, unrepeatableIn } from '../../scripts/lint-patterns/unrepeatable.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatepost-expressions-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, name), text)
}

test.each([String.raw`/\/+$/`, '/^(a|aa)+$/'])(
  'a slow expression in the code is found: %s',
  async expression => {
    write(
      'paths.ts',
      `export const one = 1\nexport const bare = (path: string) => path.replace(${expression}, '')\n`,
    )
    const { expressions, lines } = findInSources(root)
    expect(lines).toEqual([])
    const [found = '', ...others] = await checkExpressions(expressions)
    expect(others).toEqual([])
    expect(found).toContain(`${join(root, 'paths.ts')}:2 pattern-time: ${expression} takes `)
  },
)

test('a slow pattern of a contract is found', async () => {
  write('entities.yaml', `schemas:\n  Reason:\n    type: string\n    pattern: ^[^\\u0000]*\\S[^\\u0000]*$\n`)
  const [found = ''] = await checkExpressions(findInContracts(root))
  expect(found).toContain(`${join(root, 'entities.yaml')} #/schemas/Reason pattern-time: `)
})

test('an expression that is composed at run time is found', () => {
  write('names.ts', 'export const one = (names: string[]) => new RegExp(names.join("|"))\n')
  expect(findInSources(root).lines).toEqual([
    `${join(root, 'names.ts')}:1 pattern-literal: write the regular expression as a literal`,
  ])
})

test('one whose patterns are checked elsewhere says so', () => {
  const use = 'export const one = (text: string) => new RegExp(text)\n'
  write('names.ts', `// checked pattern: those of the contracts, which the lint times\n${use}`)
  expect(findInSources(root).lines).toEqual([])
  write('names.ts', `// checked pattern:\n${use}`)
  expect(findInSources(root).lines).toHaveLength(1)
})

test('a fast expression is not a finding, and is not checked again; a slow one is each time', async () => {
  const cache = join(root, '.cache', 'expressions.json')
  const [fast, slow] = ['/^[a-z]+(-[a-z]+)*$/', '/^(a|aa)+$/']
  write('names.ts', `export const isName = (text: string) => ${fast}.test(text) || ${slow}.test(text)\n`)
  const { expressions } = findInSources(root)
  expect(expressions).toHaveLength(2)
  expect(await checkExpressions(expressions, cache)).toHaveLength(1)
  expect(JSON.parse(readFileSync(cache, 'utf8'))).toEqual([fast])
  writeFileSync(cache, JSON.stringify([fast, slow]))
  expect(await checkExpressions(expressions, cache)).toEqual([])
})

test.each([
  ["import { randomBytes } from 'node:crypto'", 'randomBytes'],
  ["import { v7 } from 'uuid'", 'uuid'],
  ['export const one = () => Math.random()', 'Math.random'],
  ['export const one = () => crypto.randomUUID()', 'crypto.randomUUID'],
])('a random value that no seed repeats is found, unless it says why: %s', (line, name) => {
  const text = `${line}\n`
  expect(unrepeatableIn({ path: 'a.ts', text })).toEqual([
    expect.stringContaining(`a.ts:1 unseeded: ${name} `),
  ])
  expect(unrepeatableIn({ path: 'a.ts', text: `// unseeded: no one sees it\n${text}` })).toEqual([])
  expect(unrepeatableIn({ path: 'a.ts', text: `// unseeded:\n${text}` })).toHaveLength(1)
})

test.each([
  ['export const one = () => Date.now()', 'Date.now'],
  ['export const one = () => new Date()', 'new Date()'],
  ['export const one = () => Date()', 'Date()'],
  ['export const one = (now = Date.now) => now()', 'Date.now'],
])('a time that no clock of a test moves is found, unless it says why: %s', (line, name) => {
  const text = `${line}\n`
  expect(unrepeatableIn({ path: 'a.ts', text })).toEqual([
    expect.stringContaining(`a.ts:1 system-time: ${name} is a time past kernel/clock.ts`),
  ])
  expect(unrepeatableIn({ path: 'a.ts', text: `// system time: of another machine\n${text}` })).toEqual([])
  expect(unrepeatableIn({ path: 'a.ts', text: `// unseeded: no one sees it\n${text}` })).toHaveLength(1)
})

test('a time that is given, and the clock itself, are no findings', () => {
  const text =
    'export const one = (at: number) => [new Date(at), Date.parse("2026-01-01"), performance.now()]\n'
  expect(unrepeatableIn({ path: 'a.ts', text })).toEqual([])
  mkdirSync(join(root, 'kernel'), { recursive: true })
  write('kernel/clock.ts', 'export const now = () => new Date()\n')
  write('jobs.ts', 'export const now = () => new Date()\n')
  expect(findUnrepeatable(root)).toEqual([expect.stringContaining(`${join(root, 'jobs.ts')}:1 system-time`)])
})
