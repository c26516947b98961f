import { eq } from 'drizzle-orm'
import { accountErased, type ErasureFacts, eraseRows } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/exports/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { exportHandlers } from './exports.ts'
import * as mails from './mails.ts'
import { exports } from './tables.ts'
import { exportWorkers } from './worker.ts'

// Its parts go with it.
accountErased.subscribe((...[db, { accountId, limit }]: ErasureFacts) =>
  eraseRows(db, exports, { which: eq(exports.accountId, accountId), limit }),
)

/** `openapi/exports`: everything that an account has, as one file. */
export const service = defineService(
  'exports',
  exportHandlers satisfies Handlers<operations, QueryDefaults>,
  {
    mails: kindsIn(mails),
    workers: exportWorkers,
  },
)
