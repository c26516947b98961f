import { allIn, type SpecTexts } from './entry.ts'

const CALLBACKS = 'src/domain/identity/callbacks.ts'
const CLIENT = 'src/portal/api/errors/client-errors.ts'
const HOST = 'src/portal/ui/feedback/toast-host.tsx'
const TOASTS = 'src/portal/ui/feedback/toast-time.ts'
const FAILURES = 'src/portal/api/errors/errors.ts'
const STYLES = 'src/portal/styles/app.css'
const LICENSES = 'src/backend/services/subscription/catalog/data.ts'
const TRIALS = 'src/domain/subscription/trials.ts'
const SUBSCRIPTIONS = 'src/portal/features/subscriptions/shared/words.ts'
const LOGIN = 'src/domain/errors/identity.ts'
const BOTS = 'src/backend/kernel/access/bot-check.ts'
const ATTRIBUTION_PARAMETERS = 'src/domain/forms/attribution.ts'
const ATTRIBUTION = 'src/portal/shared/consent/attribution.ts'

/** Texts, names and figures of the document on the public site and the session. */
export const storefrontAndSession: SpecTexts = {
  '§2, callbacks': [
    { text: '/account/callback', in: CALLBACKS },
    ...allIn(CALLBACKS, "'login'", "'associate'", "'signup'", "'g2'", "'add-login'", "'sso'"),
  ],
  '§2, header': [
    { text: 'mobile menu at 1169 px', in: STYLES, as: 'at 1169 px and below' },
    { text: 'default of 956 px', in: STYLES, as: 'at 956 px' },
    ...allIn('src/portal/features/login/password/login-form.tsx', 'Log In'),
    ...allIn('src/portal/features/shell/user-menu-items.tsx', 'Log Out'),
    ...allIn('src/portal/site/layout/session-links.tsx', 'Sign Up Free', 'Account'),
    ...allIn('src/portal/site/layout/site-header.tsx', 'Contact Us'),
  ],
  '§2, footer': [
    ...allIn('src/portal/content/site.ts', 'Address data on easy mode'),
    { text: 'layout switches at 1440 px', in: STYLES, as: '--breakpoint-wide: 90rem' },
  ],
  '§2, search': [
    {
      text: 'the newest search and 5 before it',
      in: 'src/portal/site/search/history.ts',
      as: 'EARLIER_SEARCHES = 5\n',
    },
  ],
  '§3, plans': [
    { text: 'UNLIMITED', in: 'src/domain/subscription/subscription-status.ts' },
    {
      text: 'unknown trial',
      in: 'src/portal/features/subscriptions/trials/plan-groups.ts',
      as: "'Unknown trial'",
    },
    { text: 'Unknown', in: 'src/backend/services/subscription/catalog/catalog.ts', as: "'Unknown'" },
  ],
  '§3, product lines': allIn(
    LICENSES,
    "'us-address-verification'",
    "'international-address-verification'",
    "'us-address-autocomplete'",
    "'international-address-autocomplete'",
    "'us-rooftop-geocoding'",
    "'us-reverse-geocoding'",
  ),
  '§4, subscription status': allIn(SUBSCRIPTIONS, "'Terminated'", "'Suspended'", "'Depleted'", "'Prepaid'"),
  '§4, plan interval': [
    { text: 'Monthly for 1 month', in: 'src/backend/services/subscription/terms.ts', as: "'monthly'" },
    { text: 'Yearly for 12 months', in: 'src/backend/services/subscription/terms.ts', as: "'yearly'" },
    { text: 'otherwise Custom Term', in: 'src/backend/services/subscription/terms.ts', as: "'custom-term'" },
    { text: 'Custom Term', in: 'src/portal/shared/subscriptions/plan-words.ts' },
  ],
  '§4, chat': [
    {
      text: 'pre-chat field chatGroup',
      in: 'src/backend/services/forms/chat/frame/vendors.js',
      as: 'setHiddenPrechatFields({ chatGroup',
    },
    { text: 'polls every 200 ms', in: 'src/portal/site/contact/open-chat.ts', as: 'CHAT_POLL = 200\n' },
  ],
  '§5, cart messages': allIn(
    'src/portal/features/billing/cart/cart-lines.ts',
    'Invalid plan has been removed from your cart',
    'Duplicate free trial has been removed from your cart',
  ),
  '§5, phone of purchase tracking': [
    { text: '+1 for US numbers', in: 'src/backend/services/forms/purchase-phone.ts', as: '`+1$' },
  ],
  '§7, bot protection': allIn(BOTS, "'UserRegistration'", "'AddPaymentMethod'"),
  '§7, marketing forms': [
    ...allIn(
      ATTRIBUTION_PARAMETERS,
      "'utm_source'",
      "'utm_medium'",
      "'utm_campaign'",
      "'utm_content'",
      "'utm_term'",
    ),
    ...allIn(ATTRIBUTION_PARAMETERS, "'fbclid'", "'gacid'", "'gclid'", "'msclkid'"),
    { text: 'trial_start_date', in: 'src/portal/shared/visitor-forms/trial-record.ts' },
    { text: 'form_submission_error', in: 'src/portal/shared/visitor-forms/deliver.ts' },
    {
      text: 'tagged application storefront',
      in: 'src/portal/api/errors/send-report.ts',
      as: "application: 'storefront'",
    },
  ],
  '§8, errors': [
    { text: 'An unknown error occurred.', in: 'src/portal/api/errors/account-errors.ts' },
    {
      text: 'something broke, not your fault',
      in: CLIENT,
      as: "'Something broke, not your fault'",
    },
    { text: 'for 4 seconds', in: FAILURES, as: 'notAList: 4000' },
    { text: 'other errors toast for 3 seconds', in: FAILURES, as: 'failure: 3000' },
    { text: 'You have already used your one time free trial for', in: 'src/domain/errors/sales.ts' },
    { text: 'user profile could not be loaded from api', in: 'src/portal/api/errors/report-texts.ts' },
    { text: 'code 1588093855 with no name', in: 'src/domain/errors/common.ts', as: '1588093855' },
    ...allIn(LOGIN, "'no-account-linked'", "'login-already-exists'", "'provider-login-taken'"),
  ],
  '§8, toasts': [
    { text: 'top-right', in: HOST },
    { text: 'close on click', in: HOST, as: 'closeOnClick' },
    { text: 'pause on hover', in: HOST, as: 'pauseOnHover' },
    { text: 'draggable', in: HOST },
    { text: 'no progress bar', in: HOST, as: 'hideProgressBar' },
    { text: 'library default 5000 ms', in: TOASTS, as: 'text: 5000' },
  ],
  '§9, constants': [
    {
      text: 'token refresh 120000 ms before expiry',
      in: 'src/portal/api/session/token-times.ts',
      as: 'TOKEN_REFRESH_LEAD = 120_000',
    },
    {
      text: 'unlimited lookups 1e12',
      in: 'src/domain/text/amounts.ts',
      as: 'UNLIMITED_LOOKUPS = 1_000_000_000_000',
    },
    { text: 'US trial 1000 lookups', in: TRIALS, as: "'US address verification', 1_000" },
    { text: 'international plans 100', in: TRIALS, as: "'International address verification', 100" },
    { text: 'property data 15', in: TRIALS, as: "'US property data', 15" },
    { text: 'usCoreOneTimeTrial', in: TRIALS },
    { text: 'internationalAutocompleteCloudOneTimeTrial', in: TRIALS },
    { text: 'usStandardFree', in: 'src/domain/subscription/trials.ts' },
    { text: 'usCoreFree', in: 'src/domain/subscription/trials.ts' },
    { text: 'new 42-day free trial', in: 'src/domain/subscription/trial-days.ts', as: 'TRIAL_DAYS = 42' },
    { text: 'currency USD', in: 'scripts/build/for-machines/json-ld.ts', as: "priceCurrency: 'USD'" },
    { text: 'en-US', in: 'src/portal/features/usage/range.ts' },
    {
      text: 'click ids 90 days (7776e6 ms)',
      in: ATTRIBUTION,
      as: 'CLICK_ID_LIFETIME = 7_776_000_000',
    },
    {
      text: 'marketing cookies 365 days',
      in: ATTRIBUTION,
      as: 'MARKETING_LIFETIME = 31_536_000_000',
    },
    {
      text: 'timestamp script after 900000 ms',
      in: 'src/domain/forms/form-time.ts',
      as: 'FORM_TIME_RENEWAL = 900_000',
    },
    { text: 'cart removal 6 s', in: TOASTS, as: 'cartRemoval: 6000' },
    {
      text: 'link prefetch margin 200 px',
      in: 'src/portal/site/layout/prefetch.ts',
      as: 'PREFETCH_MARGIN = 200',
    },
    { text: 'chat pages checkout/*', in: 'src/portal/site/contact/chat-groups.ts', as: "'checkout/*'" },
    { text: 'chat language en_US', in: 'src/backend/services/forms/chat/vendors.ts', as: "'en_US'" },
    {
      text: 'beacon offset 20 px',
      in: 'src/backend/services/forms/chat/vendors.ts',
      as: 'BEACON_OFFSET = 20\n',
    },
  ],
  '§9, license groups': allIn(
    LICENSES,
    "'us-standard'",
    "'us-core'",
    "'us-autocomplete-pro'",
    "'us-rooftop-geocoding'",
    "'us-reverse-geocoding'",
    "'international'",
    "'international-autocomplete'",
  ),
}
