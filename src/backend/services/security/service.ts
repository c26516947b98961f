import { accountCloses, accountErased, accountExports } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/security/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { eraseKeys, keysThatStop } from './closing.ts'
import { demo } from './demo.ts'
import { deprecatedUseHandlers } from './deprecated-uses.ts'
import { exportedKeys } from './exported.ts'
import { dismissalHandlers, dismissalsJob } from './keys/dismissals.ts'
import { embeddedKeyHandlers } from './keys/embedded-keys.ts'
import { hostnameSearchHandlers } from './keys/hostname-search.ts'
import { hostnameHandlers } from './keys/hostnames.ts'
import { limitHandlers } from './keys/limits.ts'
import { portalKeyHandlers } from './keys/portal-key.ts'
import { rotationHandlers } from './keys/rotation.ts'
import { secretKeyHandlers } from './keys/secret-keys.ts'
import { staffKeyHandlers } from './keys/staff.ts'
import { surveyHandlers } from './keys/survey.ts'
import { workingKeyHandlers } from './keys/working-keys.ts'
import { startMeter } from './metering/metering.ts'
import { organizationKeyHandlers } from './organization-keys/handlers.ts'
import { purgeJobs } from './purge.ts'
import { dismissedHostnameHandlers } from './rejections/dismissed-hostnames.ts'
import { rejectionWriter } from './rejections/ledger.ts'
import { rejectionHandlers } from './rejections/rejections.ts'
import { requestContentHandlers } from './requests/content.ts'
import { requestFeedWorker } from './requests/follow.ts'
import { createEntryCounter, requestLogWriter } from './requests/log.ts'
import { requestMetricsHandlers } from './requests/metrics.ts'
import { requestHandlers } from './requests/requests.ts'
import { tagUsageHandlers } from './requests/tag-usage.ts'
import { seeds } from './seeds.ts'
import { testKeyHandlers } from './test-keys/test-keys.ts'
import { traceWriter } from './traces/trace-log.ts'
import { traceHandlers } from './traces/traces.ts'
import { subscriptionUsageHandlers, usageHandlers } from './usage/usage.ts'
import { usageLimitHandlers } from './usage-limits/handlers.ts'
import { securityVariables } from './variables.ts'

accountCloses.subscribe(keysThatStop)
accountExports.subscribe(exportedKeys)
accountErased.subscribe(eraseKeys)

/** `openapi/security`: the API keys of an account, and their usage. */
export const service = defineService(
  'security',
  {
    ...secretKeyHandlers,
    ...rotationHandlers,
    ...embeddedKeyHandlers,
    ...hostnameHandlers,
    ...limitHandlers,
    ...usageLimitHandlers,
    ...surveyHandlers,
    ...dismissalHandlers,
    ...usageHandlers,
    ...portalKeyHandlers,
    ...testKeyHandlers,
    ...workingKeyHandlers,
    ...deprecatedUseHandlers,
    ...rejectionHandlers,
    ...dismissedHostnameHandlers,
    ...requestHandlers,
    ...requestMetricsHandlers,
    ...tagUsageHandlers,
    ...requestContentHandlers,
    ...staffKeyHandlers,
    ...hostnameSearchHandlers,
    ...traceHandlers,
    ...organizationKeyHandlers,
  } satisfies Handlers<operations, QueryDefaults>,
  {
    handlersFor: { subscription: subscriptionUsageHandlers },
    variables: [securityVariables],
    workers: kernel => [
      ...purgeJobs,
      dismissalsJob,
      rejectionWriter(kernel),
      traceWriter(kernel),
      requestLogWriter(kernel),
      requestFeedWorker(kernel),
    ],
    metrics: ({ state }) => void state(createEntryCounter),
    start: startMeter,
    seeds,
    demo,
  },
)
