import type { operations } from '#generated/authorization/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'
import { acceptInvitationHandlers } from './accept-invitation.ts'
import { accountHandlers } from './accounts.ts'
import { internalHandlers } from './internal.ts'
import { invitationHandlers } from './invitations.ts'
import { roleHandlers } from './roles.ts'
import { teamHandlers } from './team.ts'
import { tokenHandlers } from './tokens.ts'

/** `openapi/authorization`: accounts, who belongs to them, and access tokens. */
export const authorizationService = defineService(
  'authorization',
  {
    ...accountHandlers,
    ...internalHandlers,
    ...tokenHandlers,
    ...teamHandlers,
    ...roleHandlers,
    ...invitationHandlers,
    ...acceptInvitationHandlers,
  } satisfies Omit<Handlers<operations>, Unbuilt<'authorization'>>,
  unbuilt.authorization,
)
