import { expect, test } from 'vitest'
import { pagesOf, type Route, readRoutes } from '../lib/routes.ts'
import { firstCallsOf, frameCallsOf, readOperations } from './first-calls.ts'

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

test('those of a frame count for each page in it', () => {
  const frame: Route = {
    file: 'frame.tsx',
    path: '/a',
    kind: 'layout',
    page: { firstCalls: ['listAccounts', 'getSelfProfile'] },
  }
  const inside = (...firstCalls: string[]): Route => ({ ...page(...firstCalls), path: '/a/b' })
  const routes = [frame, inside('listSecretKeys', 'listContacts')]
  expect(frameCallsOf(routes, operations)['/a']?.map(({ id }) => id)).toEqual([
    'listAccounts',
    'getSelfProfile',
  ])
  expect(Object.keys(firstCallsOf(routes, operations))).toEqual(['/a/b'])
  const tooMany = [frame, inside('listSecretKeys', 'listContacts', 'listLicenses')]
  expect(() => firstCallsOf(tooMany, operations)).toThrow('with those of the frame, is more than')
  expect(Object.keys(frameCallsOf(readRoutes(), operations))).toContain('/account')
})
