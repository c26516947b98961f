import { accountErased, accountExports } from '#backend/modules/accounts/public.ts'
import { listSettled } from '#backend/services/lists/public.ts'
import { noticeAdded } from '#backend/services/notification/public.ts'
import { orderRecorded } from '#backend/services/sales/public.ts'
import type { operations, QueryDefaults } from '#generated/webhooks/types.ts'
import { activityRecorded } from '#kernel/contract/activity.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { eraseWebhooks, exportedWebhooks } from './closing.ts'
import { deliveryHandlers } from './deliveries.ts'
import { webhookWorkers } from './delivering.ts'
import { endpointHandlers } from './endpoints.ts'
import { emitActivity } from './events/activity.ts'
import { emitList } from './events/lists.ts'
import { emitNotice } from './events/notices.ts'
import { emitOrder } from './events/orders.ts'
import * as mails from './mails.ts'
import { seeds } from './seeds.ts'
import { emitToStreams } from './streams/records.ts'
import { logStreamWorkers } from './streams/streaming.ts'
import { streamHandlers } from './streams/streams.ts'

accountExports.subscribe(exportedWebhooks)
accountErased.subscribe(eraseWebhooks)
activityRecorded.subscribe(emitActivity)
activityRecorded.subscribe(emitToStreams)
orderRecorded.subscribe(emitOrder)
noticeAdded.subscribe(emitNotice)
listSettled.subscribe(emitList)

/** `openapi/webhooks`: events of an account, sent to addresses of the customer. */
export const service = defineService(
  'webhooks',
  { ...endpointHandlers, ...deliveryHandlers, ...streamHandlers } satisfies Handlers<
    operations,
    QueryDefaults
  >,
  {
    mails: kindsIn(mails),
    workers: kernel => [...webhookWorkers(kernel), ...logStreamWorkers(kernel)],
    seeds,
  },
)
