// Written by npm run samples. Do not edit.

/** The events of webhooks, with what each is about. */
export const webhookEvents = [
  {
    "type": "activity.recorded",
    "description": "Any entry of the activity log of the account: whatever people, staff, or programs have changed."
  },
  {
    "type": "key.created",
    "description": "A secret, embedded, or test key was created."
  },
  {
    "type": "key.rotated",
    "description": "A secret or test key has a new token."
  },
  {
    "type": "key.paused",
    "description": "A key was paused and rejects lookups."
  },
  {
    "type": "key.resumed",
    "description": "A paused key works again."
  },
  {
    "type": "key.deleted",
    "description": "A key was deleted and can be recovered for a while."
  },
  {
    "type": "key.recovered",
    "description": "A deleted key works again."
  },
  {
    "type": "member.invited",
    "description": "Someone was invited to the account."
  },
  {
    "type": "member.joined",
    "description": "Someone is a member now: by an invitation, by their first login with single sign-on, or by SCIM."
  },
  {
    "type": "member.changed",
    "description": "A member has other roles: an owner chose them, or the groups of the identity provider have changed."
  },
  {
    "type": "member.removed",
    "description": "A member was removed by an owner or by SCIM, has left, or has deleted their own login."
  },
  {
    "type": "contact.added",
    "description": "A contact was added or restored."
  },
  {
    "type": "contact.changed",
    "description": "A contact was edited, confirmed, or made the primary one, follows other topics, or gets no email any longer."
  },
  {
    "type": "contact.deleted",
    "description": "A contact was deleted."
  },
  {
    "type": "order.paid",
    "description": "An order was paid: by card, by transfer, or by a renewal."
  },
  {
    "type": "order.payment_failed",
    "description": "A card was declined, or there is none to charge. The order stays unpaid."
  },
  {
    "type": "order.refunded",
    "description": "Money of an order went back."
  },
  {
    "type": "order.canceled",
    "description": "An order was canceled and gives nothing any longer."
  },
  {
    "type": "subscription.renewed",
    "description": "The next term of a license was ordered by its renewal and is paid."
  },
  {
    "type": "subscription.ended",
    "description": "A term has ended, and nothing follows it."
  },
  {
    "type": "subscription.usage_reached",
    "description": "The lookups of a term are used to 25, 50, 70, 90, or 100 percent."
  },
  {
    "type": "usage_limit.reached",
    "description": "A limit of a key or of the account is used to a share that the account has chosen for alerts."
  },
  {
    "type": "spending_cap.reached",
    "description": "The orders of a month have come to a share of the spending cap that the account has chosen for alerts."
  },
  {
    "type": "list.finished",
    "description": "A list was verified, and its results can be downloaded."
  },
  {
    "type": "list.paused",
    "description": "A list has paused by itself, because its lookups were rejected. The reason is in it."
  },
  {
    "type": "list.failed",
    "description": "The file of a list could not be read."
  },
  {
    "type": "webhook.test",
    "description": "Someone has sent a test event to the endpoint."
  }
]
