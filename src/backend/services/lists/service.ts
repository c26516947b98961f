import { accountCloses, accountErased, accountExports } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/lists/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { findProgram } from '../gateway/public.ts'
import { eraseLists, listsThatEnd } from './closing.ts'
import { exportedLists } from './exported.ts'
import { listHandlers } from './lists.ts'
import * as mails from './mails.ts'
import { resultHandlers } from './results.ts'
import { runHandlers } from './runs.ts'
import { seeds } from './seeds.ts'
import { listWorkers } from './worker.ts'

accountCloses.subscribe(listsThatEnd)
accountExports.subscribe(exportedLists)
accountErased.subscribe(eraseLists)

/** `openapi/lists`: lists of addresses that are verified on the server. */
export const service = defineService(
  'lists',
  { ...listHandlers, ...runHandlers, ...resultHandlers } satisfies Handlers<operations, QueryDefaults>,
  { authenticateKey: findProgram, mails: kindsIn(mails), workers: listWorkers, seeds },
)
