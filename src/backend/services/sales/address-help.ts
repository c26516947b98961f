import { sourceOf } from '#backend/services/gateway/public.ts'
import type { UsStreetCandidate } from '#generated/gateway/types.ts'
import type { Address, operations, StandardAddress } from '#generated/sales/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { currentLocation } from './tax/taxable-locations.ts'

/** As many suggestions as a list below a field shows. */
const SHOWN = 6
/** The longest parts that lookups take. */
const LONGEST = { street: 100, city: 64 }

/**
 * Handlers of `openapi/sales/address-help.yaml`. They ask what answers lookups, past the gate that counts: a buyer
 * without a plan has to be able to type an address.
 */
export const addressHelpHandlers = {
  // Lookups may take seconds, for which no transaction should wait.
  suggestAddresses: withoutTransaction(async ({ query: { search }, kernel }) => {
    const found = await lookUp(kernel, source => source.suggestUsAddresses({ search, max_results: SHOWN }))
    return {
      status: 200,
      body: {
        suggestions: (found?.suggestions ?? []).map(({ street_line, city, state, zipcode }) =>
          inUnitedStates(street_line, city, state, zipcode),
        ),
      },
    }
  }),

  findStandardAddress: withoutTransaction(async ({ db, caller, kernel }) => {
    const saved = await currentLocation(db, accountOf(caller))
    if (!saved) throw problem('not-found')
    if (saved.countryIso3 !== 'USA') return { status: 200, body: UNKNOWN }
    const found = await lookUp(kernel, source =>
      source.verifyUsAddress({
        street: saved.thoroughfare.slice(0, LONGEST.street),
        city: saved.locality.slice(0, LONGEST.city),
        state: saved.administrativeArea,
        zipcode: saved.postalCode,
        candidates: 1,
      }),
    )
    const [candidate] = found?.candidates ?? []
    // The second line is the buyer's own: the Postal Service may not know it, or name it in another way.
    const suite = saved.suite !== null && { suite: saved.suite }
    if (candidate)
      return { status: 200, body: { outcome: 'found', address: { ...standardForm(candidate), ...suite } } }
    // The sample lacks most real addresses, so it says nothing about this one.
    const isLive = kernel.config.LOOKUP_UPSTREAM !== undefined
    return { status: 200, body: found && isLive ? { outcome: 'not-found', address: null } : UNKNOWN }
  }),
} satisfies Pick<Handlers<operations>, 'suggestAddresses' | 'findStandardAddress'>

const UNKNOWN: StandardAddress = { outcome: 'unknown', address: null }

/** What lookups answer; undefined if they are out of reach, for a form works without them. */
async function lookUp<Found>(
  kernel: Kernel,
  ask: (source: ReturnType<typeof sourceOf>) => Promise<Found>,
): Promise<Found | undefined> {
  try {
    return await ask(sourceOf(kernel))
  } catch (err) {
    kernel.log.warn({ err }, 'a form got no help with its address')
    return undefined
  }
}

/** What the Postal Service calls an address, with ZIP+4 if it has one. */
function standardForm({
  delivery_line_1,
  delivery_line_2,
  components,
}: Pick<UsStreetCandidate, 'delivery_line_1' | 'delivery_line_2' | 'components'>): Address {
  const { city_name, state_abbreviation, zipcode, plus4_code } = components
  return inUnitedStates(
    [delivery_line_1, delivery_line_2].filter(Boolean).join(' '),
    city_name,
    state_abbreviation,
    plus4_code ? `${zipcode}-${plus4_code}` : zipcode,
  )
}

function inUnitedStates(street: string, city: string, state: string, zip: string): Address {
  return {
    thoroughfare: street,
    locality: city,
    administrative_area: state,
    postal_code: zip,
    country_iso3: 'USA',
  }
}
