import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documents, operations, responseExamples } from '../support/contract/contract.ts'
import { casesOf, loadCases } from './cases.ts'
import { misplacedReasons } from './examples/examples.ts'

await loadCases()
const allCases = operations.flatMap(casesOf)
const declared = operations.flatMap(operation => operation.statuses.map(status => ({ operation, status })))

test('every status that an operation declares has a case', () => {
  const covered = new Set(allCases.map(({ operation, status }) => `${operation.id} ${status}`))
  const missing = declared
    .map(({ operation, status }) => `${operation.id} ${status}`)
    .filter(pair => !covered.has(pair))
  expect(missing).toEqual([])
})

test('every named example of a response has a case', () => {
  const covered = new Set(
    allCases.map(({ operation, status, example }) => `${operation.id} ${status} ${example}`),
  )
  const missing = declared
    .flatMap(({ operation, status }) =>
      responseExamples(operation, status).map(({ name }) => `${operation.id} ${status} ${name}`),
    )
    .filter(key => !covered.has(key))
  expect(missing).toEqual([])
})

test('no case is about a status that its operation does not declare', () => {
  const pairs = new Set(declared.map(({ operation, status }) => `${operation.id} ${status}`))
  expect(
    allCases.map(({ operation, status }) => `${operation.id} ${status}`).filter(pair => !pairs.has(pair)),
  ).toEqual([])
  console.log(
    `contract: ${operations.length} operations, ${declared.length} declared statuses, ${allCases.length} cases`,
  )
})

test('every reason why an example is not replayed is at an example', () => {
  const misplaced = [...documents].flatMap(([service, document]) =>
    misplacedReasons(
      document,
      operations.filter(({ handle }) => handle.service === service),
    ).map(pointer => `${service} ${pointer}`),
  )
  expect(misplaced).toEqual([])
})

test('every service has its file', () => {
  const files = readdirSync(new URL('./services', import.meta.url)).toSorted()
  expect(files).toEqual([...documents.keys()].map(service => `${service}.test.ts`).toSorted())
})
