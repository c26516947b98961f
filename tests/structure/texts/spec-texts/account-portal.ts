import { allIn, allLeftOut, type SpecTexts } from './entry.ts'

const FIELDS = 'src/domain/errors/fields/fields.ts'
const CLIENT = 'src/portal/api/errors/client-errors.ts'
const ACCOUNT = 'src/portal/api/errors/account-errors.ts'
const PROVIDER = 'src/backend/services/authorization/identity-providers/wire.ts'
const STATUS = 'src/domain/subscription/subscription-status.ts'
const GATEWAY = 'src/domain/errors/gateway.ts'
const COMMON = 'src/domain/errors/common.ts'
const TOASTS = 'src/portal/ui/feedback/toast-time.ts'
const FAILURES = 'src/portal/api/errors/errors.ts'

/** Texts, names and figures of the document on the account area. */
export const accountPortal: SpecTexts = {
  '§1, promo banner': [
    { text: '42-day free trial', in: 'src/domain/subscription/trial-days.ts', as: 'TRIAL_DAYS = 42' },
  ],
  '§2, links and entry': [
    ...allIn('src/portal/features/signup/sign-up-form.tsx', 'Sign Up Free'),
    { text: '/_app', in: 'src/portal/routes/[_]app.tsx', as: "createFileRoute('/_app')" },
  ],
  '§4, identity provider states and types': [
    ...allIn(
      PROVIDER,
      'IDP_STATE_UNDEFINED',
      'IDP_STATE_CONFIGURED',
      'IDP_STATE_ACTIVE',
      'PROVIDER_TYPE_UNDEFINED',
      'PROVIDER_TYPE_OIDC',
      'PROVIDER_TYPE_SAML',
    ),
    ...allLeftOut('it stands for data that the page has not loaded', 'IDP_STATE_UNKNOWN'),
  ],
  '§4, subscription status': [
    ...allIn(STATUS, "'terminated'", "'suspended'", "'depleted'", "'prepaid'", "'active'", "'expired'"),
  ],
  '§5, validation messages': [
    ...allIn(
      'src/domain/errors/fields/field-errors.ts',
      'This field is required.',
      'Please select an option.',
    ),
    ...allIn(FIELDS, 'Please select a role(s).', "Passwords don't match."),
    { text: 'End date cannot be before start date.', in: 'src/domain/errors/shared.ts' },
    { text: 'a prefix for fields that are not handled', in: CLIENT, as: "'Unhandled field: '" },
  ],
  '§6, roles': allIn(
    'src/domain/authorization/role-names.ts',
    'billing-viewer',
    'billing-editor',
    'self',
    'account-owner',
    'account-owner-restricted',
    'api-key-editor',
    'api-key-viewer',
  ),
  '§8, success messages': [
    { text: 'Contact info saved.', in: 'src/portal/features/contacts/contact-dialogs.tsx' },
    {
      text: 'Request to change the login email received; check the new email.',
      in: 'src/portal/features/login/password/email-section.tsx',
    },
    { text: 'Successfully switched accounts.', in: 'src/portal/features/accounts/queries.ts' },
    ...allIn(
      'src/portal/shared/keys/key-actions.ts',
      'Secret key restored.',
      'Secret key deleted.',
      'Embedded key restored.',
      'Embedded key deleted.',
    ),
    { text: 'Key saved successfully.', in: 'src/portal/features/keys/dialogs/dialogs.tsx' },
  ],
  '§8, errors': [
    { text: 'Whoops! Something went wrong. Please try again.', in: CLIENT },
    ...allIn(
      ACCOUNT,
      'An unknown error occurred.',
      'Unable to switch accounts',
      'Unable to load Primary Contact',
      'Permissions failed to load',
    ),
    { text: 'Please correct the errors and resubmit the form.', in: COMMON },
    {
      text: 'something broke, not your fault',
      in: CLIENT,
      as: "'Something broke, not your fault'",
    },
    { text: 'Unknown Error', in: 'src/portal/content/errors/http-statuses.ts' },
    {
      text: 'You have already used your one time free trial for',
      in: 'src/domain/errors/sales.ts',
    },
  ],
  '§8, codes of the gateway': [
    ...allIn(COMMON, '1588093855', '1613259231'),
    ...allIn(
      GATEWAY,
      '1588093856',
      '1611081804',
      '1611081888',
      '1611082010',
      '1611082095',
      '1611082217',
      '1611079217',
      '1611081571',
      '1611081654',
      '1588026162',
      '1588026122',
      '1613259252',
      '1612396608',
      '1601236387',
    ),
  ],
  '§8, toasts': [
    { text: '5000 ms', in: TOASTS, as: 'text: 5000' },
    { text: 'plus 1000 ms', in: TOASTS, as: 'perWords: 1000' },
    { text: 'per 120 words', in: TOASTS, as: 'words: 120' },
    { text: '6000 ms for non-text content', in: TOASTS, as: 'other: 6000' },
    { text: '4 s for the generic non-list failure', in: FAILURES, as: 'notAList: 4000' },
    { text: '3 s for other errors', in: FAILURES, as: 'failure: 3000' },
  ],
  '§9, constants': [
    {
      text: 'default max team members: 1',
      in: 'src/backend/modules/accounts/limits.ts',
      as: 'DEFAULT_MAX_USERS = 1\n',
    },
    {
      text: 'New 42-day free trial',
      in: 'src/portal/site/layout/site-header.tsx',
      as: 'New {usTrial.days}-day free trial',
    },
    {
      text: 'marketing cookies last 365 days',
      in: 'src/portal/shared/consent/attribution.ts',
      as: 'MARKETING_LIFETIME = 31_536_000_000',
    },
    { text: 'usCoreOneTimeTrial', in: 'src/domain/subscription/trials.ts' },
    { text: 'internationalAutocompleteCloudOneTimeTrial', in: 'src/domain/subscription/trials.ts' },
    { text: 'usStandardFree', in: 'src/domain/subscription/trials.ts' },
    { text: 'usCoreFree', in: 'src/domain/subscription/trials.ts' },
    ...allIn(
      'src/domain/forms/forms.ts',
      "'us-address-verification'",
      "'international-address-verification'",
      "'us-address-autocomplete'",
      "'international-address-autocomplete'",
      "'us-rooftop-geocoding'",
      "'us-reverse-geocoding'",
      "'international-geocoding'",
      "'us-property-data'",
      "'us-georeference-data'",
      "'us-secondary-address-data'",
    ),
    {
      text: 'trial start date YYYY-MM-DD',
      in: 'src/portal/shared/visitor-forms/trial-record.ts',
      as: 'trial_start_date: first.start.slice(0, 10)',
    },
    {
      text: 'issued of 1e12 is unlimited',
      in: 'src/domain/text/amounts.ts',
      as: 'UNLIMITED_LOOKUPS = 1_000_000_000_000',
    },
    { text: 'K at one decimal', in: 'src/domain/text/amounts.ts', as: '.toFixed(1)}K' },
    { text: 'M at one decimal', in: 'src/domain/text/amounts.ts', as: '.toFixed(1)}M' },
    {
      text: 'term label month for 1 month',
      in: 'src/portal/shared/subscriptions/plan-words.ts',
      as: "'month'",
    },
    { text: 'term label year for 12', in: 'src/portal/shared/subscriptions/plan-words.ts', as: "'year'" },
    { text: 'custom term', in: 'src/portal/shared/subscriptions/plan-words.ts', as: "'custom term'" },
    {
      text: 'cents, shown as dollars with two decimals, en-US',
      in: 'src/domain/text/money.ts',
      as: 'US cents as people read them: $1,234.50',
    },
    { text: 'minimum password length, not shown', in: 'openapi/identity/login.yaml', as: 'minLength: 15\n' },
  ],
}
