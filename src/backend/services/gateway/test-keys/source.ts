import type { ErrorItem } from '#domain/errors/entry.ts'
import type { UsStreetAnswer } from '#generated/gateway/types.ts'
import { loadContract } from '#kernel/contract/contract.ts'
import { type Problem, SimulatedProblem } from '#kernel/http/problem.ts'
import type { LookupSource } from '../lookup-source.ts'
import { requestedCase, type TestCase, type TestQuestion, testCasesOf } from './cases.ts'

/** The operation that a call is of, whose errors it may get. */
interface Called {
  service: 'gateway' | 'compatibility'
  operationId: string
}

const known = new Map<string, readonly TestCase[]>()

function casesOf({ service, operationId }: Called): readonly TestCase[] {
  const name = `${service} ${operationId}`
  const cases = known.get(name) ?? testCasesOf(loadContract(service), operationId)
  known.set(name, cases)
  return cases
}

/**
 * What answers calls with a test key: the examples of the contract, by the input that requests each one. It looks nothing
 * up. Any other input gets the first example. Errors are those of the operation that was called.
 */
export function testSource(called: Called): LookupSource {
  const errors = casesOf(called).filter(({ status }) => status >= 400)

  function respond<Body>(operationId: keyof LookupSource, question: TestQuestion): Body {
    const bodies = casesOf({ service: 'gateway', operationId }).filter(({ status }) => status === 200)
    const requested = requestedCase(bodies, question)
    const error = requested ? undefined : requestedCase(errors, question)
    if (error) throw failureOf(error)
    return structuredClone((requested ?? bodies[0])?.body) as Body
  }

  const verify = (question: StreetQuestion, input_index: number) =>
    respond<UsStreetAnswer>('verifyUsAddress', question).candidates.map(candidate => ({
      ...candidate,
      input_id: question.input_id ?? null,
      input_index,
    }))

  return {
    verifyUsAddress: async question => ({ candidates: verify(question, 0) }),
    verifyUsAddresses: async ({ lookups }) => ({ candidates: lookups.flatMap(verify) }),
    suggestUsAddresses: async (question, fits = () => true) => {
      const { suggestions } = respond<Awaited<ReturnType<LookupSource['suggestUsAddresses']>>>(
        'suggestUsAddresses',
        question,
      )
      return { suggestions: suggestions.filter(fits).slice(0, question.max_results) }
    },
    findNearestUsAddresses: async question => {
      const { results } = respond<Awaited<ReturnType<LookupSource['findNearestUsAddresses']>>>(
        'findNearestUsAddresses',
        question,
      )
      return { results: results.slice(0, question.max_results) }
    },
    getUsProperty: async question => respond('getUsProperty', question),
    getUsPropertyFinancials: async question => respond('getUsPropertyFinancials', question),
    getUsGeoreference: async question => respond('getUsGeoreference', question),
    listUsSecondaryAddresses: async question => respond('listUsSecondaryAddresses', question),
    geocodeUsAddress: async question => respond('geocodeUsAddress', question),
    verifyInternationalAddress: async question => respond('verifyInternationalAddress', question),
    suggestInternationalAddresses: async (question, fits = () => true) => {
      const { suggestions } = respond<Awaited<ReturnType<LookupSource['suggestInternationalAddresses']>>>(
        'suggestInternationalAddresses',
        question,
      )
      return { suggestions: suggestions.filter(fits).slice(0, question.max_results) }
    },
    geocodeInternationalAddress: async question => respond('geocodeInternationalAddress', question),
  }
}

type StreetQuestion = TestQuestion & { input_id?: string }

/** The compatibility API has its errors in an object. */
type ErrorBody = readonly ErrorItem[] | { errors: readonly ErrorItem[] }

function failureOf({ status, body }: TestCase): Problem {
  const list = body as ErrorBody
  const items = ('errors' in list ? list.errors : list).map(item => ({ ...item }))
  const seconds = items[0]?.details?.seconds ?? (status === 503 ? 2 : 1)
  const hasWait = status === 429 || status === 503
  return new SimulatedProblem(items, hasWait ? { 'retry-after': String(seconds) } : {})
}
