/**
 * Which operations are tools of an assistant. A candidate is a GET that API tokens can call and that returns JSON, and a
 * GET lookup of the gateway: `scripts/generate/mcp.ts` finds them in the contracts. A model picks worse from a longer
 * list, so most candidates are none, each for a reason. A structure test fails for a candidate that is in neither list.
 */

/** The operations that are tools, by their operationId. */
export const TOOLS: readonly string[] = [
  'getCurrentToken',
  'listTeamMembers',
  'listInvitations',
  'listServiceAccounts',
  'listActivity',
  'listOrders',
  'getAccountOrder',
  'getSpendingCap',
  'getConfiguration',
  'getConfigurationPlan',
  'listLists',
  'getList',
  'listContacts',
  'listSecretKeys',
  'getSecretKey',
  'listEmbeddedKeys',
  'getKeySurvey',
  'getUsageLimits',
  'listKeyUsage',
  'listTagUsage',
  'listRejections',
  'listRejectionCauses',
  'listRequests',
  'getRequest',
  'getRequestMetrics',
  'listDeprecatedUses',
  'listOrganizationKeys',
  'listHoldings',
  'listLicenses',
  'listLicenseUsage',
  'listWebhookEndpoints',
  'listWebhookDeliveries',
  'listLogStreams',
  'verifyUsAddress',
  'verifyInternationalAddress',
  'findNearestUsAddresses',
]

/** The candidates that are no tools, by the reason. */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'Another tool returns the same, or the list that it belongs to': [
    'listAccounts',
    'listAccountOwners',
    'listRoles',
    'listPendingOrders',
    'listDocuments',
    'getContact',
    'getEmbeddedKey',
    'getKeyLimit',
    'getKeyUsageLimits',
    'getSecretKeyRotation',
    'listWorkingKeys',
    'listRejectionGroups',
    'listSubscriptions',
    'listOrganizationAccounts',
    'listOrganizationKeyAccounts',
    'getWebhookEndpoint',
    'getLogStream',
    'listTrials',
  ],
  'It is a step of a form or a page, and says nothing by itself': [
    'getClosing',
    'getClosingPreview',
    'checkOrganizationName',
    'getProviderDependents',
    'listRecoveryOwners',
    'getSsoRehearsal',
    'getEarlyPurchase',
    'getPlanChange',
    'getExport',
    'getOrderByIntent',
    'suggestAddresses',
    'findStandardAddress',
    'getMaxUsers',
    'listTestKeys',
    'suggestUsAddresses',
    'suggestInternationalAddresses',
    'listLogStreamBatches',
  ],
  'It is about logins, which an assistant has no business with': [
    'listOrganizationDomains',
    'listSsoLogins',
    'listSsoRelinks',
    'listProvisioningTokens',
    'getRoleMapping',
    'listProvisioningFailures',
    'listAccessTokens',
    'getUserStatus',
    'listSetUpLinks',
  ],
  'It has details of a person or a company that no question about the API needs': [
    'getProfile',
    'getSelfProfile',
    'listProfileTopics',
    'getPrimaryProfile',
    'listDataReports',
    'listTaxableLocations',
    'getTaxableLocation',
    'getTaxExemption',
    'getInvoiceDetails',
  ],
  'It has what customers sent or received, word for word': ['getRequestContent', 'getWebhookDelivery'],
  'It is for programs that look up many addresses': [
    'getUsProperty',
    'getUsPropertyFinancials',
    'getUsGeoreference',
    'listUsSecondaryAddresses',
    'geocodeUsAddress',
    'geocodeInternationalAddress',
  ],
}

/** The one operation that is no GET: it plans a change, which only a person can apply. */
export const PROPOSAL = { operationId: 'createConfigurationPlan', tool: 'propose_configuration' } as const

/** Tools whose response is of no use in part: a file without its end would delete what the end has. */
export const WHOLE: ReadonlySet<string> = new Set(['getConfiguration'])

/** Rows of a list that a tool returns at most, so that no page of a tool is larger. */
export const MOST_ROWS = 50
