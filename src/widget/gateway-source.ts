import { suggestInternationalAddresses } from '#generated/gateway/operations/suggestInternationalAddresses.ts'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { suggestInternationalAddressesQuery } from '#generated/gateway/parameters/suggestInternationalAddresses.ts'
import { suggestUsAddressesQuery } from '#generated/gateway/parameters/suggestUsAddresses.ts'
import type {
  ErrorList,
  InternationalSuggestion,
  InternationalSuggestions,
  UsSuggestion,
  UsSuggestions,
} from '#generated/gateway/types.ts'
import type { AutocompleteError, GatewayOptions, Query, Source, Suggestion } from './types.ts'

/** The contract allows one character. A house number alone is the start of thousands of addresses. */
const SHORTEST = { us: 4, international: 2 }
/** Seconds, for a 429 whose `Retry-After` the page can't read. */
const REST = 60
/** Another request fails in the same way until someone changes the key, the plan, or the page. */
const FINAL = [400, 401, 402, 403, 404]
/** The one 400 that is not the page's mistake. */
const INTERRUPTED = 'processing-interrupted'

/** Why a source has no suggestions. */
export class SourceError extends Error {
  readonly details: AutocompleteError
  /** Seconds to wait before the next request. */
  readonly wait: number

  constructor(details: AutocompleteError, wait = 0) {
    super(details.message)
    this.details = details
    this.wait = wait
  }
}

export const isUnitedStates = (country: string): boolean =>
  /^(usa?|united states( of america)?)$/i.test(country.trim())

/** Suggestions of the address API, with an embedded key. */
export function gatewaySource({ baseUrl, apiKey, license, onlyState }: GatewayOptions): Source {
  const base = baseUrl.replace(/\/$/, '')

  async function get<Body>(
    { service, path }: { service: string; path: string },
    parameters: Record<string, string | undefined>,
    signal: AbortSignal,
  ): Promise<Body> {
    const url = new URL(`${base}/api/${service}${path}`)
    for (const [name, value] of Object.entries({ ...parameters, license, key: apiKey }))
      if (value) url.searchParams.set(name, value)
    let response: Response
    try {
      // The API needs the origin of the page, also where the page's policy hides it.
      response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'strict-origin' })
    } catch {
      throw new SourceError({
        ...{ status: 0, name: 'no-response', help: `${base}/status`, isFinal: false },
        message: 'The address API can’t be reached. The page’s policy must allow its origin in connect-src.',
      })
    }
    if (!response.ok) throw await errorOf(response)
    return response.json()
  }

  async function errorOf(response: Response): Promise<SourceError> {
    const { status } = response
    const body: unknown = await response.json().catch(() => undefined)
    // A proxy in between may send something else than the list.
    const [first] = Array.isArray(body) ? (body as ErrorList) : []
    const {
      id = null,
      name = `status-${status}`,
      message = `The address API returned ${status}.`,
    } = first ?? {}
    const help = `${base}/docs/errors/${id ?? (first ? name : status)}`
    const wait = status === 429 ? Number(response.headers.get('retry-after')) || REST : 0
    const isFinal = FINAL.includes(status) && name !== INTERRUPTED
    return new SourceError({ status, name, message, help, isFinal }, wait)
  }

  return {
    lengths: ({ country, group }) => {
      const { maxLength } = isUnitedStates(country)
        ? suggestUsAddressesQuery.search
        : suggestInternationalAddressesQuery.search
      const shortest = isUnitedStates(country) ? SHORTEST.us : SHORTEST.international
      return { shortest: group === undefined ? shortest : 1, longest: maxLength }
    },
    async suggest({ text, country, group }, signal) {
      const search = text.trimStart()
      if (isUnitedStates(country)) {
        const query = { search, only_state: onlyState, selected: group }
        const { suggestions } = await get<UsSuggestions>(suggestUsAddresses, query, signal)
        return suggestions.map(each => fromUs(each, country))
      }
      const query = { search, country, group }
      const { suggestions } = await get<InternationalSuggestions>(
        suggestInternationalAddresses,
        query,
        signal,
      )
      return suggestions.map(each => fromInternational(each, country))
    },
  }
}

function fromUs(suggestion: UsSuggestion, country: Query['country']): Suggestion {
  const { street_line: street, secondary = '', city, state, zipcode: postalCode, entries } = suggestion
  return {
    address: { street, secondary, city, state, postalCode, country },
    entries,
    group: entries > 1 ? `${street}, ${city}, ${state} ${postalCode}` : undefined,
  }
}

function fromInternational(suggestion: InternationalSuggestion, country: Query['country']): Suggestion {
  const { address1: street, locality: city, postal_code: postalCode, entries, group } = suggestion
  return {
    address: { street, secondary: '', city, state: '', postalCode, country },
    entries,
    group: group ?? undefined,
  }
}
