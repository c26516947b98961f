import { defineService } from '#kernel/handlers.ts'
import { unbuilt } from '../unbuilt.ts'
import { secretKeyHandlers } from './secret-keys.ts'

/** `openapi/security`: the API keys of an account. */
export const securityService = defineService('security', secretKeyHandlers, unbuilt.security)
