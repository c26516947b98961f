import { accountErased } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/forms/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { chatHandlers, chatOrigins, registerChatFrame } from './chat/frame.ts'
import { chatVariables } from './chat/variables.ts'
import { formTimeHandlers } from './form-times.ts'
import * as mails from './mails.ts'
import { newsletterHandlers, registerUnsubscribeButton } from './newsletter.ts'
import { submissionWorkers } from './outbox.ts'
import { erasePurchases, purchaseHandlers, purchaseWorkers } from './purchases.ts'
import { purgeJobs } from './purge.ts'
import { rejectedHandlers } from './rejected-submissions.ts'
import { seeds } from './seeds.ts'
import { submissionHandlers } from './submissions.ts'
import { formVariables } from './variables.ts'

accountErased.subscribe(erasePurchases)

/** `openapi/forms`: submissions of the forms on the public site, the newsletter's subscribers, and the live chat. */
export const service = defineService(
  'forms',
  {
    ...formTimeHandlers,
    ...submissionHandlers,
    ...rejectedHandlers,
    ...newsletterHandlers,
    ...purchaseHandlers,
    ...chatHandlers,
  } satisfies Handlers<operations, QueryDefaults>,
  {
    variables: [formVariables, chatVariables],
    mails: kindsIn(mails),
    seeds,
    workers: kernel => [...submissionWorkers(kernel), ...purchaseWorkers(kernel), ...purgeJobs],
    routes(app, kernel, rateLimits) {
      registerUnsubscribeButton(app, kernel, rateLimits)
      registerChatFrame(app, kernel)
    },
    pageOrigins: chatOrigins,
  },
)
