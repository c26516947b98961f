import { resolvePart } from './references.js'

/** What our contracts say and Swagger UI by itself does not show, and what it shows and is of no use here. */
export function plugin() {
  const nothing = () => () => null
  return {
    fn: { opsFilter, resolveSubtree: async (contract, path) => resolvePart(contract, path) },
    statePlugins: {
      spec: { wrapActions: { updateJsonSpec: update => contract => update(withoutPresetFilters(contract)) } },
    },
    wrapComponents: {
      // The bar of the page says who calls, and a page can't send a cookie of its choice.
      authorizeBtn: nothing,
      authorizeOperationBtn: nothing,
      OperationSummary: withRoles,
    },
  }
}

/** Puts below the line of an operation who can call it. */
function withRoles(Original, { React }) {
  const { createElement, Fragment } = React
  return props => {
    const security = props.operationProps.get('security')?.toJS() ?? []
    return createElement(
      Fragment,
      null,
      createElement(Original, props),
      createElement('p', { className: 'roles' }, describeSecurity(security)),
    )
  }
}

/** What a caller needs without a role, by the scheme. */
const CREDENTIALS = {
  session: 'the session cookie',
  setUpLink: 'a set-up link',
  secretKey: 'a secret key',
  embeddedKey: 'an embedded key',
  provisioningToken: 'a provisioning token',
}

function describeSecurity(security) {
  if (!security.length) return 'Anyone can call it.'
  const schemes = security.map(requirement => Object.keys(requirement)[0])
  // An API token needs the roles that its maker needs.
  const ways = security.flatMap((requirement, at) => {
    const scheme = schemes[at]
    if (scheme === 'apiToken') return []
    if (scheme in CREDENTIALS) return [CREDENTIALS[scheme]]
    const roles = requirement[scheme]
    return [roles.every(role => role === 'self') ? 'a login' : roles.join(' and ')]
  })
  const tokens = schemes.includes('apiToken') ? ' API tokens can call it.' : ''
  return `Needs ${[...new Set(ways)].join(' or ')}.${tokens}`
}

/** The filter looks into paths, ids and summaries as well as into tags. */
function opsFilter(taggedOperations, phrase) {
  const wanted = phrase.toLowerCase()
  const matches = text =>
    String(text ?? '')
      .toLowerCase()
      .includes(wanted)
  return taggedOperations
    .map((tagged, tag) =>
      matches(tag)
        ? tagged
        : tagged.update('operations', operations =>
            operations.filter(
              entry =>
                matches(entry.get('path')) ||
                matches(entry.getIn(['operation', 'operationId'])) ||
                matches(entry.getIn(['operation', 'summary'])),
            ),
          ),
    )
    .filter(tagged => tagged.get('operations').size > 0)
}

/**
 * Swagger UI fills every parameter in with its example, and so a list would be searched for something at
 * the first try. The example of an optional one moves into its description, where it has no default.
 */
function withoutPresetFilters(contract) {
  const copy = structuredClone(contract)
  const operations = Object.values(copy.paths ?? {}).flatMap(item => Object.values(item))
  const lists = [
    Object.values(copy.components?.parameters ?? {}),
    ...operations.map(({ parameters = [] }) => parameters),
  ]
  for (const parameter of lists.flat()) {
    const { required, schema } = parameter
    if (required || schema?.example === undefined) continue
    if (schema.default === undefined) parameter.description += ` Example: \`${schema.example}\`.`
    delete schema.example
  }
  return copy
}
