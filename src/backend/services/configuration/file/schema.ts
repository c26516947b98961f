/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>

/** What is read of a bundled contract. */
interface Contract {
  paths: Record<string, unknown>
  components?: { schemas?: Record<string, unknown> }
}

/** The version of the file, which its first line states. Another one is needed when a file of before would mean something else. */
export const FILE_VERSION = 1

/** Where the portal has the schema. */
export const SCHEMA_PATH = `/schemas/configuration-${FILE_VERSION}.json`

/**
 * The JSON Schema of the file, from the contracts: each field has the schema of the request that sets it. `contractOf`
 * returns the bundled contract of a service.
 */
export function fileSchema(contractOf: (service: string) => Contract): JsonSchema {
  const security = fieldsOf(contractOf('security'))
  const authorization = fieldsOf(contractOf('authorization'))
  const notification = fieldsOf(contractOf('notification'))
  const billing = fieldsOf(contractOf('billing'))
  const webhooks = fieldsOf(contractOf('webhooks'))

  const id = {
    ...security('SecretKey', 'key_id'),
    description: 'ID of the key. Leave it out for a new key. A key without a known ID is found by its label.',
  }
  const active = {
    ...security('EmbeddedKey', 'active'),
    description: 'Whether the key works; false for a paused one.',
  }
  const usageLimits = {
    lookups_per_day: security('UsageLimitsBody', 'per_day'),
    lookups_per_month: security('UsageLimitsBody', 'per_month'),
  }
  const maxLookups = {
    ...nullable(security('CreateKeyLimitBody', 'max_lookups')),
    description: 'How many lookups the key can make in all; null for no limit.',
  }

  const secretKey = entry('A secret key, without its token.', ['label'], {
    id,
    label: security('CreateSecretKeyBody', 'label'),
    description: security('CreateSecretKeyBody', 'description'),
    active,
    expires: security('RestrictSecretKeyBody', 'expires'),
    licenses: security('RestrictSecretKeyBody', 'licenses'),
    allowed_ips: security('RestrictSecretKeyBody', 'allowed_ips'),
    url_credentials: security('RestrictSecretKeyBody', 'url_credentials'),
    max_lookups: maxLookups,
    ...usageLimits,
  })
  const embeddedKey = entry('An embedded key.', ['label'], {
    id,
    label: security('CreateEmbeddedKeyBody', 'label'),
    description: security('CreateEmbeddedKeyBody', 'description'),
    active,
    // A key that exists may have none.
    hosts: { ...security('CreateEmbeddedKeyBody', 'domains'), minItems: 0 },
    expires: security('RestrictEmbeddedKeyBody', 'expires'),
    licenses: security('RestrictEmbeddedKeyBody', 'licenses'),
    max_lookups: maxLookups,
    ...usageLimits,
  })
  const member = entry('A member of the team, or someone who is invited.', ['email', 'roles'], {
    email: authorization('CreateInvitationBody', 'email_address'),
    roles: authorization('SetRolesBody', 'roles'),
  })
  const contact = entry('Someone who gets notices of the account.', ['email'], {
    email: notification('CreateContactBody', 'email'),
    first_name: notification('CreateContactBody', 'first_name'),
    last_name: notification('CreateContactBody', 'last_name'),
    company: notification('CreateContactBody', 'company'),
    phone: notification('CreateContactBody', 'phone'),
    position: notification('CreateContactBody', 'position'),
    topics: notification('CreateContactBody', 'topics'),
  })

  const webhook = entry('An endpoint that gets events, without its secret.', ['url'], {
    id: {
      ...webhooks('WebhookEndpoint', 'endpoint_id'),
      description:
        'ID of the endpoint. Leave it out for a new one. An endpoint without a known ID is found by its address.',
    },
    url: webhooks('CreateWebhookEndpointBody', 'url'),
    description: webhooks('CreateWebhookEndpointBody', 'description'),
    active: { type: 'boolean', description: 'Whether events are sent to it; false for a paused one.' },
    events: webhooks('CreateWebhookEndpointBody', 'event_types'),
  })
  const stream = (name: string) => webhooks('CreateLogStreamBody', name)
  const logStream = entry(
    'A log stream that exists, without its secret. Where it sends is set on its page.',
    ['kind', 'url'],
    {
      id: {
        ...webhooks('LogStream', 'stream_id'),
        description: 'ID of the stream. A stream without a known ID is found by where it sends.',
      },
      kind: stream('kind'),
      url: stream('url'),
      header_name: stream('header_name'),
      index: stream('index'),
      region: stream('region'),
      bucket: stream('bucket'),
      prefix: stream('prefix'),
      access_key_id: stream('access_key_id'),
      description: stream('description'),
      active: { type: 'boolean', description: 'Whether records are sent to it; false for a paused one.' },
      sources: stream('sources'),
      batch_seconds: stream('batch_seconds'),
    },
  )
  const mapping = (name: string) => authorization('SetRoleMappingBody', name)
  const saml = (name: string) => authorization('CreateSamlProviderBody', name)
  const oidc = (name: string) => authorization('CreateOidcProviderBody', name)
  const provider = orNull(
    entry(
      'The identity provider, without a secret; null for none. A file can set up SAML. OpenID Connect needs a secret, so it is set up on its page.',
      ['type', 'name'],
      {
        type: { enum: ['saml', 'oidc'], description: 'What the provider speaks.' },
        name: saml('name'),
        metadata_xml: {
          ...saml('metadata_xml'),
          description: 'The metadata of SAML, with the certificates.',
        },
        binding: saml('binding'),
        name_id_format: saml('name_id_format'),
        signed_request: saml('signed_request'),
        transient_mapping_attribute_name: saml('transient_mapping_attribute_name'),
        issuer: oidc('issuer'),
        client_id: oidc('client_id'),
        scopes: oidc('scopes'),
        is_id_token_mapping: oidc('is_id_token_mapping'),
      },
    ),
  )
  const singleSignOn = orNull(
    entry('The organization that the account has registered; null for none.', [], {
      organization: {
        ...authorization('CreateOrganizationBody', 'organization_name'),
        description: 'Its name, which no other organization has. The name of a new one registers it.',
      },
      domains: {
        type: 'array',
        description:
          'Its email domains. The list is complete: what it leaves out is removed. A new one has to be verified on its page.',
        maxItems: mostOf(contractOf('authorization'), '/organization-domains'),
        items: authorization('OrganizationDomainBody', 'domain'),
      },
      provider,
      active: {
        type: 'boolean',
        description: 'Whether members log in with the provider. It needs a test login of the last 24 hours.',
      },
      joins_at_login: mapping('joins_at_login'),
      default_roles: mapping('default_roles'),
      groups: mapping('groups'),
    }),
  )

  const limits = entry('Limits of all keys together, and when people get an email about limits.', [], {
    time_zone: security('UsageTimeZoneBody', 'zone'),
    ...usageLimits,
    alert_percents: security('UsageAlertsBody', 'percents'),
  })
  const spendingCap = entry('The most that the account wants to spend in a month.', [], {
    monthly_cents: billing('SpendingCapBody', 'monthly'),
  })

  const listOf = (items: JsonSchema, description: string, most: number) => ({
    type: 'array',
    description: `${description} The list is complete: what it leaves out is deleted.`,
    maxItems: most,
    items,
  })
  const keys = mostOf(contractOf('security'), '/secret-keys')
  const contacts = mostOf(contractOf('notification'), '/contacts')
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Configuration of an account',
    ...entry('The settings of an account. A section that is left out doesn’t change.', ['version'], {
      version: { const: FILE_VERSION, description: 'Version of this format.' },
      secret_keys: listOf(secretKey, 'Secret keys.', keys),
      embedded_keys: listOf(embeddedKey, 'Embedded keys.', mostOf(contractOf('security'), '/embedded-keys')),
      limits,
      spending_cap: spendingCap,
      // The team is bounded by the seats of the account.
      team: listOf(member, 'Members of the team, and who is invited.', keys),
      contacts: listOf(contact, 'Contacts.', contacts),
      webhooks: listOf(webhook, 'Webhook endpoints.', mostOf(contractOf('webhooks'), '/endpoints')),
      log_streams: listOf(logStream, 'Log streams.', mostOf(contractOf('webhooks'), '/log-streams')),
      single_sign_on: singleSignOn,
    }),
  }
}

const entry = (description: string, required: string[], properties: JsonSchema): JsonSchema => ({
  type: 'object',
  description,
  additionalProperties: false,
  required,
  properties,
})

/** A map, or null. Its mistakes are found in the field that they are about. */
const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: ['object', 'null'] })

const nullable = (schema: JsonSchema): JsonSchema => ({ oneOf: [schema, { type: 'null' }] })

/** How many there may be of what a PUT adds: its `x-limit`. */
function mostOf(contract: Contract, path: string): number {
  const most = at(contract, ['paths', path, 'put', 'x-limit', 'max'])
  if (typeof most !== 'number') throw new Error(`${path} has no x-limit`)
  return most
}

/** Returns a function that returns the schema of a property, without references. */
function fieldsOf(contract: Contract): (schema: string, property: string) => JsonSchema {
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve)
    if (typeof node !== 'object' || node === null) return node
    const { $ref, ...own } = node as JsonSchema
    const target = typeof $ref === 'string' ? resolve(at(contract, $ref.split('/').slice(1))) : {}
    const inner = Object.entries(own).flatMap(([name, value]) => renamed(name, resolve(value)))
    return { ...(target as JsonSchema), ...Object.fromEntries(inner) }
  }
  return (schema, property) => {
    const found = at(contract, ['components', 'schemas', schema, 'properties', property])
    if (found === undefined) throw new Error(`${schema} has no ${property}`)
    return resolve(found) as JsonSchema
  }
}

/** A keyword under the names that JSON Schema and editors have for it. */
function renamed(name: string, value: unknown): [string, unknown][] {
  if (name === 'example') return [['examples', [value]]]
  // What a file leaves out stays as it is.
  if (name === 'default') return []
  // The server reads the first, and editors the second.
  if (name === 'x-pattern-message')
    return [
      [name, value],
      ['patternErrorMessage', value],
    ]
  return name.startsWith('x-') ? [] : [[name, value]]
}

function at(node: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as JsonSchema | undefined)?.[name], node)
}
