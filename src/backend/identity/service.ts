import type { operations } from '#generated/identity/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'
import { credentialHandlers } from './credentials.ts'
import { identityHandlers } from './identities.ts'
import { loginHandlers } from './login.ts'
import { registerSamlRoutes } from './saml-routes.ts'
import { ssoHandlers } from './sso.ts'

/** `openapi/identity`: sign-up, login, and a person's own credentials. */
export const identityService = defineService(
  'identity',
  {
    ...identityHandlers,
    ...loginHandlers,
    ...credentialHandlers,
    ...ssoHandlers,
  } satisfies Omit<Handlers<operations>, Unbuilt<'identity'>>,
  unbuilt.identity,
  registerSamlRoutes,
)
