// Generated from openapi/webhooks by npm run generate. Do not edit.

export const listWebhookDeliveriesQuery = {
  state: {"type":"string","enum":["waiting","succeeded","failed"]},
  event_type: {"type":"string","enum":["activity.recorded","key.created","key.rotated","key.paused","key.resumed","key.deleted","key.recovered","member.invited","member.joined","member.changed","member.removed","contact.added","contact.changed","contact.deleted","order.paid","order.payment_failed","order.refunded","order.canceled","subscription.renewed","subscription.ended","subscription.usage_reached","usage_limit.reached","spending_cap.reached","list.finished","list.paused","list.failed","webhook.test"]},
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  cursor: {"type":"string","maxLength":15},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
