import { expect, test } from 'vitest'
import { createConformance } from '../contract/conformance.ts'
import { loadContract } from '../contract/contract.ts'
import { createSerializerCompiler } from '../contract/serialization.ts'
import { markConstant } from './constant-bodies.ts'

const conforms = createConformance(loadContract('gateway'))
const check = (operationId: string, body: unknown) => conforms.response(operationId, { status: 200, body })

test('a constant body that breaks the contract is reported each time', () => {
  const wrong = markConstant({ candidates: 'none' })
  for (let time = 0; time < 2; time++) expect(check('verifyUsAddress', wrong)).not.toEqual([])
})

test('a constant body is right only for the operation that it was compared with', () => {
  const body = markConstant({ candidates: [] })
  for (let time = 0; time < 2; time++) expect(check('verifyUsAddress', body)).toEqual([])
  expect(check('suggestUsAddresses', body)).not.toEqual([])
})

test('only a constant body is written once', () => {
  const write = createSerializerCompiler()({
    schema: { type: 'object', properties: { a: { type: 'number' } } },
    method: 'GET',
    url: '/',
  })
  const [body, constant] = [{ a: 1 }, markConstant({ a: 1 })]
  expect([write(body), write(constant)]).toEqual(['{"a":1}', '{"a":1}'])
  body.a = constant.a = 2
  expect([write(body), write(constant)]).toEqual(['{"a":2}', '{"a":1}'])
})
