import type { operations, QueryDefaults } from '#generated/identity/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'
import { botProtectionHandlers } from './bot-protection.ts'
import { credentialHandlers } from './credentials.ts'
import { identityHandlers } from './identities.ts'
import { loginHandlers } from './login.ts'
import { profileHandlers } from './profile.ts'
import { userHandlers } from './users.ts'

/** `openapi/identity`: sign-up, login, and a person's own credentials. */
export const identityService = defineService(
  'identity',
  {
    ...identityHandlers,
    ...botProtectionHandlers,
    ...loginHandlers,
    ...credentialHandlers,
    ...profileHandlers,
    ...userHandlers,
  } satisfies Omit<Handlers<operations, QueryDefaults>, Unbuilt<'identity'>>,
  unbuilt.identity,
)
