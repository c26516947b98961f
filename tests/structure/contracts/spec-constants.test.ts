import { expect, test } from 'vitest'
import { DEFAULT_MAX_USERS } from '#backend/modules/accounts/limits.ts'
import { BEACON_OFFSET, CHAT_LANGUAGE } from '#backend/services/forms/chat/vendors.ts'
import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { DEFAULT_TRIAL, trials } from '#domain/subscription/trials.ts'
import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { failureTime } from '#portal/api/errors/errors.ts'
import { TOKEN_REFRESH_LEAD } from '#portal/api/session/token-times.ts'
import { CLICK_ID_LIFETIME, MARKETING_LIFETIME } from '#portal/shared/consent/attribution.ts'
import { CHAT_POLL, CHAT_TIME_LIMIT } from '#portal/site/contact/open-chat.ts'
import { PREFETCH_MARGIN } from '#portal/site/layout/prefetch.ts'
import { DEFAULT_MOBILE_BREAKPOINT, SITE_MOBILE_BREAKPOINT } from '#portal/site/layout/widths.ts'
import { EARLIER_SEARCHES } from '#portal/site/search/history.ts'
import { TOAST_TIMES } from '#portal/ui/feedback/toast-time.ts'
import { sourcesIn } from '../../../scripts/lib/sources.ts'

const lookupsOf = (product: string) => trials.find(trial => trial.product === product)?.lookups

/** Every figure of both documents' §9, as it stands there; a constant has one owner, and its section here. */
test.each([
  ['storefront-and-session §9, token refresh in ms', TOKEN_REFRESH_LEAD, 120_000],
  ['storefront-and-session §9, account-portal §9, unlimited lookups', UNLIMITED_LOOKUPS, 1e12],
  ['storefront-and-session §9, trial of US plans', lookupsOf('US address verification'), 1_000],
  ['storefront-and-session §9, international plans', lookupsOf('International address verification'), 100],
  ['storefront-and-session §9, property data', lookupsOf('US property data'), 15],
  ['storefront-and-session §9, default trial', DEFAULT_TRIAL.lookups, 1_000],
  ['storefront-and-session §9, account-portal §9, days of the banner', TRIAL_DAYS, 42],
  ['account-portal §9, products with a trial', trials.length, 10],
  ['account-portal §9, default of team members', DEFAULT_MAX_USERS, 1],
  ['storefront-and-session §9, ad click ids in ms', CLICK_ID_LIFETIME, 7776e6],
  ['both §9, marketing cookies in ms: 365 days', MARKETING_LIFETIME, 365 * 24 * 60 * 60 * 1000],
  ['storefront-and-session §9, toast of a failure in ms', failureTime(new Error('other')), 3_000],
  ['storefront-and-session §9, toast of a removal from the cart in ms', TOAST_TIMES.cartRemoval, 6_000],
  ['storefront-and-session §9, prefetch margin in px', PREFETCH_MARGIN, 200],
  ['storefront-and-session §9, chat polling in ms', CHAT_POLL, 200],
  ['decision U10, time limit of the chat in ms', CHAT_TIME_LIMIT, 10_000],
  ['storefront-and-session §9, chat language', CHAT_LANGUAGE, 'en_US'],
  ['storefront-and-session §9, beacon offset in px', BEACON_OFFSET, 20],
  ['storefront-and-session §9, mobile menu in px', SITE_MOBILE_BREAKPOINT, 1169],
  ['storefront-and-session §9, mobile menu elsewhere in px', DEFAULT_MOBILE_BREAKPOINT, 956],
  ['storefront-and-session §9, searches before the newest', EARLIER_SEARCHES, 5],
])('%s', (_, constant, specified) => expect(constant).toBe(specified))

/** Figures that mean one thing only, each with the file that owns it. */
test.each([
  [/\b(7_776_000_000|7776e6|7776000000)\b/, 'src/portal/shared/consent/attribution.ts'],
  [/\b(1_000_000_000_000|1e12|1000000000000)\b/, 'src/domain/text/amounts.ts'],
  [/\b1_?169\b/, 'src/portal/site/layout/widths.ts'],
  [/\b956\b/, 'src/portal/site/layout/widths.ts'],
])('%s is written in one file', (figure, owner) => {
  const code = sourcesIn(['src'], 'ts,tsx').filter(({ path }) => !path.includes('.test.'))
  const found = code
    .filter(({ text }) => figure.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    .map(({ path }) => path)
  expect(found).toEqual([owner])
})
