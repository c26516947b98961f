import type { Service } from '#kernel/contract/handlers.ts'
import { authorizationService } from './authorization/service.ts'
import { billingService } from './billing/service.ts'
import { formsService } from './forms/service.ts'
import { gatewayService } from './gateway/service.ts'
import { identityService } from './identity/service.ts'
import { notificationService } from './notification/service.ts'
import { paymentService } from './payment/service.ts'
import { salesService } from './sales/service.ts'
import { securityService } from './security/service.ts'
import { subscriptionService } from './subscription/service.ts'

/** Every backend service, in the order of `openapi/`. */
export const services: readonly Service[] = [
  authorizationService,
  billingService,
  formsService,
  gatewayService,
  identityService,
  notificationService,
  paymentService,
  salesService,
  securityService,
  subscriptionService,
]
