// Written by npm run samples. Do not edit.
import type { ContractChange } from '#portal/content/templates/changelog.ts'

/** What changed in the contracts, newest first. */
export const changes: readonly ContractChange[] = [
  {
    "day": "2026-11-29",
    "versions": [
      {
        "service": "authorization",
        "version": "6.0.0"
      },
      {
        "service": "identity",
        "version": "4.3.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Events of members name the person, and are sent for people who join, get other roles, or leave by single sign-on or SCIM, too. A set-up link no longer reads the recent logins of members: an owner does. Staff can hold the erasure of a deleted login. Other callers have nothing to do."
    ]
  },
  {
    "day": "2026-11-29",
    "versions": [
      {
        "service": "authorization",
        "version": "5.2.0"
      },
      {
        "service": "identity",
        "version": "4.2.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "People can delete their own login, which can be restored for 30 days. Owners can let someone in IT set up single sign-on and provisioning by a set-up link, and log in to the command line with the browser."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "authorization",
        "version": "5.1.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Owners can export the data of an account, and close the account, which can be restored for 30 days. In an account that is being closed, keys are rejected as paused ones are, and every change but those with `x-while-closing` is rejected with `account-closing`."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "billing",
        "version": "3.14.0"
      },
      {
        "service": "identity",
        "version": "4.1.0"
      },
      {
        "service": "notification",
        "version": "5.6.0"
      },
      {
        "service": "sales",
        "version": "4.11.0"
      },
      {
        "service": "subscription",
        "version": "4.7.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Programs can call the account API with an API token of a person or of a service account. Activity says which token did something."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "security",
        "version": "4.8.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Owners of the account that registered an organization find the keys of its accounts in one list, and pause, resume, rotate, and limit up to 100 of them with one call, as far as each account lets them."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "reporting",
        "version": "2.9.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "People who subscribe on the status page get an email when an incident is opened, updated, and resolved."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "gateway",
        "version": "3.8.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Each response to a test key has the header `X-Test: true`, also in the compatibility API. No other response has it."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "compatibility",
        "version": "1.2.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Each response to a test key has the header `X-Test: true`, and no other response has it."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "billing",
        "version": "3.13.0"
      },
      {
        "service": "sales",
        "version": "4.10.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Orders can be paid by bank transfer, with an invoice first, and staff record the money. Receipts and invoices are one list, and one file for a year. Orders have a PO number, accounts a tax ID, and billing addresses a second line."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "gateway",
        "version": "3.7.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Keys and accounts can have limits for a day and a month. At such a limit, requests return status 402 with `usage-limit-reached`; the message says which limit it is and when it starts again. See Limits and alerts."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "billing",
        "version": "3.12.0"
      },
      {
        "service": "compatibility",
        "version": "1.1.0"
      },
      {
        "service": "sales",
        "version": "4.9.0"
      },
      {
        "service": "security",
        "version": "4.7.0"
      },
      {
        "service": "subscription",
        "version": "4.6.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Daily and monthly limits of lookups in the account's time zone, of a key and of the account, with alerts at shares that the account chooses, and a spending cap per month over all licenses. At such a limit, the address APIs return 402 `usage-limit-reached`. Callers that place orders or change plans for an account with a cap handle 409 `spending-cap-reached`: show it, and send `exceeds_cap` once the person has confirmed it. Others have nothing to do."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "security",
        "version": "4.6.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "`listTagUsage` reports lookups by `X-Tag`."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "gateway",
        "version": "3.6.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "US street and international street explain why an address has no match: send `explain=no-match`, and the response has `explanations` with the part that failed and the closest addresses. It counts as nothing in addition. See Why an address has no match."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "reporting",
        "version": "2.8.0"
      },
      {
        "service": "security",
        "version": "4.5.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "US street and international street explain with `explain=no-match` why an address has no match. Wrong data can be reported, and each report has a status that staff set. `getRequestMetrics` returns latency and error rate by hour or day, next to the period before."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "gateway",
        "version": "3.5.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Test keys: the input of a request decides its response, with every status and error. Nothing is looked up, and nothing counts."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "security",
        "version": "4.4.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Test keys: a third kind of key, whose calls return fixed responses and neither count nor cost. The address API returns each example of its contract to the input that names it."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "gateway",
        "version": "3.4.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Any request can have the header `X-Tag`, up to 64 characters: your own name for what it is for. Requests in your account shows it and filters by it."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "security",
        "version": "4.3.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "The request log: each call with a key of the last thirty days, as a list, by its request ID, as a file, and live as server-sent events. Callers of the address API can name what a call is for in the header `X-Tag`, which the log shows and can be filtered by."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "compatibility",
        "version": "1.0.0"
      },
      {
        "service": "security",
        "version": "4.2.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "The address APIs in the form of another provider, so that programs that were written for it keep working with another base address. A secret key can allow its token in the URL there, which it doesn't by default."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "billing",
        "version": "3.11.0"
      },
      {
        "service": "subscription",
        "version": "4.5.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "The plan of a license can change during its term: `getPlanChange` previews what is credited, charged, and taxed, and `changePlan` places the order, which `processPayment` pays. `cancelNextPlan` takes back a plan that was chosen for the next term. Orders and receipts have the `credit` of a change, which is 0 for all others, and a change that is not paid in time is canceled."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "payment",
        "version": "5.1.0"
      },
      {
        "service": "security",
        "version": "4.1.0"
      },
      {
        "service": "subscription",
        "version": "4.4.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Reports of usage and of payments can be read from a replica of the database, and say in `As-Of` when their data was current. Callers who compare a report with what they have just done look at that header; others have nothing to do."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "gateway",
        "version": "3.3.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "US autocomplete lists the units of a building: send a suggestion with several `entries` back in `selected`. Each unit has its designator and number in `secondary`."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "authorization",
        "version": "5.0.0"
      },
      {
        "service": "identity",
        "version": "4.0.0"
      },
      {
        "service": "payment",
        "version": "5.0.0"
      },
      {
        "service": "security",
        "version": "4.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "How long things last that descriptions tell of, such as the link of an invitation, is written once, by name, and is what the server reads. Nothing lasts longer or shorter than before, and callers have nothing to do about it.",
      "One name for what a rule turned down, and one for the code of a second factor. Callers have to change the names that they read, all at once with the new package:"
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "security",
        "version": "3.9.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "`listDeprecatedUses` shows an account which deprecated parameters its calls sent in the last 30 days, by key and by person, with the name to send instead and the last day of the earlier one. `listDeprecatedUsesByAccount` shows staff those of all accounts."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "authorization",
        "version": "4.14.0"
      },
      {
        "service": "billing",
        "version": "3.10.0"
      },
      {
        "service": "notification",
        "version": "5.5.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Callers have until June 30, 2027, to send `search` in place of `text`, and `start` in place of `begin`. Until then, both names work; a call that sends both at once is rejected."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "reporting",
        "version": "2.7.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "`getServiceStatus` says how each part of the service does, now and in the last 90 days."
    ]
  },
  {
    "day": "2026-11-28",
    "versions": [
      {
        "service": "authorization",
        "version": "4.13.0"
      },
      {
        "service": "sales",
        "version": "4.8.0"
      },
      {
        "service": "security",
        "version": "3.8.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "What a repeated call created twice takes an `Idempotency-Key` now, which is optional: a call whose response was lost can be sent again with its key."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "gateway",
        "version": "3.2.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "An error whose message has a figure has it in `details` too: with status 429, `seconds` is the time to wait, as in `Retry-After`."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "authorization",
        "version": "4.12.0"
      },
      {
        "service": "billing",
        "version": "3.9.0"
      },
      {
        "service": "forms",
        "version": "2.8.0"
      },
      {
        "service": "identity",
        "version": "3.2.0"
      },
      {
        "service": "notification",
        "version": "5.4.0"
      },
      {
        "service": "payment",
        "version": "4.7.0"
      },
      {
        "service": "reporting",
        "version": "2.6.0"
      },
      {
        "service": "sales",
        "version": "4.7.0"
      },
      {
        "service": "security",
        "version": "3.7.0"
      },
      {
        "service": "subscription",
        "version": "4.3.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Errors have the figures of their message in `details`, and each operation says what a repeated call does."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "authorization",
        "version": "4.11.0"
      },
      {
        "service": "billing",
        "version": "3.8.0"
      },
      {
        "service": "forms",
        "version": "2.7.0"
      },
      {
        "service": "identity",
        "version": "3.1.0"
      },
      {
        "service": "notification",
        "version": "5.3.0"
      },
      {
        "service": "payment",
        "version": "4.6.0"
      },
      {
        "service": "reporting",
        "version": "2.5.0"
      },
      {
        "service": "sales",
        "version": "4.6.0"
      },
      {
        "service": "security",
        "version": "3.6.0"
      },
      {
        "service": "subscription",
        "version": "4.2.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "A query parameter that an operation doesn't have is rejected with 400 and `unknown-field` now, where it was ignored: callers that send one leave it out. Only provisioning still ignores it. A payment for which the vendor needs more time is finished by the same call with the same Idempotency-Key. Otherwise callers have nothing to do."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "authorization",
        "version": "4.10.0"
      },
      {
        "service": "subscription",
        "version": "4.1.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Programs that grant and revoke several roles of a member can send one `setRoles` instead, which does all of it or nothing."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "subscription",
        "version": "4.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Turning renewal on needs `price` and `renewal_consent` now, of staff too. So does the choice of a next plan, whose `renewal_consent` may be left out only while renewal is off. The activity log no longer offers to undo either `disableRenewal` or `selectNextPlan`: that would be a consent without its words."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "billing",
        "version": "3.7.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Programs that read the file of `downloadMerchantReport` have to expect two more kinds of lines: `dispute` and `dispute-returned`."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "authorization",
        "version": "4.9.0"
      },
      {
        "service": "identity",
        "version": "3.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "A page that sends `signUp` with the cookie of an invitation handles 201: the person is confirmed and logged in, and no email comes. The others have nothing to do."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "security",
        "version": "3.4.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Callers have nothing to do, unless they read a role out of the message of a 403: it has the name that pages show now."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "gateway",
        "version": "3.1.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "While a server is busy, any request can return status 503 with `Retry-After`. Nothing was counted: wait that long, then send the request again."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "authorization",
        "version": "4.6.0"
      },
      {
        "service": "billing",
        "version": "3.5.0"
      },
      {
        "service": "forms",
        "version": "2.5.0"
      },
      {
        "service": "identity",
        "version": "2.2.0"
      },
      {
        "service": "notification",
        "version": "5.1.0"
      },
      {
        "service": "payment",
        "version": "4.4.0"
      },
      {
        "service": "reporting",
        "version": "2.4.0"
      },
      {
        "service": "sales",
        "version": "4.5.0"
      },
      {
        "service": "scim",
        "version": "1.2.0"
      },
      {
        "service": "security",
        "version": "3.2.0"
      },
      {
        "service": "subscription",
        "version": "3.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "`getGiftValue`: `GiftValue.limit` in responses is gone; callers who read it find nothing.",
      "`getGiftValue`: `GiftValue.value` in responses is gone; callers who read it find nothing."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "billing",
        "version": "3.4.0"
      },
      {
        "service": "payment",
        "version": "4.3.0"
      },
      {
        "service": "sales",
        "version": "4.4.0"
      },
      {
        "service": "subscription",
        "version": "2.6.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Callers wait as long as `Retry-After` says when a call gets 503 `busy`, and send it again: nothing was done. Staff’s pages read `worth` and `daily_limit` of `getGiftValue`, which no one else calls yet."
    ]
  },
  {
    "day": "2026-11-27",
    "versions": [
      {
        "service": "billing",
        "version": "3.3.0"
      },
      {
        "service": "subscription",
        "version": "2.5.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Callers that add days or seats for staff show the new rejection `gift-too-large`, and give them with an order instead."
    ]
  },
  {
    "day": "2026-11-26",
    "versions": [
      {
        "service": "subscription",
        "version": "2.4.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Callers that add lookups for staff show the new rejection `gift-too-large`, and give that many with an order instead."
    ]
  },
  {
    "day": "2026-11-26",
    "versions": [
      {
        "service": "identity",
        "version": "2.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Callers of `changeUsername` and `associateUsername` stop expecting 409: an address that someone else uses gets the same response as any other, and its holder gets an email. Callers of `createPasskey` and `associateThirdParty` show `email-not-confirmed` where the address isn't confirmed yet."
    ]
  },
  {
    "day": "2026-11-26",
    "versions": [
      {
        "service": "authorization",
        "version": "4.0.0"
      },
      {
        "service": "scim",
        "version": "1.1.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "`listProvisioningFailures`: `ProvisioningFailure.status` in responses is now at least 200, before at least 400; callers get what they do not count on."
    ]
  },
  {
    "day": "2026-11-26",
    "versions": [
      {
        "service": "gateway",
        "version": "3.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "A query parameter that an operation doesn’t have is rejected with status 400 and `unknown-parameter`. Before, it was ignored, and the lookup counted. Remove the parameter that the response names in `fields`, or use the name that its message suggests. Unknown fields of a batch were already rejected."
    ]
  },
  {
    "day": "2026-11-25",
    "versions": [
      {
        "service": "notification",
        "version": "5.0.0"
      },
      {
        "service": "sales",
        "version": "4.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "`listUndeliverableContacts`: response 400 no longer tells of `invalid-format`; callers wait for it, and what comes instead is not said.",
      "`listEndingTaxExemptions`: response 400 no longer tells of `invalid-format`; callers wait for it, and what comes instead is not said."
    ]
  },
  {
    "day": "2026-11-25",
    "versions": [
      {
        "service": "authorization",
        "version": "3.3.0"
      },
      {
        "service": "billing",
        "version": "3.0.0"
      },
      {
        "service": "payment",
        "version": "4.0.0"
      },
      {
        "service": "sales",
        "version": "3.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "`processOrder`: the login must be at most 900 seconds old, before: any login does; an older login gets 403.",
      "`processCustomPayment`, `refundTransaction`: the login must be at most 900 seconds old, before: any login does; an older login gets 403.",
      "`placeCustomOrder`, `approveOrder`, `donatePlan`: the login must be at most 900 seconds old, before: any login does; an older login gets 403."
    ]
  },
  {
    "day": "2026-11-25",
    "versions": [
      {
        "service": "authorization",
        "version": "3.1.0"
      },
      {
        "service": "identity",
        "version": "1.4.0"
      },
      {
        "service": "security",
        "version": "3.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "`listTraceEntries`: `TraceEntry.lookups` in responses is now at most 1000000000000, before at most 1000000; callers get what they do not count on."
    ]
  },
  {
    "day": "2026-11-25",
    "versions": [
      {
        "service": "billing",
        "version": "2.0.0"
      },
      {
        "service": "payment",
        "version": "3.0.0"
      },
      {
        "service": "sales",
        "version": "2.0.0"
      },
      {
        "service": "subscription",
        "version": "2.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "`deleteGracePeriod`: query parameter `reason` is new and required; a call without it is refused.",
      "`processOrder`: `ProcessOrderBody.reason` in requests is new and required; a call without it is refused.",
      "`processCustomPayment`: `ProcessCustomPaymentBody.reason` in requests is new and required; a call without it is refused.",
      "`revokeTaxExemption`: query parameter `reason` is new and required; a call without it is refused.",
      "`declareTaxExemption`: `DeclareTaxExemptionBody` in requests `note` became required; a call that was fine is refused.",
      "`declareTaxExemption`: `DeclareTaxExemptionBody.note` in requests is now at least 1 characters; a call that was fine is refused.",
      "And 9 more."
    ]
  },
  {
    "day": "2026-11-25",
    "versions": [
      {
        "service": "security",
        "version": "2.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "`setIpRateLimit`: `SetIpRateLimitBody.reason` in requests is new and required; a call without it is refused.",
      "`clearKeyLimit`, `clearKeyRateLimits`: query parameter `reason` is new and required; a call without it is refused.",
      "`setKeyLimit`: `SetKeyLimitBody.reason` in requests is new and required; a call without it is refused.",
      "`setKeyTrace`: `SetKeyTraceBody.reason` in requests is new and required; a call without it is refused."
    ]
  },
  {
    "day": "2026-11-25",
    "versions": [
      {
        "service": "authorization",
        "version": "3.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Callers that check issuers have to accept one of a development server, without https. Elsewhere they still begin with https, and requests accept what they accepted before."
    ]
  },
  {
    "day": "2026-11-23",
    "versions": [
      {
        "service": "reporting",
        "version": "2.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Pages replace control characters, also those that change the direction of a text, before they send a report. The pages of this release do."
    ]
  },
  {
    "day": "2026-11-23",
    "versions": [
      {
        "service": "notification",
        "version": "4.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Callers of `updateContact` send the `version` of the contact that they have read, and read it again when `contact-changed` refuses an edit. Others have nothing to do."
    ]
  },
  {
    "day": "2026-11-23",
    "versions": [
      {
        "service": "authorization",
        "version": "2.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Callers of `listTeamMembers` get a page of 25 people where they got the whole team: they ask for the pages that they need, and take the number of people from `members` and `invited`. Others have nothing to do."
    ]
  },
  {
    "day": "2026-11-23",
    "versions": [
      {
        "service": "notification",
        "version": "3.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Callers of `listContacts` and `listAccountContacts` get a page, of 25 contacts unless they ask for more; those who need all of them read the following pages. An account can have 5,000. Others have nothing to do."
    ]
  },
  {
    "day": "2026-11-23",
    "versions": [
      {
        "service": "notification",
        "version": "2.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Callers that show why a time zone is refused read `unknown-time-zone`, as reports of usage call it. Others have nothing to do."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "gateway",
        "version": "2.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "US address verification returns the coordinates of the block, with the precision `zip9`. The coordinates of the roof come from rooftop geocoding, which has its own license. In property data, `units` is now `units_count`.",
      "International autocomplete, international geocoding, US georeference data, US rooftop geocoding, and US secondary address data."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "forms",
        "version": "2.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Callers send an Idempotency-Key, and with a consent the version of its texts. Where bot protection is configured, pages obtain a proof for the action `FormSubmission`."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "gateway",
        "version": "1.5.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "US property data and US property data, financial."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "gateway",
        "version": "1.4.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "US reverse geocoding."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "sales",
        "version": "1.2.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Callers of `placeOrder` send the total that the person saw, and the version of the renewal terms that they agreed to; both may be left out, and without the consent subscriptions do not renew themselves. Callers that save addresses take the errors of a city, a state and a ZIP Code for the United States."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "payment",
        "version": "2.1.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "`openCardForm` says where the form is whose token `authorizePaymentMethod` takes."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "payment",
        "version": "2.0.0"
      }
    ],
    "isBreaking": true,
    "text": [
      "Callers of `processPayment` have to show a challenge: answer 202 means that nothing is charged yet, and the same call with a new Idempotency-Key finishes the payment. A declined card says why by the name of the error. The service is not built yet, so nobody calls it."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "security",
        "version": "1.2.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Callers that authorize hostnames have nothing to do. Callers of `listRefusals`, which is a day old, read `error` and `by_error`."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "gateway",
        "version": "1.3.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Product pages can be tried without an account. Once their daily limit is used up, the site’s own key returns status 429 with `demonstration-limit-reached`. Your keys never do."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "authorization",
        "version": "1.1.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Every operation that changes something says in `x-activity` what it leaves in the activity log."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "gateway",
        "version": "1.2.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Status 502 can have the header `Retry-After`."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "identity",
        "version": "1.1.0"
      },
      {
        "service": "sales",
        "version": "1.1.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "A sign-up may say which free trial the account opens with."
    ]
  },
  {
    "day": "2026-11-22",
    "versions": [
      {
        "service": "gateway",
        "version": "1.1.0"
      }
    ],
    "isBreaking": false,
    "text": [
      "Misspelled streets, cities, and states are corrected, and `footnotes` shows what was changed. US address verification returns the delivery point with its barcode. `street` accepts the whole address in one line."
    ]
  }
]
