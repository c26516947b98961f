import type { operations, QueryDefaults } from '#generated/security/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { accountKeyHandlers } from './account-keys.ts'
import { demo } from './demo.ts'
import { embeddedKeyHandlers } from './embedded-keys.ts'
import { hostnameHandlers } from './hostnames.ts'
import { limitHandlers } from './key-limits.ts'
import { startMeter } from './metering/metering.ts'
import { portalKeyHandlers } from './portal-key.ts'
import { purgeJobs } from './purge.ts'
import { startRefusalLedger } from './refusals/ledger.ts'
import { refusalHandlers } from './refusals/refusals.ts'
import { rotationHandlers } from './rotation.ts'
import { secretKeyHandlers } from './secret-keys.ts'
import { seeds } from './seeds.ts'
import { surveyHandlers } from './survey.ts'
import { usageMonthsJob } from './usage/months.ts'
import { usageHandlers } from './usage/usage.ts'
import { securityVariables } from './variables.ts'

/** `openapi/security`: the API keys of an account, and their usage. */
export const service = defineService(
  'security',
  {
    ...secretKeyHandlers,
    ...rotationHandlers,
    ...embeddedKeyHandlers,
    ...hostnameHandlers,
    ...limitHandlers,
    ...surveyHandlers,
    ...usageHandlers,
    ...portalKeyHandlers,
    ...refusalHandlers,
    ...accountKeyHandlers,
  } satisfies Partial<Handlers<operations, QueryDefaults>>,
  {
    variables: [securityVariables],
    jobs: [...purgeJobs, usageMonthsJob],
    start: kernel => {
      const stops = [startMeter(kernel), startRefusalLedger(kernel)]
      return async () => void (await Promise.all(stops.map(stop => stop())))
    },
    seeds,
    demo,
  },
)
