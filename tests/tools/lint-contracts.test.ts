import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundleServices } from '../../scripts/generate/bundle.ts'
import { findServices } from '../../scripts/generate/services.ts'
import { lintContracts } from '../../scripts/lint-contracts/lint.ts'
import { isNamed, NAME_EXCEPTIONS } from '../../scripts/lint-contracts/name-exceptions.ts'
import { findNames } from '../../scripts/lint-contracts/names.ts'
import { lintWithRedocly } from '../../scripts/lint-contracts/redocly.ts'
import { ourFaults, redoclyFaults } from './contract/faults.ts'
import { nameFaults } from './contract/name-faults.ts'
import { lineOf, linesWith, SMALL_CONTRACTS, seed, temporaryFolder } from './seeded-contracts.ts'

// Every rule is seen to find its fault in contracts that have no other.
test('the small contracts have no findings', async () => {
  expect(await lintContracts({ root: SMALL_CONTRACTS })).toEqual({ services: 2, operations: 4, lines: [] })
})

test.each([...ourFaults, ...nameFaults])('our $rule finds the fault in $file', fault => {
  const lines = linesWith(fault)
  const found = lines.filter(line => line.includes(` ${fault.rule}: `))
  expect(found, `the other findings: ${lines.join('; ')}`).not.toEqual([])
  // A finding leads to its place: file, line and column, then pointer.
  expect(found[0]).toMatch(/\.yaml:\d+:\d+ #\/\S+ /)
})

test('no exception of a name outlives what it is for', () => {
  const found = [...bundleServices().values()].flatMap(findNames)
  const unused = NAME_EXCEPTIONS.flatMap(({ rule, of }) =>
    of.filter(name => !found.some(each => each.rule === rule && isNamed(name, each.of))),
  )
  expect(unused).toEqual([])
})

describe('redocly', () => {
  // One copy of the service for each fault, so that the linter starts only once.
  let lines: string[] = []
  const nameOf = (index: number) => `fault-${String(index).padStart(2, '0')}`
  beforeAll(async () => {
    const root = temporaryFolder()
    cpSync(join(SMALL_CONTRACTS, 'common'), join(root, 'common'), { recursive: true })
    redoclyFaults.forEach((fault, index) => {
      cpSync(join(SMALL_CONTRACTS, 'library'), join(root, nameOf(index)), { recursive: true })
      seed(join(root, nameOf(index)), fault)
    })
    lines = await lintWithRedocly(findServices(root), root)
  })

  test.each(redoclyFaults.map((fault, index) => ({ ...fault, name: nameOf(index) })))(
    '$rule finds the fault in $file',
    ({ rule, name }) => {
      const found = lines.filter(line => line.includes(`/${name}/`))
      expect(found.map(line => / (\S+): /.exec(line)?.[1])).toContain(rule)
      expect(found[0]).toMatch(/\.yaml:\d+:\d+ #\/\S+ /)
    },
  )
})

describe('one fault is one finding', () => {
  const BOOKS = 'library/books.yaml'
  const value = '  atlas:\n    title: '
  /** `books.yaml:94 example-valid` */
  const inShort = (line: string) => line.replace(/^\S*\/([\w-]+\.yaml:\d+):\d+ #\S+ ([\w-]+): .*$/s, '$1 $2')

  test('in a value that several examples share', () => {
    const from = '    lent: false\n    version'
    const lines = linesWith({ file: BOOKS, from, to: from.replace('false', '"no"') })
    expect(lines.map(inShort)).toEqual([`books.yaml:${lineOf(BOOKS, from)} example-valid`])
  })

  test('also where a property is missing, or one too many', () => {
    const missing = linesWith({ file: BOOKS, from: '    author: Dana Reyes\n', to: '' })
    expect(missing.map(inShort)).toEqual([`books.yaml:${lineOf(BOOKS, value)} example-valid`])
    const extra = linesWith({ file: BOOKS, from: value, to: '  atlas:\n    region: EU\n    title: ' })
    expect(extra.map(inShort)).toEqual([`books.yaml:${lineOf(BOOKS, value) + 1} example-valid`])
  })

  test('in what one example says otherwise', () => {
    const from = '{ $ref: "#/values/atlas", version: 2 }'
    const lines = linesWith({ file: BOOKS, from, to: from.replace('2', 'two') })
    expect(lines.map(inShort)).toEqual([`books.yaml:${lineOf(BOOKS, from)} example-valid`])
  })

  test('in a schema of common/, which every operation reaches', () => {
    const lines = linesWith({ file: 'common/errors.yaml', from: '        maxLength: 40\n', to: '' })
    expect(lines.map(inShort)).toEqual([expect.stringMatching(/^errors\.yaml:\d+ string-bounded$/)])
  })
})
