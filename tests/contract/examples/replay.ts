import type { ContractCase } from '../../support/contract/case.ts'
import { checkResponse } from '../../support/contract/conformance.ts'
import { type ContractOperation, withoutBothNames } from '../../support/contract/contract.ts'
import { type AnyCall, bodyOf, toRequest, type WireResponse } from '../../support/contract/world.ts'
import { casesOf } from '../cases.ts'
import { comparableErrors } from '../compared-errors.ts'
import { mock, server } from '../worlds.ts'
import { exampleCall } from './example-call.ts'
import type { RequestExample, ResponseExample } from './examples.ts'
import { shapeDifferences } from './shape.ts'

/** What the cases of an example were answered so far, by operation, status, and name. */
const answered = new Map<string, unknown[]>()

/** Notes what the server has sent in a case about an example, which saves sending it again. */
export function noteResponse({ operation, status, example }: ContractCase, body: unknown): void {
  if (example === undefined) return
  const key = `${operation.id} ${status} ${example}`
  answered.set(key, [...(answered.get(key) ?? []), body])
}

/** How the nearest response of the cases about an example differs from it; empty where one is as shown. */
export async function replayResponse(
  operation: ContractOperation,
  { status, name, values }: ResponseExample,
): Promise<string[]> {
  const cases = casesOf(operation).filter(each => each.example === name && each.status === status)
  const differences = (body: unknown) => values.flatMap(value => differencesFrom(status, value, body))
  const nearest = (bodies: readonly unknown[]) =>
    bodies.map(differences).toSorted((a, b) => a.length - b.length)[0]

  const known = nearest(answered.get(`${operation.id} ${status} ${name}`) ?? [])
  if (known) return known
  const bodies: unknown[] = []
  for (const { arrange, mockOnly } of cases) {
    if (mockOnly) continue
    const response = await server.send(toRequest(operation.handle, await arrange(server)))
    if (response.status === status) bodies.push(bodyOf(response))
  }
  return nearest(bodies) ?? ['no case of the server has it']
}

/** Errors are as shown, but for figures in their texts; anything else has the shape that is shown. */
function differencesFrom(status: number, value: unknown, body: unknown): string[] {
  if (status < 400) return shapeDifferences(value, body)
  const [shown, sent] = [value, body].map(error => JSON.stringify(comparableErrors(error)))
  return shown === sent ? [] : [`${shown} here, ${sent} there`]
}

/** The mock makes the same call of a case every time. */
const shownCalls = new WeakMap<ContractCase, Promise<AnyCall>>()

/**
 * Sends a request with what examples show, as the caller of a case that succeeds, and in its state. Returns what the
 * server has against it, by case; empty where one is taken.
 */
export async function replayRequest(
  operation: ContractOperation,
  examples: readonly RequestExample[],
): Promise<string[]> {
  const bases = casesOf(operation).filter(each => each.status < 300 && !each.mockOnly && !each.invalid)
  const complaints: string[] = []
  for (const base of bases) {
    const shown = shownCalls.get(base) ?? base.arrange(mock)
    shownCalls.set(base, shown)
    const parts = examples.flatMap(({ parts: own }) => own)
    const call = exampleCall(await shown, await base.arrange(server), parts)
    const query = call.query && withoutBothNames(operation, call.query as Record<string, unknown>)
    const response = await server.send(toRequest(operation.handle, { ...call, ...(query && { query }) }))
    const against = complaintsAbout(operation, response)
    if (!against.length) return []
    complaints.push(`as in “${base.title}”: ${against.join('; ')}`)
  }
  return complaints.length ? complaints : ['no case of the server succeeds']
}

function complaintsAbout({ handle }: ContractOperation, response: WireResponse): string[] {
  if (response.status >= 400) return [`${response.status} ${response.body}`]
  return checkResponse(handle, response)
}
