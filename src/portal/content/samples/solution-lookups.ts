import { geocodeUsAddress } from '#generated/gateway/operations/geocodeUsAddress.ts'
import { getUsProperty } from '#generated/gateway/operations/getUsProperty.ts'
import { listUsSecondaryAddresses } from '#generated/gateway/operations/listUsSecondaryAddresses.ts'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import type { operations } from '#generated/gateway/types.ts'
import type { PrintedLookup } from './lookups.ts'

/** A request of a solution's page, with what the gateway answers to it. */
export interface Asked<Id extends keyof operations> {
  lookup: PrintedLookup
  response: operations[Id]['responses'][200]['content']['application/json']
}

const verify = (street: string) => ({ operation: verifyUsAddress, query: { street } })

/**
 * What the pages of solutions ask, by page and then by the name of the response. `npm run samples` asks the gateway's
 * own code, and writes what it answers into `solutions/`; a test fails when a file is out of date.
 */
export const solutionLookups = {
  telecom: {
    building: verify('68 copper mill avenue, boulder co'),
    units: { operation: listUsSecondaryAddresses, query: { street: '68 Copper Mill Ave, Boulder CO' } },
  },
  healthcare: {
    desk: verify('57 PELICAN CIR APT 12 33139'),
    referral: verify('57 pelican circle #12, miami beach florida'),
    payer: verify('57 PELLICAN CIRCLE APT 12, MIAMI BEACH FL'),
  },
  'p-and-c-insurance': {
    risk: { operation: geocodeUsAddress, query: { street: '2434 tidewatr road, virginia beach va' } },
  },
  finance: {
    application: verify('301 ne harbor view dr #5, portland or'),
    document: verify('301 Northeast Harbor View Drive Apt 5 97217'),
    office: verify('20 Exchange Place Ste 14 10005'),
  },
  ecommerce: {
    typing: { operation: suggestUsAddresses, query: { search: '33', max_results: '3' } },
    order: verify('33 bluegras pike, louisville ky'),
  },
  'real-estate': {
    facts: { operation: getUsProperty, query: { street: '411 W Prairie Grass Blvd Apt 22, Chicago IL' } },
    feed: verify('411 W PRAIRIE GRASS BLVD #22, CHICAGO IL'),
    agent: verify('411 west prairie gras boulevard apt 22, chicago illinois'),
    portal: verify('411 W Prairie Grass Blvd Apt 23, 60607'),
  },
} as const satisfies Record<string, Record<string, PrintedLookup>>
