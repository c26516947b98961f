import { accountCloses, accountErased, accountExports } from '#backend/modules/accounts/public.ts'
import { personErased } from '#backend/modules/people/public.ts'
import type { operations, QueryDefaults } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { accountSeatHandlers } from './account-seats.ts'
import { accountHoldingHandlers } from './accounts.ts'
import { plantCatalog } from './catalog/release.ts'
import { endTerms, termsThatEnd } from './closing.ts'
import { demo } from './demo.ts'
import { exportedTerms } from './exported.ts'
import { giftHandlers } from './gifts/handlers.ts'
import { holdingHandlers } from './holdings.ts'
import { licenseHandlers } from './licenses.ts'
import { seeds } from './seeds.ts'
import { staffTermHandlers } from './staff/terms.ts'
import { staffTrackHandlers } from './staff/tracks.ts'
import { choiceHandlers } from './subscriptions/choices.ts'
import { subscriptionHandlers } from './subscriptions/subscriptions.ts'
import { forgetTrialist } from './trials.ts'

accountCloses.subscribe(termsThatEnd)
accountExports.subscribe(exportedTerms)
accountErased.subscribe(endTerms)
personErased.subscribe(forgetTrialist)

/** `openapi/subscription`: licenses, subscriptions and their usage. */
export const service = defineService(
  'subscription',
  {
    ...licenseHandlers,
    ...holdingHandlers,
    ...subscriptionHandlers,
    ...choiceHandlers,
    ...accountHoldingHandlers,
    ...accountSeatHandlers,
    ...giftHandlers,
    ...staffTermHandlers,
    ...staffTrackHandlers,
  } satisfies Partial<Handlers<operations, QueryDefaults>>,
  { seeds, demo, prepare: plantCatalog },
)
