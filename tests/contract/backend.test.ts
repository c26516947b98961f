import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { errorCatalogue } from '#domain/errors/catalogue.ts'
import { activities } from '#kernel/storage/tables.ts'
import { createBackendWorld } from '../support/backend-world.ts'
import type { AnyCall } from '../support/case.ts'
import { checkAnswer } from '../support/conformance.ts'
import { type ContractOperation, contractOf, operations } from '../support/contract.ts'
import { isUnbuilt } from '../support/unbuilt.ts'
import { bodyOf, toRequest } from '../support/world.ts'
import { comparableErrors, exampleValue } from './alike.ts'
import { declaredProperties } from './body-properties.ts'
import { boundariesOf } from './boundaries.ts'
import { allCases, callOf } from './cases.ts'
import { comesBack, differenceOf, echoesOf, withOther } from './echoes.ts'
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

/** Properties that have come back, by operation. */
const echoed = new Set<string>()

/** What was sent in a body comes back where the answer has it, too. */
async function expectEchoes(operation: ContractOperation, call: AnyCall, answered: unknown) {
  const body = call.raw === undefined ? (call.body as Record<string, unknown> | undefined) : undefined
  for (const echo of echoesOf(operation)) {
    const value = body?.[echo.name]
    if (value === undefined || differenceOf(operation, echo.name)) continue
    const { caller, params, headers } = call
    const answer = echo.reader
      ? (await send(echo.reader.handle, { caller, ...(params && { params }), ...(headers && { headers }) }))
          .body
      : answered
    expect(comesBack(echo, value, answer), `${echo.name}: ${JSON.stringify({ value, answer })}`).toBe(true)
    echoed.add(`${operation.id} ${echo.name}`)
  }
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
      const call = await arrange(world)
      const answer = await send(operation.handle, call)
      expect(answer).toMatchObject({ status })
      if (status < 300) await expectEchoes(operation, call, answer.body)
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

  const echoes = echoesOf(operation).filter(({ name }) => !differenceOf(operation, name))
  test.each(echoes)('what is sent as $name comes back', async echo => {
    const call = withOther(await callOf(operation)(world), echo)
    const answer = await send(operation.handle, call)
    if (answer.status < 300) await expectEchoes(operation, call, answer.body)
    // Another value may be refused for what it says. Then one of the cases has a value that is taken.
    else
      for (const { status, arrange } of cases) {
        if (status >= 300) continue
        const own = await arrange(world)
        const { body } = await send(operation.handle, own)
        await expectEchoes(operation, own, body)
      }
    expect(echoed).toContain(`${operation.id} ${echo.name}`)
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

// After the cases, for it is they that make a handler read.
test.each(operations.filter(operation => operation.body && !isUnbuilt(operation)))(
  '$id reads every property that its body declares',
  operation => {
    const reads = world.reads.get(operation.id) ?? new Set()
    expect(declaredProperties(operation).filter(path => !reads.has(path))).toEqual([])
  },
)

test.each(operations.filter(isUnbuilt))(
  '$id, which is yet to be built, answers 501 to a call that would succeed',
  async operation => {
    const answer = await send(operation.handle, await callOf(operation)(world))
    expect(answer).toMatchObject({
      status: 501,
      body: [{ name: 'not-implemented', status: 501, fields: [] }],
    })
  },
)

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
