import { afterAll, describe, expect, test } from 'vitest'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { operations as all, type ContractOperation } from '../../support/contract/contract.ts'
import { isUnbuilt } from '../../support/contract/unbuilt.ts'
import { type RequestExample, requestExamples, responseExamples } from './examples.ts'
import { replayRequest, replayResponse } from './replay.ts'

const LIMIT = scaledTimeout(60_000)

/** The cases have made the server respond already, but a request is another call. `npm test` sends those of some. */
const isSampled = (operation: ContractOperation) => isFullRun || all.indexOf(operation) % 10 === 0

/** Every example of the operations against the server. One that can't be replayed says why, and only such a one. */
export function testExamples(service: string, operations: readonly ContractOperation[]): void {
  const counts = { requests: 0, responses: 0, reasons: 0 }
  const verdict = (
    kind: 'requests' | 'responses',
    { title, reason }: { title: string; reason: string | undefined },
    differences: readonly string[],
  ): string[] => {
    if (reason === undefined) counts[kind]++
    else counts.reasons++
    if (reason === undefined) return differences.map(difference => `${title}: ${difference}`)
    return differences.length ? [] : [`${title}: is replayed, so x-not-replayed is out of date`]
  }

  describe.each(operations.filter(operation => !isUnbuilt(operation)))('$id', operation => {
    test(
      'responses are of the shape that their examples show',
      async () => {
        const faults: string[] = []
        for (const example of responseExamples(operation))
          faults.push(...verdict('responses', example, await replayResponse(operation, example)))
        expect(faults).toEqual([])
      },
      LIMIT,
    )

    const requests = requestExamples(operation)
    if (!requests.length || !isSampled(operation)) return
    test(
      'requests that examples show are taken',
      async () => {
        const faults: string[] = []
        for (const [example, differences] of await replayRequests(operation, requests))
          faults.push(...verdict('requests', example, differences))
        expect(faults).toEqual([])
      },
      LIMIT,
    )
  })

  afterAll(() =>
    console.log(
      `examples of ${service}: ${counts.requests} of requests and ${counts.responses} of responses replayed, ${counts.reasons} with a reason why not`,
    ),
  )
}

/** One call for all single parameters; if they don't go together, one for each. */
async function replayRequests(
  operation: ContractOperation,
  examples: readonly RequestExample[],
): Promise<(readonly [RequestExample, string[]])[]> {
  const isSingle = ({ title, reason }: RequestExample) =>
    title.startsWith('parameter ') && reason === undefined
  const single = examples.filter(isSingle)
  const together = single.length > 1 && (await replayRequest(operation, single)).length === 0
  const results: (readonly [RequestExample, string[]])[] = []
  for (const example of examples)
    results.push([example, together && isSingle(example) ? [] : await replayRequest(operation, [example])])
  return results
}
