import { describe, expect, test } from 'vitest'
import { errorCatalog } from '#domain/errors/catalog.ts'
import { gatewayErrors } from '#domain/errors/gateway.ts'
import { errorPage } from '#portal/content/errors/collection.ts'
import { documentedCodes, documentedErrors } from '#portal/content/errors/documented.ts'
import { errorGroups } from '#portal/content/errors/groups.ts'
import { httpStatuses } from '#portal/content/errors/http-statuses.ts'
import { documents } from '../../support/contract/contract.ts'

const errors = documentedErrors()
const entries = errorGroups.flatMap(({ entries }) => Object.entries(entries))
const FOLDER = 'src/portal/content/errors/'

// The compiler finds an error without help (groups.ts).
describe('every error has its help page', () => {
  test('and none is for an unknown error, or twice', () => {
    const known = new Set<string>(errors.map(({ name }) => name))
    const names = entries.map(([name]) => name)
    expect(
      names.filter(name => !known.has(name)),
      `Remove these from ${FOLDER}`,
    ).toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('at its own path for each name, number and status', () => {
    const codes = documentedCodes()
    expect(new Set(codes).size).toBe(codes.length)
    for (const name of [...Object.keys(errorCatalog), ...Object.keys(gatewayErrors)])
      expect(codes, name).toContain(name)
    for (const status of Object.keys(httpStatuses)) expect(codes).toContain(status)
    // account-portal §8 has sixteen numbers.
    expect(codes.filter(code => /^\d{10}$/.test(code))).toHaveLength(16)
    expect(codes.filter(code => errorPage(code) === undefined)).toEqual([])
  })
})

test.each(entries)('the help for %s has full and unique sentences', (_, { title, meaning, cause, fix }) => {
  expect(title).toMatch(/^[A-Z][^.]*$/)
  for (const text of [meaning, cause, fix]) {
    expect(text).toMatch(/^[A-Z“].*\S$/)
    expect(text.length).toBeGreaterThan(10)
  }
  expect(new Set([meaning, cause, fix]).size).toBe(3)
})

test('no two pages have the same title', () => {
  const titles = entries.map(([, { title }]) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test('an example has a value for each placeholder of its message', () => {
  const open = errors.filter(({ message }) => /[{}]/.test(message)).map(({ name }) => name)
  expect(open, 'Add a sample for the mark to SAMPLES in src/portal/content/errors/documented.ts').toEqual([])
})

test('an example has the form that the contracts give an error', () => {
  const schema = documents.get('identity')?.components?.schemas?.ErrorItem as { required: string[] }
  for (const { response, status } of errors) {
    if (!response) expect(status).toBeNull()
    else {
      const { details: _, ...required } = response
      expect(Object.keys(required).toSorted()).toEqual(schema.required.toSorted())
    }
  }
})
