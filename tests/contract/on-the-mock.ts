import { describe, expect, test } from 'vitest'
import { scaled } from '../../scripts/lib/test-scope.ts'
import type { ContractCase } from '../support/contract/case.ts'
import { checkResponse } from '../support/contract/conformance.ts'
import { type ContractOperation, contractOf, responseExamples } from '../support/contract/contract.ts'
import { bodyOf, isJson, toRequest } from '../support/contract/world.ts'
import { boundariesOf } from './boundaries.ts'
import { callOf, casesOf } from './cases.ts'
import { exampleValue } from './common-cases.ts'
import { checked, mock } from './worlds.ts'

/** Checks every response by its status: with Ajv against the contract, and by the mock itself. */
async function send(...[operation, call, prefer]: [...Parameters<typeof toRequest>, string?]) {
  const request = toRequest(operation, call)
  const response = await mock.send({ ...request, headers: { ...request.headers, ...(prefer && { prefer }) } })
  checked.mock++
  expect(checkResponse(operation, response)).toEqual([])
  expect(response.violations.filter(violation => violation.startsWith('response'))).toEqual([])
  return response
}

/** The cases of the operations, and every example of theirs, against the mock. In full, every case. */
export function testOnTheMock(operations: readonly ContractOperation[]): void {
  const served = new Set<string>()
  /** Whether no operation before has this error, which many share: of a valid request, the mock does nothing but choose it. */
  const isFirst = (operation: ContractOperation, { status, example, invalid }: ContractCase) => {
    if (invalid || status < 400 || !example) return true
    const value = exampleValue(contractOf(operation.handle), status, example)
    const error = `${status} ${JSON.stringify(value)}`
    if (served.has(error)) return false
    served.add(error)
    return true
  }
  describe.each(operations)('$id', operation => {
    // The server gets all of them. What the mock answers is chosen by status and example, so one of each is enough.
    const given = casesOf(operation)
    const oneOfEach = [
      ...new Map(given.toReversed().map(each => [`${each.status} ${each.example}`, each])).values(),
    ]
    const chosen = scaled(
      oneOfEach.filter(each => isFirst(operation, each)),
      given,
    )
    test.each(chosen)('$status $title', async ({ status, example, arrange, invalid, check }) => {
      const prefer = example ? `code=${status}, example=${example}` : `code=${status}`
      const response = await send(operation.handle, await arrange(mock), prefer)
      expect(response.status).toBe(status)
      // A case that means to be valid must be, and one that means to break the contract must break it.
      if (invalid) expect(response.violations).not.toEqual([])
      else expect(response.violations).toEqual([])
      const body = bodyOf(response)
      if (example) expect(body).toEqual(exampleValue(contractOf(operation.handle), status, example))
      check?.(body)
    })

    const examples = operation.statuses
      .filter(status => status < 300)
      .flatMap(status => responseExamples(operation, status).map(example => ({ status, ...example })))
      // The cases have most of them.
      .filter(
        ({ status, name, type }) =>
          !isJson(type) || !chosen.some(each => each.status === status && each.example === name),
      )
    test.each(examples)('serves its example $name', async ({ status, name, value, type }) => {
      const call = await callOf(operation)(mock)
      const asking = { ...call, headers: { ...call.headers, accept: type } }
      const response = await send(operation.handle, asking, `code=${status}, example=${name}`)
      expect(response.violations).toEqual([])
      expect(bodyOf(response)).toEqual(value)
    })

    // The server is tested at every limit; the mock reads the same schemas with a validator that others maintain.
    const boundaries = boundariesOf(operation)
    const taken = boundaries.filter(({ valid }) => valid).slice(0, 1)
    const rejected = boundaries.filter(({ valid }) => !valid).slice(0, 1)
    test.each(scaled([...taken, ...rejected], boundaries))('$title', async ({ valid, change }) => {
      const response = await send(operation.handle, change(await callOf(operation)(mock)))
      if (valid) expect(response.violations).toEqual([])
      else {
        expect(response.status).toBe(400)
        expect(response.violations).not.toEqual([])
      }
    })
  })
}
