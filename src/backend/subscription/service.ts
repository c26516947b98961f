import type { operations, QueryDefaults } from '#generated/subscription/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { accountHoldingHandlers } from './account-holdings.ts'
import { licenseHandlers } from './licenses.ts'
import { subscriptionHandlers } from './subscriptions.ts'
import { usageHandlers } from './usage.ts'

/** `openapi/subscription`: licenses, subscriptions and what was used of them. */
export const subscriptionService = defineService('subscription', {
  ...licenseHandlers,
  ...subscriptionHandlers,
  ...usageHandlers,
  ...accountHoldingHandlers,
} satisfies Partial<Handlers<operations, QueryDefaults>>)
