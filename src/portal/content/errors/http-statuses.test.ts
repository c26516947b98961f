import { expect, test } from 'vitest'
import { httpStatus, httpStatuses } from './http-statuses.ts'

/** IANA's registry from 400 to 511, including reserved codes, without the gaps. */
const GAPS = [419, 420, 427, 430, 509]
const REGISTERED = [
  ...Array.from({ length: 32 }, (_, at) => 400 + at),
  451,
  ...Array.from({ length: 12 }, (_, at) => 500 + at),
].filter(status => !GAPS.includes(status))

test('every registered status has a title and a help text, and no other number does', () => {
  expect(Object.keys(httpStatuses).map(Number)).toEqual(REGISTERED)
  for (const { title, help } of Object.values(httpStatuses)) {
    expect(title).toMatch(/^[A-Z(]/)
    expect(help).toMatch(/^[A-Z].*\.$/)
  }
  expect(new Set(Object.values(httpStatuses).map(({ help }) => help)).size).toBe(REGISTERED.length)
})

test.each([0, 200, 399, 419, 512, 599])('%i is unknown', status => {
  expect(httpStatus(status).title).toBe('Unknown Error')
})

test('a known status explains itself', () => {
  expect(httpStatus(404).title).toBe('Not Found')
  expect(httpStatus(511).title).toBe('Network Authentication Required')
})
