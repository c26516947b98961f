// Generated from openapi by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import { createConfigurationPlan } from './configuration/operations/createConfigurationPlan.ts'
import { findNearestUsAddresses } from './gateway/operations/findNearestUsAddresses.ts'
import { getAccountOrder } from './billing/operations/getAccountOrder.ts'
import { getConfiguration } from './configuration/operations/getConfiguration.ts'
import { getConfigurationPlan } from './configuration/operations/getConfigurationPlan.ts'
import { getCurrentToken } from './authorization/operations/getCurrentToken.ts'
import { getKeySurvey } from './security/operations/getKeySurvey.ts'
import { getList } from './lists/operations/getList.ts'
import { getRequest } from './security/operations/getRequest.ts'
import { getRequestMetrics } from './security/operations/getRequestMetrics.ts'
import { getSecretKey } from './security/operations/getSecretKey.ts'
import { getSpendingCap } from './billing/operations/getSpendingCap.ts'
import { getUsageLimits } from './security/operations/getUsageLimits.ts'
import { listActivity } from './authorization/operations/listActivity.ts'
import { listContacts } from './notification/operations/listContacts.ts'
import { listDeprecatedUses } from './security/operations/listDeprecatedUses.ts'
import { listEmbeddedKeys } from './security/operations/listEmbeddedKeys.ts'
import { listHoldings } from './subscription/operations/listHoldings.ts'
import { listInvitations } from './authorization/operations/listInvitations.ts'
import { listKeyUsage } from './security/operations/listKeyUsage.ts'
import { listLicenseUsage } from './subscription/operations/listLicenseUsage.ts'
import { listLicenses } from './subscription/operations/listLicenses.ts'
import { listLists } from './lists/operations/listLists.ts'
import { listLogStreams } from './webhooks/operations/listLogStreams.ts'
import { listOrders } from './billing/operations/listOrders.ts'
import { listOrganizationKeys } from './security/operations/listOrganizationKeys.ts'
import { listRejectionCauses } from './security/operations/listRejectionCauses.ts'
import { listRejections } from './security/operations/listRejections.ts'
import { listRequests } from './security/operations/listRequests.ts'
import { listSecretKeys } from './security/operations/listSecretKeys.ts'
import { listServiceAccounts } from './authorization/operations/listServiceAccounts.ts'
import { listTagUsage } from './security/operations/listTagUsage.ts'
import { listTeamMembers } from './authorization/operations/listTeamMembers.ts'
import { listWebhookDeliveries } from './webhooks/operations/listWebhookDeliveries.ts'
import { listWebhookEndpoints } from './webhooks/operations/listWebhookEndpoints.ts'
import { verifyInternationalAddress } from './gateway/operations/verifyInternationalAddress.ts'
import { verifyUsAddress } from './gateway/operations/verifyUsAddress.ts'

/** A parameter of an operation, or a property of its body, with its JSON Schema. */
export interface ToolInput {
  name: string
  in: 'path' | 'query' | 'header' | 'body'
  required: boolean
  schema: Readonly<Record<string, unknown>>
}

/** An operation that is a tool of an assistant. */
export interface ContractTool {
  operation: Operation
  title: string
  description: string
  inputs: readonly ToolInput[]
}

/** Names of the properties that are secret somewhere in a contract, by service. */
export const secretNames: Readonly<Record<string, readonly string[]>> = {
  authorization: ["access_token","client_secret","code","organization_key","redirect_to","secret","token"],
  billing: ["token"],
  configuration: ["secret","token"],
  gateway: [],
  lists: ["download_url"],
  notification: ["token"],
  security: ["token"],
  subscription: [],
  webhooks: ["secret"],
}

export const contractTools: readonly ContractTool[] = [
  {
    operation: getCurrentToken,
    title: "Get the API token of this call",
    description: "Get the API token of this call. What the API token of the call is, and what it may do now: in which accounts, with which roles. It needs no role and no `X-Account`, so that a program can find out both. A call with another kind of login returns 404.",
    inputs: [
    ],
  },
  {
    operation: listTeamMembers,
    title: "List team members",
    description: "List team members. A page of everyone who belongs to the active account. For its owners and restricted owners.",
    inputs: [
      {"name":"search","in":"query","required":false,"schema":{"type":"string","description":"Returns only the people whose email address contains this text, ignoring case, and the one with this text as the `user_id`.","minLength":1,"maxLength":254}},
      {"name":"role","in":"query","required":false,"schema":{"type":"string","description":"Returns only the people with this role, and the invitations that name it.","enum":["account-owner","account-owner-restricted","billing-viewer","billing-editor","api-key-viewer","api-key-editor"]}},
      {"name":"state","in":"query","required":false,"schema":{"type":"string","enum":["member","invited","expired"],"description":"Returns only the members, the invitations that are open, or those that have expired. Without it, all of them are in the list."}},
      {"name":"sort","in":"query","required":false,"schema":{"type":"string","enum":["email_address","joined"],"default":"email_address","description":"Sort order: the email address, or when the person joined. Someone who has yet to accept comes after everyone who has joined, and so first in descending order."}},
      {"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["asc","desc"],"default":"asc","description":"Sort direction."}},
      {"name":"page","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":100000,"default":1,"description":"Number of the page, from one."}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":25,"description":"Entries on a page."}},
    ],
  },
  {
    operation: listInvitations,
    title: "List invitations",
    description: "List invitations. The invitations of the active account that were not accepted yet, the newest 1,000. For its owners and restricted owners. An invitation whose `expiration` has passed stays here until it is resent or revoked; its link no longer works and it uses no seat.",
    inputs: [
    ],
  },
  {
    operation: listServiceAccounts,
    title: "List the service accounts",
    description: "List the service accounts. The service accounts of the active account, the newest first, without their secrets. Expired and stopped ones stay in the list until they are revoked. The last use is up to a minute old. For owners and restricted owners.",
    inputs: [
    ],
  },
  {
    operation: listActivity,
    title: "List activity",
    description: "List activity. Returns who did what, when, and from where, newest first. Account owners see everything in the active account: actions of its members, of staff acting as a member, and of staff on the account. Everyone else sees their own entries. With `user` set to the caller, that includes actions that concern only the person, such as a profile edit, in any account.",
    inputs: [
      {"name":"search","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"Returns only the entries that contain this text, ignoring case."}},
      {"name":"user","in":"query","required":false,"schema":{"type":"string","format":"uuid","description":"Returns only what this person did. People who aren't owners see only their own entries.","minLength":36,"maxLength":36}},
      {"name":"kind","in":"query","required":false,"schema":{"type":"string","description":"Returns only actions of this kind.","enum":["keys","team","sign-in","profile","account","single-sign-on","contacts","billing","subscriptions","staff"]}},
      {"name":"start","in":"query","required":false,"schema":{"type":"string","format":"date-time","description":"Returns only actions at or after this time.","maxLength":40}},
      {"name":"end","in":"query","required":false,"schema":{"type":"string","format":"date-time","description":"Returns only actions before this time.","maxLength":40}},
      {"name":"cursor","in":"query","required":false,"schema":{"type":"string","minLength":15,"maxLength":29,"description":"The `next` of the previous page. If omitted, returns the newest entries."}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":50,"description":"Entries per page."}},
    ],
  },
  {
    operation: listOrders,
    title: "List the orders",
    description: "List the orders. A page of the active account's orders, the newest first unless `sort` says otherwise, in every state unless `state` chooses one. For people who can see billing. `start` and `end` limit the list to orders placed in that time. `search` keeps the orders whose number begins with the text, and those of a product whose name contains it.",
    inputs: [
      {"name":"search","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"Returns only the entries that contain this text, ignoring case."}},
      {"name":"state","in":"query","required":false,"schema":{"type":"string","description":"Returns only the orders in this state.","enum":["pending","processed","approved","canceled"]}},
      {"name":"start","in":"query","required":false,"schema":{"type":"string","format":"date","description":"Returns only the orders that were placed on this day or later, by UTC.","maxLength":10}},
      {"name":"end","in":"query","required":false,"schema":{"type":"string","format":"date","description":"Returns only the orders that were placed on this day or earlier, by UTC. Not before `start`.","maxLength":10}},
      {"name":"sort","in":"query","required":false,"schema":{"type":"string","enum":["placed","total"],"default":"placed","description":"What the orders are sorted by, equal ones by their number."}},
      {"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["asc","desc"],"default":"desc","description":"Sort direction."}},
      {"name":"page","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":100000,"default":1,"description":"Number of the page, from one."}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":25,"description":"Entries on a page."}},
      {"name":"format","in":"query","required":false,"schema":{"type":"string","enum":["json","csv"],"default":"json","description":"Format of the response."}},
    ],
  },
  {
    operation: getAccountOrder,
    title: "Get an order",
    description: "Get an order. An order of the active account with everything that happened to it: the timeline, the payments that succeeded or were declined, and, once it is paid, the receipt with the numbers of the PDF that `downloadReceipt` returns. For people who can see billing.",
    inputs: [
      {"name":"id","in":"path","required":true,"schema":{"type":"integer","description":"Number of the order.","minimum":1,"maximum":2147483647}},
    ],
  },
  {
    operation: getSpendingCap,
    title: "Read the spending cap of the account",
    description: "Read the spending cap of the account. The most that the account wants to spend in a calendar month, and what its orders of this month come to, tax included. Orders that wait for their payment count, because they may be charged; canceled ones, those whose grace period ended unpaid, and those that staff approved without a payment do not. Refunds make no room. The month is that of the account's time zone for limits (`setUsageTimeZone` of the security service). Requires billing-viewer.",
    inputs: [
    ],
  },
  {
    operation: getConfiguration,
    title: "Export the configuration of the account",
    description: "Export the configuration of the account. The settings of the active account as a file, in the same order each time. It has the sections that the caller may read, and no secrets.",
    inputs: [
      {"name":"format","in":"query","required":false,"schema":{"type":"string","enum":["yaml","json"],"default":"yaml","description":"In which format. JSON has no comments."}},
    ],
  },
  {
    operation: getConfigurationPlan,
    title: "Get a plan",
    description: "Get a plan. A plan of the active account, whose sections the caller may read. The missing roles are those of the caller, so that a person can apply what a program with fewer roles has planned.",
    inputs: [
      {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid","description":"ID of the plan.","minLength":36,"maxLength":36}},
    ],
  },
  {
    operation: listLists,
    title: "List the lists",
    description: "List the lists. The lists of the active account, newest first. There are at most a hundred.",
    inputs: [
    ],
  },
  {
    operation: getList,
    title: "Get a list",
    description: "Get a list. A list with its state, how its file was read, what a run will look up, and how far it is. Call it every few seconds while it is being read or is running.",
    inputs: [
      {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid","description":"ID of the list.","minLength":36,"maxLength":36}},
    ],
  },
  {
    operation: listContacts,
    title: "List contacts",
    description: "List contacts. A page of the active account's contacts. For account owners, including restricted ones. By default the primary one comes first, then the oldest; every other order is plain. Those whose address is not confirmed yet are in the list too, with a `confirmation_timestamp` that is null or the zero date.",
    inputs: [
      {"name":"search","in":"query","required":false,"schema":{"type":"string","description":"Returns only the contacts whose name, email address, company or position contains this text, ignoring case.","minLength":1,"maxLength":100}},
      {"name":"topic","in":"query","required":false,"schema":{"type":"string","description":"Returns only the contacts with this topic.","enum":["usage-25","usage-50","usage-70","usage-90","usage-100","expiring","renewal","receipts","key-limit","security","product-news"]}},
      {"name":"state","in":"query","required":false,"schema":{"type":"string","enum":["confirmed","unconfirmed","undeliverable"],"description":"Returns only the contacts in this state. `undeliverable` are those whose address takes no email, confirmed or not; the other two are deliverable."}},
      {"name":"sort","in":"query","required":false,"schema":{"type":"string","enum":["added","email","name"],"default":"added","description":"Sort order of the list: when they were added, email address, or name as it is read, the first name first."}},
      {"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["asc","desc"],"default":"asc","description":"Sort direction. Ascending by `added`, the primary contact comes before all others."}},
      {"name":"page","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":100000,"default":1,"description":"Number of the page, from one."}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":25,"description":"Entries on a page."}},
    ],
  },
  {
    operation: listSecretKeys,
    title: "List secret keys",
    description: "List secret keys. A page of the active account's secret keys. Tokens are masked except for their last four characters. Without `state` the list holds every key that is not deleted.",
    inputs: [
      {"name":"search","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"Returns only the keys whose label, description or ID contains this text, ignoring case."}},
      {"name":"state","in":"query","required":false,"schema":{"type":"string","enum":["current","active","paused","expired","deleted"],"default":"current","description":"Returns only the keys in this state. `current` is all except deleted ones; `active` is those that work: neither paused nor expired."}},
      {"name":"sort","in":"query","required":false,"schema":{"type":"string","enum":["label","created","used"],"default":"created","description":"Sort order of the list. With `used`, keys that were never used count as the oldest."}},
      {"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["asc","desc"],"default":"desc","description":"Sort direction."}},
      {"name":"page","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":100000,"default":1,"description":"Number of the page, from one."}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":25,"description":"Entries on a page."}},
    ],
  },
  {
    operation: getSecretKey,
    title: "Get a secret key",
    description: "Get a secret key. One key of the active account, including deleted keys until their deadline.",
    inputs: [
      {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid","description":"ID of the key.","minLength":36,"maxLength":36}},
    ],
  },
  {
    operation: listEmbeddedKeys,
    title: "List embedded keys",
    description: "List embedded keys. A page of the active account's embedded keys, with their hostnames and their limits. Without `state` the list holds every key that is not deleted.",
    inputs: [
      {"name":"search","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"Returns only the keys whose label, description, ID or one of whose hostnames contains this text, ignoring case."}},
      {"name":"host","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":255,"description":"Returns only the keys that a page on this host may use, by its own name or by one with `*.`."}},
      {"name":"state","in":"query","required":false,"schema":{"type":"string","enum":["current","active","paused","expired","deleted"],"default":"current","description":"Returns only the keys in this state. `current` is all except deleted ones; `active` is those that work: neither paused nor expired."}},
      {"name":"sort","in":"query","required":false,"schema":{"type":"string","enum":["label","created","used"],"default":"created","description":"Sort order of the list. With `used`, keys that were never used count as the oldest."}},
      {"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["asc","desc"],"default":"desc","description":"Sort direction."}},
      {"name":"page","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":100000,"default":1,"description":"Number of the page, from one."}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":25,"description":"Entries on a page."}},
    ],
  },
  {
    operation: getKeySurvey,
    title: "Survey the keys of the account",
    description: "Survey the keys of the account. Every key of the active account that is not past its recovery deadline, secret and embedded, by label, with only what decides whether a lookup is accepted. Pages use it to check the health of keys and to explain rejections, without sending pasted text anywhere.",
    inputs: [
    ],
  },
  {
    operation: getUsageLimits,
    title: "Get the usage limits of the account",
    description: "Get the usage limits of the account. How many lookups the account may make in a day and in a month, how many it has made, and when each counts from zero again. `keys` are the keys with limits of their own, the closest to one of them first.",
    inputs: [
    ],
  },
  {
    operation: listKeyUsage,
    title: "Report usage by key",
    description: "Report usage by key. Lookups that the keys of the active account used, secret and embedded, for each interval, key and license, ordered by interval, then key label (ignoring case), then license label. Keys that are deleted or gone have rows too. With `key` the report covers only those keys; an ID that the account does not have adds nothing.",
    inputs: [
      {"name":"start","in":"query","required":true,"schema":{"type":"string","format":"date-time","description":"First moment of the report. At most six months may lie between start and end.","maxLength":40}},
      {"name":"end","in":"query","required":true,"schema":{"type":"string","format":"date-time","description":"First moment after the report, later than `start`.","maxLength":40}},
      {"name":"key","in":"query","required":false,"schema":{"type":"array","description":"Returns only the rows of this key. Give it several times for several keys.","maxItems":50,"items":{"type":"string","format":"uuid","description":"ID of a key; with secret keys, the public half of what a call sends.","minLength":36,"maxLength":36}}},
      {"name":"interval","in":"query","required":false,"schema":{"type":"string","enum":["hour","day"],"default":"day","description":"Length of the intervals that lookups are counted in."}},
      {"name":"time_zone","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":64,"default":"UTC","description":"Time zone whose days are counted, by its name in the IANA time zone database. It also determines whether the range is longer than six months. Hours are the same in every zone."}},
      {"name":"format","in":"query","required":false,"schema":{"type":"string","enum":["json","csv"],"default":"json","description":"Format of the response."}},
    ],
  },
  {
    operation: listTagUsage,
    title: "Report usage by tag",
    description: "Report usage by tag. Lookups that the keys of the active account used, for each interval and `X-Tag`, ordered by interval, then tag. Lookups of calls without a tag come first in each interval, with null.",
    inputs: [
      {"name":"start","in":"query","required":true,"schema":{"type":"string","format":"date-time","description":"First moment of the report. At most six months may lie between start and end.","maxLength":40}},
      {"name":"end","in":"query","required":true,"schema":{"type":"string","format":"date-time","description":"First moment after the report, later than `start`.","maxLength":40}},
      {"name":"interval","in":"query","required":false,"schema":{"type":"string","enum":["hour","day"],"default":"day","description":"Length of the intervals that lookups are counted in."}},
      {"name":"time_zone","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":64,"default":"UTC","description":"Time zone whose days are counted, by its name in the IANA time zone database. It also determines whether the range is longer than six months. Hours are the same in every zone."}},
      {"name":"format","in":"query","required":false,"schema":{"type":"string","enum":["json","csv"],"default":"json","description":"Format of the response."}},
    ],
  },
  {
    operation: listRejections,
    title: "List rejected lookups",
    description: "List rejected lookups. Lookups with keys of the active account that the address API rejected in the last thirty days, one entry for each key, rule and source, with how many there were, the first and the last. They can be seen some seconds after the rejection. What was looked up is never kept.",
    inputs: [
      {"name":"search","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"Returns only the entries whose source or key label contains this text, ignoring case."}},
      {"name":"key","in":"query","required":false,"schema":{"type":"string","format":"uuid","description":"Returns only the rejections of this key. The ID of a key that the account does not have keeps none.","minLength":36,"maxLength":36}},
      {"name":"error","in":"query","required":false,"schema":{"type":"string","description":"Returns only the rejections with this error.","enum":["secret-key-in-browser","not-permitted","suspected-bot","key-unauthorized","url-credentials-not-allowed","license-not-recognized","subscription-inactive","key-limit-reached","usage-limit-reached","requests-too-fast"]}},
      {"name":"start","in":"query","required":false,"schema":{"type":"string","format":"date-time","description":"First moment of the range; without it, everything that is kept.","maxLength":40}},
      {"name":"end","in":"query","required":false,"schema":{"type":"string","format":"date-time","description":"First moment after the range, later than `start`; without it, up to now.","maxLength":40}},
      {"name":"sort","in":"query","required":false,"schema":{"type":"string","enum":["last","rejected"],"default":"last","description":"Sort order of the list, by the last rejection or by their number."}},
      {"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["asc","desc"],"default":"desc","description":"Sort direction."}},
      {"name":"page","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":100000,"default":1,"description":"Number of the page, from one."}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":25,"description":"Entries on a page."}},
    ],
  },
  {
    operation: listRejectionCauses,
    title: "List rejected lookups by reason",
    description: "List rejected lookups by reason. The groups of `listRejectionGroups`, in the same range and with the same filters, by the rule that rejected them: of each rule how many lookups there were, of how many keys, the first and the last, and the ten keys with the most lookups. The rules with something to decide come first, then those with the most lookups.",
    inputs: [
      {"name":"search","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"Returns only the entries whose source or key label contains this text, ignoring case."}},
      {"name":"key","in":"query","required":false,"schema":{"type":"string","format":"uuid","description":"Returns only the rejections of this key. The ID of a key that the account does not have keeps none.","minLength":36,"maxLength":36}},
      {"name":"error","in":"query","required":false,"schema":{"type":"string","description":"Returns only the rejections with this error.","enum":["secret-key-in-browser","not-permitted","suspected-bot","key-unauthorized","url-credentials-not-allowed","license-not-recognized","subscription-inactive","key-limit-reached","usage-limit-reached","requests-too-fast"]}},
      {"name":"start","in":"query","required":false,"schema":{"type":"string","format":"date-time","description":"First moment of the range; without it, everything that is kept.","maxLength":40}},
      {"name":"end","in":"query","required":false,"schema":{"type":"string","format":"date-time","description":"First moment after the range, later than `start`; without it, up to now.","maxLength":40}},
    ],
  },
  {
    operation: listRequests,
    title: "List requests",
    description: "List requests. Calls of the address API with keys of the active account in the last thirty days, newest first: accepted, rejected, and failed ones. A call can be seen some seconds after its response.",
    inputs: [
      {"name":"key","in":"query","required":false,"schema":{"type":"string","format":"uuid","description":"Returns only the calls with this key. The ID of a key that the account does not have keeps none.","minLength":36,"maxLength":36}},
      {"name":"status","in":"query","required":false,"schema":{"type":"integer","description":"Returns only the calls with this HTTP status.","minimum":200,"maximum":599}},
      {"name":"error","in":"query","required":false,"schema":{"type":"string","description":"Returns only the calls with this error.","minLength":1,"maxLength":64}},
      {"name":"number","in":"query","required":false,"schema":{"type":"integer","description":"Returns only the calls whose error has this number.","minimum":1,"maximum":9999999999}},
      {"name":"operation","in":"query","required":false,"schema":{"type":"string","description":"Returns only the calls of this operation of the address API.","enum":["verifyUsAddress","verifyUsAddresses","suggestUsAddresses","findNearestUsAddresses","getUsProperty","getUsPropertyFinancials","getUsGeoreference","listUsSecondaryAddresses","geocodeUsAddress","verifyInternationalAddress","suggestInternationalAddresses","geocodeInternationalAddress"]}},
      {"name":"tag","in":"query","required":false,"schema":{"type":"string","description":"Returns only the calls that were sent with this `X-Tag`.","minLength":1,"maxLength":64}},
      {"name":"start","in":"query","required":false,"schema":{"type":"string","format":"date-time","description":"Returns only calls at or after this time.","maxLength":40}},
      {"name":"end","in":"query","required":false,"schema":{"type":"string","format":"date-time","description":"Returns only calls before this time.","maxLength":40}},
      {"name":"cursor","in":"query","required":false,"schema":{"type":"string","description":"The `next` of the previous page. If omitted, returns the newest calls.","minLength":15,"maxLength":29}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":50,"description":"Entries per page."}},
    ],
  },
  {
    operation: getRequest,
    title: "Get a request",
    description: "Get a request. A call of the log by the `X-Request-Id` of its response, with its content if that was on for its key. The ID of a call of another account, of one that is older than thirty days, and of one that was not kept return 404.",
    inputs: [
      {"name":"id","in":"path","required":true,"schema":{"type":"string","description":"`X-Request-Id` of the response.","minLength":1,"maxLength":64}},
    ],
  },
  {
    operation: getRequestMetrics,
    title: "Get latency and error rate",
    description: "Get latency and error rate. How many calls of the address API the active account made with its keys, how many of them were errors, and how long accepted ones took, in each interval of a period up to now, and of the period of the same length before.",
    inputs: [
      {"name":"period","in":"query","required":false,"schema":{"type":"string","enum":["24h","7d","15d"],"default":"24h","description":"Length of the period, and of the one before."}},
      {"name":"time_zone","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":64,"default":"UTC","description":"Time zone whose days are counted, by its name in the IANA time zone database."}},
      {"name":"key","in":"query","required":false,"schema":{"type":"string","format":"uuid","description":"Returns only the calls with this key. The ID of a key that the account does not have keeps none.","minLength":36,"maxLength":36}},
      {"name":"operation","in":"query","required":false,"schema":{"type":"string","description":"Returns only the calls of this operation of the address API.","enum":["verifyUsAddress","verifyUsAddresses","suggestUsAddresses","findNearestUsAddresses","getUsProperty","getUsPropertyFinancials","getUsGeoreference","listUsSecondaryAddresses","geocodeUsAddress","verifyInternationalAddress","suggestInternationalAddresses","geocodeInternationalAddress"]}},
      {"name":"tag","in":"query","required":false,"schema":{"type":"string","description":"Returns only the calls that were sent with this `X-Tag`.","minLength":1,"maxLength":64}},
    ],
  },
  {
    operation: listDeprecatedUses,
    title: "List deprecated parameters that calls sent",
    description: "List deprecated parameters that calls sent. The deprecated parameters that calls sent for the active account in the last 30 days, one entry for each operation, parameter, and sender: a key of the account, or a person by a login. Those with most calls come first. Each has the name to send instead, and the last day on which the earlier one works.",
    inputs: [
      {"name":"page","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":100000,"default":1,"description":"Number of the page, from one."}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":25,"description":"Entries on a page."}},
    ],
  },
  {
    operation: listOrganizationKeys,
    title: "List the keys of the organization",
    description: "List the keys of the organization. A page of the secret and embedded keys of the accounts of an organization, for owners of the account that registered it: its own keys, and those of the accounts that joined and share theirs (`setOrganizationKeyAccess`). It has no token, and no test keys. Without `state` it holds every key that is not deleted. An account that belongs to no organization gets 404.",
    inputs: [
      {"name":"search","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"Returns only the keys whose label, description or ID contains this text, ignoring case."}},
      {"name":"account","in":"query","required":false,"schema":{"type":"integer","description":"Returns only the keys of this account of the organization.","minimum":1,"maximum":2147483647}},
      {"name":"kind","in":"query","required":false,"schema":{"type":"string","enum":["secret","embedded"],"description":"Returns only the keys of this kind."}},
      {"name":"state","in":"query","required":false,"schema":{"type":"string","enum":["current","active","paused","expired","deleted"],"default":"current","description":"Returns only the keys in this state. `current` is all except deleted ones; `active` is those that work: neither paused nor expired."}},
      {"name":"sort","in":"query","required":false,"schema":{"type":"string","enum":["label","created","used"],"default":"created","description":"Sort order of the list. With `used`, keys that were never used count as the oldest."}},
      {"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["asc","desc"],"default":"desc","description":"Sort direction."}},
      {"name":"page","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":100000,"default":1,"description":"Number of the page, from one."}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":25,"description":"Entries on a page."}},
    ],
  },
  {
    operation: listHoldings,
    title: "List what the account holds",
    description: "List what the account holds. A page of the licenses that the active account holds, each with its current subscription, the one that is already set up to follow, and its renewal: whether it renews, when, with which plan and at which price of the account. One call returns what `GET /licenses` and `GET /licenses/{id}/subscriptions` return together; the latter has the whole history of a license. Requires billing-viewer or api-key-viewer.",
    inputs: [
      {"name":"search","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"Returns only the licenses whose label or license key contains each of these words, ignoring case: `us core` finds `us-core-cloud`."}},
      {"name":"status","in":"query","required":false,"schema":{"type":"string","description":"Returns only the licenses whose current subscription has this status.","enum":["none","terminated","suspended","depleted","prepaid","expired","active"]}},
      {"name":"license_id","in":"query","required":false,"schema":{"type":"integer","description":"Returns only the license with this number.","minimum":1,"maximum":2147483647}},
      {"name":"sort","in":"query","required":false,"schema":{"type":"string","enum":["label","left","end"],"default":"label","description":"Sort order: the label, what is left of the issued lookups, or when the current term ends. Licenses without the value come last in either direction."}},
      {"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["asc","desc"],"default":"asc","description":"Sort direction."}},
      {"name":"page","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":100000,"default":1,"description":"Number of the page, from one."}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":25,"description":"Entries on a page."}},
    ],
  },
  {
    operation: listLicenses,
    title: "List the licenses of the account",
    description: "List the licenses of the account. Every license that the active account holds, by label. An account holds a license from its first subscription on, even after the last one has ended. For the subscriptions of a license, call `GET /licenses/{id}/subscriptions`. Requires billing-viewer, api-key-viewer or api-key-editor.",
    inputs: [
    ],
  },
  {
    operation: listLicenseUsage,
    title: "Report usage by license",
    description: "Report usage by license. Lookups that the active account used, for each interval and license, ordered by interval, then license label. Requires billing-viewer or api-key-viewer. For usage by key, call `listKeyUsage` of the security service.",
    inputs: [
      {"name":"start","in":"query","required":true,"schema":{"type":"string","format":"date-time","description":"First moment of the report. At most six months may lie between start and end.","maxLength":40}},
      {"name":"end","in":"query","required":true,"schema":{"type":"string","format":"date-time","description":"First moment after the report, later than `start`.","maxLength":40}},
      {"name":"interval","in":"query","required":false,"schema":{"type":"string","enum":["hour","day"],"default":"day","description":"Length of the intervals that lookups are counted in."}},
      {"name":"time_zone","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":64,"default":"UTC","description":"Time zone whose days are counted, by its name in the IANA time zone database. It also determines whether the range is longer than six months. Hours are the same in every zone."}},
      {"name":"format","in":"query","required":false,"schema":{"type":"string","enum":["json","csv"],"default":"json","description":"Format of the response."}},
    ],
  },
  {
    operation: listWebhookEndpoints,
    title: "List webhook endpoints",
    description: "List webhook endpoints. The endpoints of the active account, newest first, each with how its deliveries do. There are at most ten. For owners, because events are about keys, orders, and members alike.",
    inputs: [
    ],
  },
  {
    operation: listWebhookDeliveries,
    title: "List the deliveries of an endpoint",
    description: "List the deliveries of an endpoint. The events that an endpoint has got or will get, newest first, of the last thirty days. The response has no total. `next` continues the list where the page ends, regardless of newer events.",
    inputs: [
      {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid","description":"ID of the endpoint.","minLength":36,"maxLength":36}},
      {"name":"state","in":"query","required":false,"schema":{"type":"string","description":"Returns only deliveries in this state.","enum":["waiting","succeeded","failed"]}},
      {"name":"event_type","in":"query","required":false,"schema":{"type":"string","description":"Returns only events of this type.","enum":["activity.recorded","key.created","key.rotated","key.paused","key.resumed","key.deleted","key.recovered","member.invited","member.joined","member.changed","member.removed","contact.added","contact.changed","contact.deleted","order.paid","order.payment_failed","order.refunded","order.canceled","subscription.renewed","subscription.ended","subscription.usage_reached","usage_limit.reached","spending_cap.reached","list.finished","list.paused","list.failed","webhook.test"]}},
      {"name":"start","in":"query","required":false,"schema":{"type":"string","format":"date-time","description":"Returns only events at or after this time.","maxLength":40}},
      {"name":"end","in":"query","required":false,"schema":{"type":"string","format":"date-time","description":"Returns only events before this time.","maxLength":40}},
      {"name":"cursor","in":"query","required":false,"schema":{"type":"string","description":"The `next` of the previous page. If omitted, returns the newest deliveries.","minLength":1,"maxLength":15}},
      {"name":"page_size","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":50,"default":25,"description":"Entries per page."}},
    ],
  },
  {
    operation: listLogStreams,
    title: "List log streams",
    description: "List log streams. The log streams of the active account, newest first, each with how far it is. There are at most five. For owners, because the activity log has what all members do.",
    inputs: [
    ],
  },
  {
    operation: verifyUsAddress,
    title: "Verify a US address",
    description: "Verify a US address. Finds the delivery point of an address and returns it in standard form. Send the street with a ZIP Code, or with a city and state. Or send the whole address as `street`. Abbreviations, case, and punctuation don't matter. A misspelled street, city, or state is corrected if only one name is similar, and missing parts are added. `footnotes` lists the changes. An empty list means that no address matches. That's a success and counts as a lookup. `explain` adds why.",
    inputs: [
      {"name":"street","in":"query","required":true,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"The street line with the house number. It can include the unit. Without `city`, `state`, and `zipcode`, it's the whole address."}},
      {"name":"secondary","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":50,"description":"Apartment, suite, or floor."}},
      {"name":"city","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":64,"description":"City name."}},
      {"name":"state","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":32,"description":"State abbreviation or name."}},
      {"name":"zipcode","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":16,"description":"ZIP Code with five or nine digits."}},
      {"name":"candidates","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":10,"default":1,"description":"Maximum number of delivery points if several match."}},
      {"name":"input_id","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":36,"description":"Any text. It's returned with each delivery point."}},
      {"name":"explain","in":"query","required":false,"schema":{"type":"string","description":"With `no-match`, the response has `explanations`: which part of each address failed, and the closest addresses. It costs nothing in addition to the lookup.","enum":["no-match"]}},
      {"name":"license","in":"query","required":false,"schema":{"type":"string","description":"License to use, such as `us-core-cloud`. If omitted, lookups count against the product's first license for which the account has an active subscription.","minLength":1,"maxLength":100}},
      {"name":"X-Tag","in":"header","required":false,"schema":{"type":"string","description":"Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can be filtered by it. It has no effect on the response.","minLength":1,"maxLength":64}},
    ],
  },
  {
    operation: verifyInternationalAddress,
    title: "Verify an international address",
    description: "Verify an international address. Verifies an address outside the United States as precisely as possible: down to the house, the street, or only the city. Returns it in the format of its country. An empty list means that nothing was found. That's a success and counts as a lookup. `explain` adds why.",
    inputs: [
      {"name":"country","in":"query","required":true,"schema":{"type":"string","minLength":2,"maxLength":64,"description":"Two- or three-letter country code (ISO 3166) or English country name."}},
      {"name":"address1","in":"query","required":true,"schema":{"type":"string","minLength":1,"maxLength":200,"description":"Street and house number, in the country's order."}},
      {"name":"locality","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"City or town."}},
      {"name":"administrative_area","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100,"description":"State, province, or county, if addresses have one."}},
      {"name":"postal_code","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":20,"description":"Postal code."}},
      {"name":"explain","in":"query","required":false,"schema":{"type":"string","description":"With `no-match`, the response has `explanations`: which part of each address failed, and the closest addresses. It costs nothing in addition to the lookup.","enum":["no-match"]}},
      {"name":"license","in":"query","required":false,"schema":{"type":"string","description":"License to use. If omitted, lookups count against the product's first license with an active subscription.","minLength":1,"maxLength":100}},
      {"name":"X-Tag","in":"header","required":false,"schema":{"type":"string","description":"Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can be filtered by it. It has no effect on the response.","minLength":1,"maxLength":64}},
    ],
  },
  {
    operation: findNearestUsAddresses,
    title: "Find the US addresses nearest to coordinates",
    description: "Find the US addresses nearest to coordinates. Returns the US addresses whose rooftops are nearest to the coordinates, with the distance and direction of each. Distances follow the surface of a sphere with a radius of 6,371,008.8 meters. An empty list means that no address is within `max_distance`. That's a success and counts as a lookup, even for coordinates outside the United States.",
    inputs: [
      {"name":"latitude","in":"query","required":true,"schema":{"type":"number","description":"Degrees north of the equator.","minimum":-90,"maximum":90}},
      {"name":"longitude","in":"query","required":true,"schema":{"type":"number","description":"Degrees east of Greenwich. Negative in the United States.","minimum":-180,"maximum":180}},
      {"name":"max_distance","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":10000,"default":200,"description":"Search radius in meters."}},
      {"name":"max_results","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":10,"default":5,"description":"Maximum number of addresses."}},
      {"name":"license","in":"query","required":false,"schema":{"type":"string","description":"License to use. If omitted, lookups count against the product's first license with an active subscription.","minLength":1,"maxLength":100}},
      {"name":"X-Tag","in":"header","required":false,"schema":{"type":"string","description":"Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can be filtered by it. It has no effect on the response.","minLength":1,"maxLength":64}},
    ],
  },
  {
    operation: createConfigurationPlan,
    title: "Plan what a file changes",
    description: "Plan what a file changes. Compares a file with the active account. The plan lists each change with what it was before, what can't be undone, and which role is missing. The changes are tried and taken back, so a plan without `problems` can be applied unless the account changes meanwhile. What is wrong with the file is in `problems` too, with its line. What API tokens can't do, such as creating a secret key, isn't tried for one: a person can apply the plan. What a file can't do, such as setting up a destination that needs a secret, is a change with a problem that says where it's done.",
    inputs: [
      {"name":"text","in":"body","required":true,"schema":{"type":"string","description":"The file, in YAML 1.2 or JSON. Anchors, aliases, and tags are not accepted, and neither is more than one document.","minLength":1,"maxLength":1000000}},
    ],
  },
]
