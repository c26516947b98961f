import { reportKeyUsage, reportLicenseUsage } from '#backend/security/usage.ts'
import type { operations, QueryDefaults } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'

/** Handlers of `openapi/subscription/usage.yaml`. */
export const usageHandlers = {
  listUsageByKey: context => reportKeyUsage(context),
  listLicenseUsage: context => reportLicenseUsage(context),
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listUsageByKey' | 'listLicenseUsage'>
