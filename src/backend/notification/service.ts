import type { operations } from '#generated/notification/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { profileHandlers } from './profiles.ts'
import { seeds } from './seeds.ts'

/** `openapi/notification`: contacts, and who gets which notices. */
export const service = defineService(
  'notification',
  { ...profileHandlers } satisfies Partial<Handlers<operations>>,
  { seeds },
)
