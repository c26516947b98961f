import type { operations, QueryDefaults } from '#generated/identity/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'
import { credentialHandlers } from './credentials.ts'
import { identityHandlers } from './identities.ts'
import { loginHandlers } from './login.ts'
import { registerSamlRoutes } from './saml-routes.ts'
import { ssoHandlers } from './sso.ts'
import { userHandlers } from './users.ts'

/** `openapi/identity`: sign-up, login, and a person's own credentials. */
export const identityService = defineService(
  'identity',
  {
    ...identityHandlers,
    ...loginHandlers,
    ...credentialHandlers,
    ...ssoHandlers,
    ...userHandlers,
  } satisfies Omit<Handlers<operations, QueryDefaults>, Unbuilt<'identity'>>,
  unbuilt.identity,
  registerSamlRoutes,
)
