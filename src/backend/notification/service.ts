import type { operations } from '#generated/notification/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'
import { profileHandlers } from './profiles.ts'

/** `openapi/notification`: contacts, and who gets which notices. */
export const notificationService = defineService(
  'notification',
  { ...profileHandlers } satisfies Omit<Handlers<operations>, Unbuilt<'notification'>>,
  unbuilt.notification,
)
