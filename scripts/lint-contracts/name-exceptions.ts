interface Exceptions {
  rule: string
  /** Why it keeps its name. */
  why: string
  /** Operations, `operation.parameter`, or `Schema.property`; an asterisk stands for the rest of a name. */
  of: readonly string[]
}

const SPECIFIED = 'The specification gives the name.'
const PUBLISHED = 'Published before the rule: callers send or read it, and it changes in a major version.'
const STATE_AFTER =
  'Published before the rule: it turns off what stays in a list, or ends something else too, and sends the state after.'
const SCIM = 'SCIM gives the names and the shape.'

export const NAME_EXCEPTIONS: readonly Exceptions[] = [
  {
    rule: 'name-parameter',
    why: SPECIFIED,
    of: [
      'searchUsers.text',
      'searchContacts.text',
      'downloadMerchantReport.begin',
      'downloadOfflineReport.begin',
    ],
  },
  { rule: 'name-parameter', why: SCIM, of: ['listScim*'] },
  { rule: 'name-parameter', why: PUBLISHED, of: ['listUsSecondaryAddresses.after'] },
  { rule: 'name-case', why: SPECIFIED, of: ['sendReceipt.invoiceId', 'OidcConfig.clientId'] },
  { rule: 'name-case', why: SCIM, of: ['Scim*', 'listScim*', 'getScim*'] },
  {
    rule: 'name-case',
    why: 'The form service gives the shape.',
    of: [
      'FormCommunicationConsent.*',
      'FormConsent.*',
      'FormContext.*',
      'SubmitFormBody.legalConsentOptions',
    ],
  },
  {
    rule: 'name-end',
    why: PUBLISHED,
    of: [
      'Acting.until',
      'ActivationConfirmation.deadline',
      'Contact.confirmation_expires',
      'DomainGracePeriod.ends',
      'EarlyPurchase.counted_until',
      'RotationState.ends',
      'SamlIdentityProvider.certificate_expiration',
      'SurveyedKey.previous_token_ends',
      'TokenRotation.ends',
    ],
  },
  {
    rule: 'success-status',
    why: STATE_AFTER,
    of: [
      'clearLicenseRateLimit',
      'deactivateDomain',
      'deactivateUser',
      'deleteEmbeddedKey',
      'deleteGracePeriod',
      'deletePaymentMethod',
      'deleteSecretKey',
      'disableEarlyPurchase',
      'disableRenewal',
      'pauseEmbeddedKey',
      'pauseSecretKey',
      'revokeInternalRole',
      'revokeOtherSessions',
      'revokeRole',
      'revokeTaxExemption',
      'revokeUserSessions',
      'suspendLicense',
      'terminateSubscription',
      'unsubscribeContact',
      'unsubscribeProfile',
    ],
  },
  {
    rule: 'success-status',
    why: 'Its 202 says what is missing before anything is charged.',
    of: ['processPayment'],
  },
  {
    rule: 'success-status',
    why: 'Its 202 says the same whether or not the address has a login.',
    of: ['signUp'],
  },
  {
    rule: 'success-status',
    why: 'What it sets is a secret, which no response has.',
    of: ['completePasswordReset', 'setUserPassword'],
  },
  {
    rule: 'none-is-null',
    why: 'Published before the rule: a profile and a contact have an empty text for what no one entered.',
    of: ['FirstName', 'LastName', 'Phone', 'Position', 'Website'],
  },
  { rule: 'portable-pattern', why: PUBLISHED, of: ['FirstName', 'LastName', 'OidcScopes'] },
]

export function isNameException(rule: string, name: string): boolean {
  return NAME_EXCEPTIONS.some(each => each.rule === rule && each.of.some(of => isNamed(of, name)))
}

export const isNamed = (of: string, name: string): boolean =>
  of.endsWith('*') ? name.startsWith(of.slice(0, -1)) : name === of
