import { expect, test } from 'vitest'
import { errorPage, errorSections } from '#portal/content/errors/collection.ts'
import { searchErrors } from './search-errors.ts'

const codesOf = (text: string) =>
  searchErrors(errorSections(), text).flatMap(({ errors }) => errors.map(({ code }) => code))

test('finds errors by number, name, and message, in any case and order', () => {
  expect(codesOf('1588026162')).toEqual(['subscription-inactive'])
  expect(codesOf('too-many-requests')).toEqual(['too-many-requests'])
  expect(codesOf('ALREADY hostname')).toContain('hostname-exists')
  expect(codesOf('teapot of no one')).toEqual([])
})

test('an empty search finds every error once', () => {
  const all = codesOf(' ')
  expect(all.length).toBeGreaterThan(150)
  expect(new Set(all).size).toBe(all.length)
})

test('finds a page by name, number, and status', () => {
  expect(errorPage('processing-interrupted')).toMatchObject({ kind: 'error', isOutage: false })
  expect(errorPage('1611082095')).toMatchObject({
    error: { name: 'processing-interrupted', response: { id: 1611082095 } },
  })
  expect(errorPage('1601236387')).toMatchObject({ isOutage: true, statusTitle: 'Bad Gateway' })
  expect(errorPage('404')).toMatchObject({ kind: 'status', title: 'Not Found' })
  expect(errorPage('no-such-error')).toBeUndefined()
  expect(errorPage('')).toBeUndefined()
})
