import type { operations } from '#generated/notification/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'

/** `openapi/notification`: contacts, and who gets which notices. */
export const notificationService = defineService(
  'notification',
  {} satisfies Omit<Handlers<operations>, Unbuilt<'notification'>>,
  unbuilt.notification,
)
