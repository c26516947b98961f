import { afterAll, describe, expect, test } from 'vitest'
import { checkAnswer } from '../support/conformance.ts'
import { answerExamples, contractOf, operations } from '../support/contract.ts'
import { createPrismWorld } from '../support/prism.ts'
import { bodyOf, toRequest } from '../support/world.ts'
import { exampleValue } from './alike.ts'
import { boundariesOf } from './boundaries.ts'
import { allCases, callOf } from './cases.ts'

const world = await createPrismWorld()
let answers = 0
afterAll(() => console.log(`contract on the mock: ${answers} answers checked`))

/** Every answer is judged by its status: by Ajv against the contract, and by the mock itself. */
async function send(...[operation, call, prefer]: [...Parameters<typeof toRequest>, string?]) {
  const request = toRequest(operation, call)
  const answer = await world.send({ ...request, headers: { ...request.headers, ...(prefer && { prefer }) } })
  answers++
  expect(checkAnswer(operation, answer)).toEqual([])
  expect(answer.violations.filter(violation => violation.startsWith('response'))).toEqual([])
  return answer
}

describe.each(operations)('$id', operation => {
  const cases = allCases.filter(({ operation: { id } }) => id === operation.id)

  test.each(cases)('$status $title', async ({ status, example, arrange, invalid, check }) => {
    const prefer = example ? `code=${status}, example=${example}` : `code=${status}`
    const answer = await send(operation.handle, await arrange(world), prefer)
    expect(answer.status).toBe(status)
    // A case that means to be valid must be, and one that means to break the contract must break it.
    if (invalid) expect(answer.violations).not.toEqual([])
    else expect(answer.violations).toEqual([])
    const body = bodyOf(answer)
    if (example) expect(body).toEqual(exampleValue(contractOf(operation.handle), status, example))
    check?.(body)
  })

  const examples = operation.statuses
    .filter(status => status < 300)
    .flatMap(status => answerExamples(operation, status).map(example => ({ status, ...example })))
  test.each(examples)('serves its example $name', async ({ status, name, value, type }) => {
    const call = await callOf(operation)(world)
    const asking = { ...call, headers: { ...call.headers, accept: type } }
    const answer = await send(operation.handle, asking, `code=${status}, example=${name}`)
    expect(answer.violations).toEqual([])
    expect(bodyOf(answer)).toEqual(value)
  })

  test.each(boundariesOf(operation))('$title', async ({ valid, change }) => {
    const answer = await send(operation.handle, change(await callOf(operation)(world)))
    if (valid) expect(answer.violations).toEqual([])
    else {
      expect(answer.status).toBe(400)
      expect(answer.violations).not.toEqual([])
    }
  })
})

test.each(['/api/security/nowhere', '/api/nowhere', '/api/security/secret-keys/%zz'])(
  '%s, which no contract has, answers an error list',
  async url => {
    const answer = await world.send({ method: 'GET', url, headers: {} })
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.body)).toMatchObject([{ name: 'not-found', status: 404 }])
  },
)
