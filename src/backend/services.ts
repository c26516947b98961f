import type { Service } from '#kernel/handlers.ts'
import { authorizationService } from './authorization/service.ts'
import { identityService } from './identity/service.ts'
import { securityService } from './security/service.ts'

/** Every backend service, in the order of `openapi/`. */
export const services: readonly Service[] = [authorizationService, identityService, securityService]
