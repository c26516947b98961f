import { eq } from 'drizzle-orm'
import { accountErased, type ErasureFacts, eraseRows } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/configuration/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { fileHandlers } from './files.ts'
import { planHandlers } from './plans/plans.ts'
import { purgeJobs } from './purge.ts'
import { plans } from './tables.ts'

accountErased.subscribe((...[db, { accountId, limit }]: ErasureFacts) =>
  eraseRows(db, plans, { which: eq(plans.accountId, accountId), limit }),
)

/** `openapi/configuration`: the settings of an account as a file. */
export const service = defineService(
  'configuration',
  { ...fileHandlers, ...planHandlers } satisfies Handlers<operations, QueryDefaults>,
  { workers: () => purgeJobs },
)
