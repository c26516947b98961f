import { gatewayItem } from '#domain/errors/gateway.ts'
import type { operations, QueryDefaults } from '#generated/compatibility/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { Problem } from '#kernel/http/problem.ts'
import { lookupScenarios, markCompatibleTestCall } from '../gateway/public.ts'
import { logCompatibleCall } from './call-log.ts'
import { internationalAutocompleteHandlers } from './international/autocomplete.ts'
import { internationalStreetHandlers } from './international/street.ts'
import { usEnrichmentHandlers } from './us/enrichment.ts'
import { usLookupHandlers } from './us/lookup.ts'
import { usPropertyHandlers } from './us/property.ts'
import { usStreetHandlers } from './us/street.ts'

/** Failures with the numbers of the address API, in the form that client libraries of the other provider read. */
function toCompatibleErrors({ items, headers }: Problem): Problem {
  const errors = items.map(gatewayItem)
  return new Problem(errors, headers, { errors })
}

/** `openapi/compatibility`: the address APIs in the form of another provider, for programs that were written for it. */
export const service = defineService(
  'compatibility',
  {
    ...usStreetHandlers,
    ...usLookupHandlers,
    ...usPropertyHandlers,
    ...usEnrichmentHandlers,
    ...internationalStreetHandlers,
    ...internationalAutocompleteHandlers,
  } satisfies Handlers<operations, QueryDefaults>,
  {
    errorHandler: toCompatibleErrors,
    onRequest: markCompatibleTestCall,
    onResponse: logCompatibleCall,
    scenarios: lookupScenarios,
  },
)
