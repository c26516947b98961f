import { expect, test } from 'vitest'
import { pagesOf, type Route } from '../lib/routes.ts'
import { firstCallsOf, readOperations } from './first-calls.ts'

const operations = await readOperations()
const page = (...firstCalls: string[]): Route => ({
  file: 'a.tsx',
  path: '/a',
  kind: 'page',
  page: { firstCalls },
})

test('the first calls of a page are operations of the contracts', () => {
  const { '/a': calls = [] } = firstCallsOf([page('listSecretKeys', 'listLicenses')], operations)
  expect(calls.map(({ id, method }) => [id, method])).toEqual([
    ['listSecretKeys', 'GET'],
    ['listLicenses', 'GET'],
  ])
  expect(Object.keys(firstCallsOf(pagesOf(), operations))).toContain('/account/keys')
})

test.each([
  ['listNothing', 'no contract has it'],
  ['createSecretKey', 'writes'],
  ['getSecretKey', 'parameter'],
  ['getBotProtection', 'no access token'],
])('%s cannot be one', (id, why) => {
  expect(() => firstCallsOf([page(id)], operations)).toThrow(new RegExp(`a\\.tsx.*${id}.*${why}`))
})

test('a page has at most as many as one call for a token takes', () => {
  const calls = ['listSecretKeys', 'listLicenses', 'listContacts', 'listAccounts', 'listHoldings']
  expect(firstCallsOf([page(...calls.slice(1))], operations)['/a']).toHaveLength(4)
  expect(() => firstCallsOf([page(...calls)], operations)).toThrow('more than createToken takes')
})
