import type { operations, QueryDefaults } from '#generated/payment/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { startRecovery } from './charges/start.ts'
import { paymentHandlers } from './payments.ts'
import { reportHandlers } from './reports.ts'
import { transactionHandlers } from './transactions.ts'

/** `openapi/payment`: the cards of an account, and what is charged to them. */
export const service = defineService(
  'payment',
  {
    ...paymentHandlers,
    ...transactionHandlers,
    ...reportHandlers,
  } satisfies Partial<Handlers<operations, QueryDefaults>>,
  { start: startRecovery },
)
