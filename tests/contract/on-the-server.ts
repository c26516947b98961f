import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { errorCatalog } from '#domain/errors/catalog.ts'
import { activities } from '#kernel/storage/tables.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { checkResponse } from '../support/contract/conformance.ts'
import { type ContractOperation, contractOf } from '../support/contract/contract.ts'
import { isUnbuilt } from '../support/contract/unbuilt.ts'
import type { AnyCall } from '../support/contract/world.ts'
import { bodyOf, toRequest } from '../support/contract/world.ts'
import { type Boundary, boundariesOf } from './boundaries.ts'
import { callOf, casesOf, successOf } from './cases.ts'
import { exampleValue } from './common-cases.ts'
import { comparableErrors, errorItems } from './compared-errors.ts'
import { inputsOf, unreadInputs } from './declared-inputs.ts'
import { comesBack, differenceOf, echoesOf, withOther } from './echoes.ts'
import { noteResponse } from './examples/replay.ts'
import { complaintsAboutFilters, FilterNotes, filtersOf, noteFilters } from './filters/filters.ts'
import { withHeaders } from './program-cases.ts'
import { sharedCall } from './shared-call.ts'
import { expectRepeat, leavesTrace, withKey } from './traces.ts'
import { checked, server } from './worlds.ts'

const { backend } = server

async function send(operation: Operation, call: AnyCall) {
  const response = await server.send(toRequest(operation, call))
  checked.server++
  expect(checkResponse(operation, response)).toEqual([])
  return { status: response.status, body: bodyOf(response) }
}

const filterNotes = new FilterNotes()
/** Properties that have come back, by operation. */
const echoed = new Set<string>()

/** A response repeats the values that were sent in the body, where it has the same properties. */
async function expectEchoes(operation: ContractOperation, call: AnyCall, answered: unknown) {
  const body = call.raw === undefined ? (call.body as Record<string, unknown> | undefined) : undefined
  for (const echo of echoesOf(operation)) {
    const value = body?.[echo.name]
    if (value === undefined || differenceOf(operation, echo.name)) continue
    const { caller, params, headers } = call
    const response = echo.reader
      ? (await send(echo.reader.handle, { caller, ...(params && { params }), ...(headers && { headers }) }))
          .body
      : answered
    expect(comesBack(echo, value, response), `${echo.name}: ${JSON.stringify({ value, response })}`).toBe(
      true,
    )
    echoed.add(`${operation.id} ${echo.name}`)
  }
}

/** Some cases fill an account to its limit first. */
const LIMIT = scaledTimeout(30_000)
const activitiesOf = (id: string) => backend.db.$count(activities, eq(activities.operation, id))

/** Every case of the operations against the services themselves. */
export function testOnTheServer(operations: readonly ContractOperation[]): void {
  // The backend also validates its own responses, even to the calls that only set up a case.
  afterEach(() => expect(backend.app.contractViolations.splice(0)).toEqual([]))

  describe.each(operations)('$id', operation => {
    const cases = casesOf(operation).filter(({ mockOnly }) => !mockOnly)
    const arrangeShared = sharedCall(operation, callOf(operation))
    // The first success changes something; others may say that all was so already.
    const changing = leavesTrace(operation) ? cases.find(({ status }) => status < 300) : undefined

    test.each(cases.map(each => ({ ...each, leavesActivity: each === changing })))(
      '$status $title',
      async each => {
        const { status, example, error, leavesActivity, arrange, check } = each
        const call = await arrange(server)
        const before = leavesActivity ? await activitiesOf(operation.id) : 0
        const response = await send(operation.handle, call)
        expect(response).toMatchObject({ status })
        if (leavesActivity) expect(await activitiesOf(operation.id), 'activities').toBeGreaterThan(before)
        if (status < 300) await expectEchoes(operation, call, response.body)
        if (error && Array.isArray(response.body)) expect(response.body).toMatchObject([{ name: error }])
        if (example && status >= 400)
          expect(comparableErrors(response.body)).toEqual(
            comparableErrors(exampleValue(contractOf(operation.handle), status, example)),
          )
        check?.(response.body)
        noteResponse(each, response.body)
        if (status < 300)
          await noteFilters(filterNotes, operation, call, async other => {
            const { status: code, body } = await send(operation.handle, other)
            return code < 300 ? body : undefined
          })
      },
      LIMIT,
    )

    if (operation.object['x-repeat'] !== undefined)
      test('a repeated call does what the contract says', async () => {
        const call = await callOf(operation)(server)
        await send(operation.handle, call)
        const before = await activitiesOf(operation.id)
        const repeated = await send(operation.handle, call)
        const isRecorded = (await activitiesOf(operation.id)) > before
        expectRepeat(operation, {
          ...repeated,
          isRecordedAgain: leavesTrace(operation) ? isRecorded : undefined,
        })
      })

    if (operation.object['x-idempotent'] !== undefined)
      test('a repeated call with the same Idempotency-Key gets the first response again', async () => {
        const call = withKey(await callOf(operation)(server))
        const first = await send(operation.handle, call)
        const before = await activitiesOf(operation.id)
        expect(await send(operation.handle, call)).toEqual(first)
        expect(await activitiesOf(operation.id)).toBe(before)
      })

    const echoes = echoesOf(operation).filter(({ name }) => !differenceOf(operation, name))
    test.each(echoes)('what is sent as $name comes back', async echo => {
      const call = withOther(await callOf(operation)(server), echo)
      const response = await send(operation.handle, call)
      if (response.status < 300) await expectEchoes(operation, call, response.body)
      // Another value may be rejected for what it says. Then one of the cases has a value that is taken.
      else
        for (const { status, arrange } of cases) {
          if (status >= 300) continue
          const own = await arrange(server)
          const { body } = await send(operation.handle, own)
          await expectEchoes(operation, own, body)
        }
      expect(echoed).toContain(`${operation.id} ${echo.name}`)
    })

    test.each(boundariesOf(operation))('$title', async ({ field, valid, change }) => {
      const mayChange = valid && operation.handle.method !== 'GET'
      const call = await (mayChange ? callOf(operation) : arrangeShared)(server)
      const response = await send(operation.handle, change(call))
      const fields = fieldsRejected(response, valid)
      if (valid) expect(fields).not.toContain(field)
      else expect({ status: response.status, fields }).toEqual({ status: 400, fields: [field] })
    })

    test('what was rejected has changed nothing, so the call still succeeds', async () => {
      const call = await arrangeShared(server)
      // A media type without a body is no fault: some clients send it with every DELETE.
      const typed = operation.body ? call : withHeaders(call, { 'content-type': 'application/json' })
      const response = await send(operation.handle, typed)
      expect(response).toMatchObject({ status: successOf(operation) })
      if (isUnbuilt(operation))
        expect(response.body).toMatchObject([{ name: 'not-implemented', status: 501, fields: [] }])
    })

    // After the cases, which make the handler read and the filters work.
    if (!isUnbuilt(operation) && filtersOf(operation).length)
      test('has a case in which each filter changes the result', () =>
        expect(complaintsAboutFilters(filterNotes, operation)).toEqual([]))

    if (isUnbuilt(operation) || !inputsOf(operation).length) return
    test('reads every property and parameter that it declares', () =>
      expect(unreadInputs(operation, server.reads)).toEqual([]))
  })
}

/** A value within its limits may still be rejected for what it says, but not for its form. */
function fieldsRejected(
  { status, body }: { status: number; body: unknown },
  valid: Boundary['valid'],
): string[] {
  if (status !== 400) return []
  return errorItems(body)
    .filter(({ name }) => !valid || !(name in errorCatalog))
    .flatMap(({ fields }) => fields)
}
