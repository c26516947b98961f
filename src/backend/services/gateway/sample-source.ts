import { markConstant } from '#kernel/work/constant-bodies.ts'
import { completeInternational } from './international/completion.ts'
import { explainedInternational } from './international/explanation.ts'
import { internationalGeocodingResponse, internationalResponse } from './international/responses.ts'
import type { LookupSource } from './lookup-source.ts'
import {
  usFinancialsResponse,
  usGeocodingResponse,
  usGeoreferenceResponse,
  usPropertyResponse,
  usSecondaryResponse,
} from './us/house-responses.ts'
import { usAutocompleteResponse, usNearestResponse, usStreetResponse } from './us/responses.ts'

/** Number of questions of each kind to which the responses are kept. */
const MOST = 200

/** The sample of addresses that a server without a provider has. It never changes, and few of its addresses are asked for. */
export const sampleSource: LookupSource = {
  verifyUsAddress: kept(query => usStreetResponse([query], query)),
  verifyUsAddresses: async ({ lookups, explain }) => usStreetResponse(lookups, { explain }),
  suggestUsAddresses: keptUnlessFiltered(usAutocompleteResponse),
  findNearestUsAddresses: kept(usNearestResponse),
  getUsProperty: kept(usPropertyResponse),
  getUsPropertyFinancials: kept(usFinancialsResponse),
  getUsGeoreference: kept(usGeoreferenceResponse),
  listUsSecondaryAddresses: kept(usSecondaryResponse),
  geocodeUsAddress: kept(usGeocodingResponse),
  verifyInternationalAddress: kept(query =>
    query.explain ? explainedInternational(query) : internationalResponse(query),
  ),
  suggestInternationalAddresses: keptUnlessFiltered(completeInternational),
  geocodeInternationalAddress: kept(internationalGeocodingResponse),
}

/** The same for suggestions, which a caller with a condition of its own gets made for it. */
function keptUnlessFiltered<Query, Fits, Response extends object>(
  respond: (query: Query, fits?: Fits) => Response,
) {
  const all = kept((query: Query) => respond(query))
  return async (query: Query, fits?: Fits): Promise<Response> => (fits ? respond(query, fits) : all(query))
}

/** The same source, which keeps its responses to the last questions. */
function kept<Query, Response extends object>(respond: (query: Query) => Response) {
  const known = new Map<string, Response>()
  return async (query: Query): Promise<Response> => {
    const question = JSON.stringify(query)
    const response = known.get(question)
    if (response) return response
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= MOST) known.delete(oldest)
    const made = markConstant(respond(query))
    known.set(question, made)
    return made
  }
}
