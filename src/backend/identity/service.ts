import type { operations } from '#generated/identity/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'
import { botProtectionHandlers } from './bot-protection.ts'
import { credentialHandlers } from './credentials.ts'
import { identityHandlers } from './identities.ts'
import { loginHandlers } from './login.ts'

/** `openapi/identity`: sign-up, login, and a person's own credentials. */
export const identityService = defineService(
  'identity',
  {
    ...identityHandlers,
    ...botProtectionHandlers,
    ...loginHandlers,
    ...credentialHandlers,
  } satisfies Omit<Handlers<operations>, Unbuilt<'identity'>>,
  unbuilt.identity,
)
