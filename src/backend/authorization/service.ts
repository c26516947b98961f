import type { operations } from '#generated/authorization/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'
import { accountHandlers } from './accounts.ts'
import { internalHandlers } from './internal.ts'
import { tokenHandlers } from './tokens.ts'

/** `openapi/authorization`: accounts, who belongs to them, and access tokens. */
export const authorizationService = defineService(
  'authorization',
  {
    ...accountHandlers,
    ...internalHandlers,
    ...tokenHandlers,
  } satisfies Omit<Handlers<operations>, Unbuilt<'authorization'>>,
  unbuilt.authorization,
)
