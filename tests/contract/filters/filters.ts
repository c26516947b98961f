import { isDeepStrictEqual } from 'node:util'
import { URL_CREDENTIALS } from '#kernel/contract/routes.ts'
import { hasEffect } from '../../../scripts/generate/operations.ts'
import type { ContractOperation } from '../../support/contract/contract.ts'
import type { AnyCall } from '../../support/contract/world.ts'

/** What turns pages, which has tests of its own. */
const PAGING = new Set(['page', 'page_size', 'cursor', 'startIndex', 'count'])

/** Credentials that no scheme of a contract has. */
const IN_URL: ReadonlySet<string> = new Set(URL_CREDENTIALS)

const OF_BUILDING = 'a unit has the data of its building'
/** Filters that can't change what is found, each with the reason. */
const WITHOUT_EFFECT: Record<string, string> = {
  license: 'chooses what a lookup counts against, which no response of the address APIs shows',
  'getUsProperty secondary': OF_BUILDING,
  'getUsPropertyFinancials secondary': OF_BUILDING,
  'getUsGeoreference secondary': OF_BUILDING,
  'geocodeUsAddress secondary': OF_BUILDING,
}

/** What the cases of one world have shown of its filters. */
export class FilterNotes {
  /** Filters that have changed a result so far, by operation. */
  readonly effective = new Map<string, Set<string>>()
  /** Values of each filter so far: a required one can't be left out. */
  readonly values = new Map<string, Set<unknown>>()
}

/** The parameters that choose what a GET returns: all of its query but paging and credentials. */
export function filtersOf({ object, handle, document, parameters }: ContractOperation): string[] {
  if (handle.method !== 'GET' || hasEffect(object)) return []
  const schemes = (document.components?.securitySchemes ?? {}) as Record<
    string,
    { in?: string; name?: string }
  >
  const credentials = Object.values(schemes).flatMap(scheme => (scheme.in === 'query' ? scheme.name : []))
  return parameters
    .filter(({ node }) => node.in === 'query' && !node['x-replaced-by'])
    .map(({ node }) => node.name)
    .filter(name => !PAGING.has(name) && !credentials.includes(name) && !IN_URL.has(name))
}

/**
 * Sends a call that has succeeded again without each of its filters, or with a value of another case, and notes the
 * filters that change the result. `succeed` returns the body, and undefined for a rejection.
 */
export async function noteFilters(
  { effective, values }: FilterNotes,
  operation: ContractOperation,
  call: AnyCall,
  succeed: (call: AnyCall) => Promise<unknown>,
): Promise<void> {
  const found = effective.get(operation.id) ?? new Set()
  effective.set(operation.id, found)
  const query = (call.query ?? {}) as Record<string, unknown>
  for (const name of filtersOf(operation)) {
    if (query[name] === undefined || found.has(name)) continue
    const others = values.get(`${operation.id} ${name}`) ?? new Set()
    values.set(`${operation.id} ${name}`, others)
    const isRequired = operation.parameters.some(({ node }) => node.name === name && node.required)
    for (const value of [...(isRequired ? [] : [undefined]), ...others])
      if (!found.has(name) && (await isOther({ ...query, [name]: value }))) found.add(name)
    others.add(query[name])
  }

  async function isOther(changed: object): Promise<boolean> {
    const first = await succeed({ ...call, query: changed })
    // Twice, for a response that is never the same shows nothing.
    const again = await succeed({ ...call, query: changed })
    const result = await succeed(call)
    const areResults = first !== undefined && result !== undefined
    return areResults && isDeepStrictEqual(first, again) && !isDeepStrictEqual(first, result)
  }
}

/** What is wrong with the filters of an operation after all of its cases. */
export function complaintsAboutFilters({ effective }: FilterNotes, operation: ContractOperation): string[] {
  const found = effective.get(operation.id) ?? new Set()
  return filtersOf(operation).flatMap(name => {
    const reason = WITHOUT_EFFECT[`${operation.id} ${name}`] ?? WITHOUT_EFFECT[name]
    if (found.has(name) === (reason === undefined)) return []
    return reason
      ? `${name} has changed a result, so this is untrue: ${reason}`
      : `${name} has changed no result; a row of filters.ts has to be about it, and the handler has to read it`
  })
}
