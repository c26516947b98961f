import { reportKeyUsage, reportLicenseUsage } from '#backend/security/usage.ts'
import type { operations, QueryDefaults } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/handlers.ts'

/** Handlers of `openapi/subscription/usage.yaml`. */
export const usageHandlers = {
  listUsageByKey: ({ db, query, caller }) => reportKeyUsage(db, caller.accountId, query),
  listLicenseUsage: ({ db, query, caller }) => reportLicenseUsage(db, caller.accountId, query),
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listUsageByKey' | 'listLicenseUsage'>
