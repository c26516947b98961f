import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { errorCatalogue } from '#domain/errors.ts'
import type { Operation } from '#domain/operation.ts'
import { activities } from '#kernel/tables.ts'
import { createBackendWorld } from '../support/backend-world.ts'
import type { AnyCall } from '../support/case.ts'
import { checkAnswer } from '../support/conformance.ts'
import { contractOf, operations } from '../support/contract.ts'
import { bodyOf, toRequest } from '../support/world.ts'
import { comparableErrors, exampleValue } from './alike.ts'
import { boundariesOf } from './boundaries.ts'
import { allCases, callOf } from './cases.ts'
import { leavesTrace } from './traces.ts'

const world = await createBackendWorld()
let answers = 0
afterAll(async () => {
  await world.backend.close()
  console.log(`contract on the backend: ${answers} answers checked`)
})

// The backend judges its own answers as well, also those to the calls that only set a case up.
afterEach(() => expect(world.backend.app.contractViolations.splice(0)).toEqual([]))

async function send(operation: Operation, call: AnyCall) {
  const answer = await world.send(toRequest(operation, call))
  answers++
  expect(checkAnswer(operation, answer)).toEqual([])
  return { status: answer.status, body: bodyOf(answer) }
}

const { db } = world.backend
/** Milliseconds; some cases fill an account to its limit first, and the machine may be busy. */
const PATIENCE = 90_000
const activitiesOf = (id: string) => db.$count(activities, eq(activities.operation, id))

describe.each(operations)('$id', operation => {
  const cases = allCases.filter(({ operation: { id }, mockOnly }) => id === operation.id && !mockOnly)

  test.each(cases)(
    '$status $title',
    async ({ status, example, error, arrange, check }) => {
      const answer = await send(operation.handle, await arrange(world))
      expect(answer).toMatchObject({ status })
      if (error) expect(answer.body).toMatchObject([{ name: error }])
      if (example && status >= 400)
        expect(comparableErrors(answer.body)).toEqual(
          comparableErrors(exampleValue(contractOf(operation.handle), status, example)),
        )
      check?.(answer.body)
    },
    PATIENCE,
  )

  // The first success changes something; others may say that all was so already.
  const changing = cases.filter(({ status }) => status < 300 && leavesTrace(operation)).slice(0, 1)
  test.each(changing)('$status $title stands in the activity log', async ({ arrange }) => {
    const call = await arrange(world)
    const before = await activitiesOf(operation.id)
    await send(operation.handle, call)
    expect(await activitiesOf(operation.id)).toBeGreaterThan(before)
  })

  test.each(boundariesOf(operation))('$title', async ({ field, valid, change }) => {
    const answer = await send(operation.handle, change(await callOf(operation)(world)))
    const items = answer.status === 400 ? (answer.body as { name: string; fields: string[] }[]) : []
    // A value within its limits may still be refused for what it says, but not for its form.
    const fields = items
      .filter(({ name }) => !valid || !(name in errorCatalogue))
      .flatMap(item => item.fields)
    if (valid) expect(fields).not.toContain(field)
    else expect({ status: answer.status, fields }).toEqual({ status: 400, fields: [field] })
  })
})

test.each(['/api/security/nowhere', '/api/nowhere', '/api/security/secret-keys/%zz'])(
  '%s, which no contract has, answers an error list',
  async url => {
    const answer = await world.send({ method: 'GET', url, headers: {} })
    expect([400, 404]).toContain(answer.status)
    expect(JSON.parse(answer.body)).toMatchObject([
      { name: expect.any(String), status: answer.status, fields: [] },
    ])
  },
)
