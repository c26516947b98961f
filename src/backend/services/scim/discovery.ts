import type {
  operations,
  ScimAttribute,
  ScimResourceType,
  ScimSchema,
  ScimSubAttribute,
} from '#generated/scim/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { MAX_RESULTS } from './limits.ts'
import { type Attribute, type ResourceSchema, resourceSchemas } from './schema.ts'
import { locationOf } from './user-store.ts'

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

type Addressed = Pick<Kernel, 'publicUrl'>

/** Handlers of `openapi/scim/discovery.yaml`. */
export const discoveryHandlers = {
  async getScimConfiguration({ kernel }) {
    return {
      status: 200,
      body: {
        schemas: [`${CORE}:ServiceProviderConfig`],
        documentationUri: `${kernel.publicUrl()}/docs/provisioning`,
        patch: { supported: true },
        bulk: { supported: false, maxOperations: 0, maxPayloadSize: 64 * 1024 },
        filter: { supported: true, maxResults: MAX_RESULTS },
        changePassword: { supported: false },
        sort: { supported: true },
        etag: { supported: true },
        authenticationSchemes: [
          {
            type: 'oauthbearertoken',
            name: 'Provisioning token',
            description: 'A token that an owner creates in the portal, sent as Bearer.',
            primary: true,
          },
        ],
        meta: {
          resourceType: 'ServiceProviderConfig',
          location: locationOf(kernel, '/ServiceProviderConfig'),
        },
      },
    }
  },

  async listScimResourceTypes({ kernel }) {
    return { status: 200, body: whole(resourceSchemas.map(each => toResourceType(kernel, each))) }
  },

  async getScimResourceType({ params, kernel }) {
    const found = resourceSchemas.find(({ name }) => name === params.id)
    if (!found) throw problem('not-found')
    return { status: 200, body: toResourceType(kernel, found) }
  },

  async listScimSchemas({ kernel }) {
    return { status: 200, body: whole(resourceSchemas.map(each => toSchema(kernel, each))) }
  },

  async getScimSchema({ params, kernel }) {
    const found = resourceSchemas.find(({ urn }) => urn.toLowerCase() === params.id.toLowerCase())
    if (!found) throw problem('not-found')
    return { status: 200, body: toSchema(kernel, found) }
  },
} satisfies Pick<
  Handlers<operations>,
  | 'getScimConfiguration'
  | 'listScimResourceTypes'
  | 'getScimResourceType'
  | 'listScimSchemas'
  | 'getScimSchema'
>

function whole<R>(resources: R[]) {
  const { length } = resources
  return { schemas: [LIST], totalResults: length, startIndex: 1, itemsPerPage: length, Resources: resources }
}

function toResourceType(
  kernel: Addressed,
  { name, endpoint, description, urn }: ResourceSchema,
): ScimResourceType {
  return {
    schemas: [`${CORE}:ResourceType`],
    id: name,
    name,
    endpoint,
    description,
    schema: urn,
    meta: { resourceType: 'ResourceType', location: locationOf(kernel, `/ResourceTypes/${name}`) },
  }
}

function toSchema(kernel: Addressed, { urn, name, description, attributes }: ResourceSchema): ScimSchema {
  return {
    schemas: [`${CORE}:Schema`],
    id: urn,
    name,
    description,
    attributes: attributes.map(toAttribute),
    meta: { resourceType: 'Schema', location: locationOf(kernel, `/Schemas/${urn}`) },
  }
}

function toAttribute(attribute: Attribute): ScimAttribute {
  const { type, parts } = attribute
  return { ...toPart(attribute), type, ...(parts && { subAttributes: parts.map(toPart) }) }
}

function toPart(attribute: Attribute): ScimSubAttribute {
  const { name, type, description, isMulti, isRequired, isCaseExact, isReadOnly, isUnique } = attribute
  return {
    name,
    type: type === 'complex' ? 'string' : type,
    multiValued: isMulti ?? false,
    description,
    required: isRequired ?? false,
    caseExact: isCaseExact ?? false,
    mutability: isReadOnly ? 'readOnly' : 'readWrite',
    returned: 'default',
    uniqueness: isUnique ? 'server' : 'none',
  }
}
