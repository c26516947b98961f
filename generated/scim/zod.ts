// Generated from openapi/scim by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * The schemas of the resource.
 */
export const zScimSchemaIds = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10));

/**
 * Whether a feature works.
 */
export const zScimSupport = z.strictObject({
    supported: z.boolean()
});

/**
 * Whether bulk calls work.
 */
export const zScimBulkSupport = z.strictObject({
    supported: z.boolean(),
    maxOperations: z.int().check(z.gte(0), z.lte(1000)),
    maxPayloadSize: z.int().check(z.gte(0), z.lte(65536))
});

/**
 * Whether filters work.
 */
export const zScimFilterSupport = z.strictObject({
    supported: z.boolean(),
    maxResults: z.int().check(z.gte(1), z.lte(1000))
});

/**
 * How to authenticate.
 */
export const zScimAuthentication = z.strictObject({
    type: z.enum(['oauthbearertoken']),
    name: z.string().check(z.maxLength(100)),
    description: z.string().check(z.maxLength(300)),
    primary: z.boolean()
});

/**
 * About the resource itself.
 */
export const zScimPlainMeta = z.strictObject({
    resourceType: z.enum([
        'ServiceProviderConfig',
        'ResourceType',
        'Schema'
    ]),
    location: z.string().check(z.maxLength(400))
});

/**
 * The features that work.
 */
export const zScimConfiguration = z.strictObject({
    schemas: zScimSchemaIds,
    documentationUri: z.string().check(z.maxLength(300)),
    patch: zScimSupport,
    bulk: zScimBulkSupport,
    filter: zScimFilterSupport,
    changePassword: zScimSupport,
    sort: zScimSupport,
    etag: zScimSupport,
    authenticationSchemes: z.array(zScimAuthentication).check(z.maxLength(5)),
    meta: zScimPlainMeta
});

/**
 * An error of RFC 7644 §3.12.
 */
export const zScimError = z.strictObject({
    schemas: z.tuple([z.enum(['urn:ietf:params:scim:api:messages:2.0:Error'])]),
    status: z.string().check(z.maxLength(3), z.regex(/^[45][0-9]{2}$/)),
    scimType: z.optional(z.enum([
        'invalidFilter',
        'tooMany',
        'uniqueness',
        'mutability',
        'invalidSyntax',
        'invalidPath',
        'noTarget',
        'invalidValue'
    ])),
    detail: z.string().check(z.maxLength(1000))
});

/**
 * A type of resources.
 */
export const zScimResourceType = z.strictObject({
    schemas: zScimSchemaIds,
    id: z.string().check(z.maxLength(100)),
    name: z.string().check(z.maxLength(100)),
    endpoint: z.string().check(z.maxLength(100)),
    description: z.string().check(z.maxLength(200)),
    schema: z.string().check(z.maxLength(200)),
    meta: zScimPlainMeta
});

/**
 * The types.
 */
export const zScimResourceTypeList = z.strictObject({
    schemas: zScimSchemaIds,
    totalResults: z.int().check(z.gte(0), z.lte(1000000)),
    startIndex: z.int().check(z.gte(1), z.lte(1000000000)),
    itemsPerPage: z.int().check(z.gte(0), z.lte(200)),
    Resources: z.array(zScimResourceType).check(z.maxLength(10))
});

/**
 * A part of a complex attribute.
 */
export const zScimSubAttribute = z.strictObject({
    name: z.string().check(z.maxLength(100)),
    type: z.enum([
        'string',
        'boolean',
        'dateTime',
        'reference'
    ]),
    multiValued: z.boolean(),
    description: z.string().check(z.maxLength(300)),
    required: z.boolean(),
    caseExact: z.boolean(),
    mutability: z.enum(['readOnly', 'readWrite']),
    returned: z.enum(['always', 'default']),
    uniqueness: z.enum(['none', 'server'])
});

/**
 * An attribute of a schema (RFC 7643 §7).
 */
export const zScimAttribute = z.strictObject({
    name: z.string().check(z.maxLength(100)),
    type: z.enum([
        'string',
        'boolean',
        'dateTime',
        'reference',
        'complex'
    ]),
    multiValued: z.boolean(),
    description: z.string().check(z.maxLength(300)),
    required: z.boolean(),
    caseExact: z.boolean(),
    mutability: z.enum(['readOnly', 'readWrite']),
    returned: z.enum(['always', 'default']),
    uniqueness: z.enum(['none', 'server']),
    subAttributes: z.optional(z.array(zScimSubAttribute).check(z.maxLength(20)))
});

/**
 * The attributes of a type.
 */
export const zScimSchema = z.strictObject({
    schemas: zScimSchemaIds,
    id: z.string().check(z.maxLength(200)),
    name: z.string().check(z.maxLength(100)),
    description: z.string().check(z.maxLength(200)),
    attributes: z.array(zScimAttribute).check(z.maxLength(50)),
    meta: zScimPlainMeta
});

/**
 * The schemas.
 */
export const zScimSchemaList = z.strictObject({
    schemas: zScimSchemaIds,
    totalResults: z.int().check(z.gte(0), z.lte(1000000)),
    startIndex: z.int().check(z.gte(1), z.lte(1000000000)),
    itemsPerPage: z.int().check(z.gte(0), z.lte(200)),
    Resources: z.array(zScimSchema).check(z.maxLength(10))
});

/**
 * A group of the user. Read-only; change the group's members instead.
 */
export const zScimUserGroup = z.strictObject({
    value: z.string().check(z.maxLength(100)),
    display: z.string().check(z.maxLength(200))
});

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * About the resource itself. Read-only.
 */
export const zScimMeta = z.strictObject({
    resourceType: z.enum(['User', 'Group']),
    created: zTimestamp,
    lastModified: zTimestamp,
    location: z.string().check(z.maxLength(400)),
    version: z.string().check(z.maxLength(60))
});

/**
 * The parts of a name.
 */
export const zScimName = z.strictObject({
    formatted: z.optional(z.string().check(z.maxLength(400))),
    givenName: z.optional(z.string().check(z.maxLength(200))),
    familyName: z.optional(z.string().check(z.maxLength(200)))
});

/**
 * An email address of the user.
 */
export const zScimEmail = z.strictObject({
    value: z.string().check(z.maxLength(200)),
    type: z.optional(z.string().check(z.maxLength(60))),
    primary: z.optional(z.boolean())
});

/**
 * A person whom the provider provisions.
 */
export const zScimUser = z.strictObject({
    schemas: zScimSchemaIds,
    id: z.string().check(z.maxLength(100)),
    active: z.optional(z.boolean()),
    groups: z.optional(z.array(zScimUserGroup).check(z.maxLength(1000))),
    meta: z.optional(zScimMeta),
    userName: z.optional(z.string().check(z.maxLength(200))),
    externalId: z.optional(z.string().check(z.maxLength(200))),
    displayName: z.optional(z.string().check(z.maxLength(200))),
    title: z.optional(z.string().check(z.maxLength(200))),
    name: z.optional(zScimName),
    emails: z.optional(z.array(zScimEmail).check(z.maxLength(20)))
});

/**
 * A page of users.
 */
export const zScimUserList = z.strictObject({
    schemas: zScimSchemaIds,
    totalResults: z.int().check(z.gte(0), z.lte(1000000)),
    startIndex: z.int().check(z.gte(1), z.lte(1000000000)),
    itemsPerPage: z.int().check(z.gte(0), z.lte(200)),
    Resources: z.array(zScimUser).check(z.maxLength(200))
});

/**
 * The parts of a name.
 */
export const zScimNameBody = z.object({
    formatted: z.nullish(z.string().check(z.maxLength(400))),
    givenName: z.nullish(z.string().check(z.maxLength(200))),
    familyName: z.nullish(z.string().check(z.maxLength(200)))
});

/**
 * An email address of the user.
 */
export const zScimEmailBody = z.object({
    value: z.string().check(z.maxLength(200)),
    type: z.nullish(z.string().check(z.maxLength(60))),
    primary: z.nullish(z.union([
        z.literal(true),
        z.literal(false),
        z.literal('true'),
        z.literal('false'),
        z.literal('True'),
        z.literal('False')
    ]))
});

/**
 * A user. null means no value. Attributes that aren't named here, such as phoneNumbers or those of the enterprise
 * extension, are accepted and not stored; passwords too. Owners see which ones. Names of attributes work in any case,
 * and an attribute with one value may be sent as an array of one, whose `value` it is.
 *
 */
export const zScimUserBody = z.object({
    schemas: z.nullish(zScimSchemaIds),
    active: z.nullish(z.union([
        z.literal(true),
        z.literal(false),
        z.literal('true'),
        z.literal('false'),
        z.literal('True'),
        z.literal('False')
    ])),
    userName: z.string().check(z.maxLength(200)),
    externalId: z.nullish(z.string().check(z.maxLength(200))),
    displayName: z.nullish(z.string().check(z.maxLength(200))),
    title: z.nullish(z.string().check(z.maxLength(200))),
    name: z.nullish(zScimNameBody),
    emails: z.nullish(z.array(zScimEmailBody).check(z.maxLength(20)))
});

/**
 * The new value, or without a path, an object with the attributes to change.
 */
export const zScimPatchValue = z.nullable(z.union([
    z.string().check(z.maxLength(4000)),
    z.boolean(),
    z.number().check(z.gte(-1000000000000), z.lte(1000000000000)),
    z.array(z.union([
        z.string().check(z.maxLength(4000)),
        z.boolean(),
        z.record(z.string(), z.unknown())
    ])).check(z.maxLength(1000)),
    z.record(z.string(), z.unknown())
]));

/**
 * One change.
 */
export const zScimPatchOperation = z.object({
    op: z.string().check(z.maxLength(20)),
    path: z.optional(z.string().check(z.maxLength(500))),
    value: z.optional(zScimPatchValue)
});

/**
 * Changes to a resource, in order; either all of them are made or none.
 */
export const zScimPatchBody = z.object({
    schemas: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10))),
    Operations: z.array(zScimPatchOperation).check(z.minLength(1), z.maxLength(200))
});

/**
 * A user of the group.
 */
export const zScimMember = z.strictObject({
    value: z.string().check(z.maxLength(100)),
    display: z.optional(z.string().check(z.maxLength(200))),
    type: z.optional(z.enum(['User']))
});

/**
 * A group of users.
 */
export const zScimGroup = z.strictObject({
    schemas: zScimSchemaIds,
    id: z.string().check(z.maxLength(100)),
    displayName: z.optional(z.string().check(z.maxLength(200))),
    externalId: z.optional(z.string().check(z.maxLength(200))),
    members: z.optional(z.array(zScimMember).check(z.maxLength(10000))),
    meta: z.optional(zScimMeta)
});

/**
 * A page of groups.
 */
export const zScimGroupList = z.strictObject({
    schemas: zScimSchemaIds,
    totalResults: z.int().check(z.gte(0), z.lte(1000000)),
    startIndex: z.int().check(z.gte(1), z.lte(1000000000)),
    itemsPerPage: z.int().check(z.gte(0), z.lte(200)),
    Resources: z.array(zScimGroup).check(z.maxLength(200))
});

/**
 * A user of the group. Groups can't be members.
 */
export const zScimMemberBody = z.object({
    value: z.string().check(z.maxLength(100))
});

/**
 * A group. null means no value. Attributes that aren't named here are accepted and not stored; owners see which ones.
 *
 */
export const zScimGroupBody = z.object({
    schemas: z.nullish(zScimSchemaIds),
    displayName: z.string().check(z.minLength(1), z.maxLength(200)),
    externalId: z.nullish(z.string().check(z.maxLength(200))),
    members: z.nullish(z.array(zScimMemberBody).check(z.maxLength(1000)))
});

/**
 * An expression of RFC 7644 §3.4.2.2 with up to 30 conditions, such as `userName eq "priya@northwind.example"`.
 * All operators and `and`, `or`, `not`, parentheses, and value filters work.
 *
 */
export const zFilter = z.string().check(z.maxLength(1000));

/**
 * Number of the first result, from 1. Anything less means 1.
 */
export const zStartIndex = z._default(z.int().check(z.gte(-1000000000), z.lte(1000000000)), 1);

/**
 * The most results to return; a response has 200 at most. Anything less than 0 means 0.
 */
export const zCount = z._default(z.int().check(z.gte(-1000000000), z.lte(1000000000)), 100);

/**
 * The attribute to sort by. Resources are in the order of their creation without it.
 */
export const zSortBy = z.string().check(z.maxLength(200));

/**
 * Direction of the order.
 */
export const zSortOrder = z._default(z.enum(['ascending', 'descending']), 'ascending');

/**
 * Names of the attributes to return, separated by commas. `id` and `schemas` are always returned.
 */
export const zAttributes = z.string().check(z.maxLength(500));

/**
 * Names of attributes to leave out, separated by commas.
 */
export const zExcludedAttributes = z.string().check(z.maxLength(500));

/**
 * The `id` of the resource. One of another organization returns 404.
 */
export const zPathId = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * Versions that the caller has. The response is 304 if the resource is still one of them.
 */
export const zIfNoneMatch = z.string().check(z.maxLength(400));

/**
 * Versions that the call is for, as in `ETag`, or `*`. Any other version returns 412.
 */
export const zIfMatch = z.string().check(z.maxLength(400));

/**
 * The configuration.
 */
export const zGetScimConfigurationResponse = zScimConfiguration;

/**
 * Both types.
 */
export const zListScimResourceTypesResponse = zScimResourceTypeList;

export const zGetScimResourceTypePath = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * The type.
 */
export const zGetScimResourceTypeResponse = zScimResourceType;

/**
 * Both schemas.
 */
export const zListScimSchemasResponse = zScimSchemaList;

export const zGetScimSchemaPath = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * The schema.
 */
export const zGetScimSchemaResponse = zScimSchema;

export const zListScimUsersQuery = z.object({
    filter: z.optional(z.string().check(z.maxLength(1000))),
    startIndex: z._default(z.optional(z.int().check(z.gte(-1000000000), z.lte(1000000000))), 1),
    count: z._default(z.optional(z.int().check(z.gte(-1000000000), z.lte(1000000000))), 100),
    sortBy: z.optional(z.string().check(z.maxLength(200))),
    sortOrder: z._default(z.optional(z.enum(['ascending', 'descending'])), 'ascending'),
    attributes: z.optional(z.string().check(z.maxLength(500))),
    excludedAttributes: z.optional(z.string().check(z.maxLength(500)))
});

/**
 * A page of users.
 */
export const zListScimUsersResponse = zScimUserList;

export const zCreateScimUserBody = zScimUserBody;

/**
 * The user.
 */
export const zCreateScimUserResponse = zScimUser;

export const zDeleteScimUserHeaders = z.object({
    'If-Match': z.optional(z.string().check(z.maxLength(400)))
});

export const zDeleteScimUserPath = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * Deleted.
 */
export const zDeleteScimUserResponse = z.void();

export const zGetScimUserHeaders = z.object({
    'If-None-Match': z.optional(z.string().check(z.maxLength(400)))
});

export const zGetScimUserPath = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
});

export const zGetScimUserQuery = z.object({
    attributes: z.optional(z.string().check(z.maxLength(500))),
    excludedAttributes: z.optional(z.string().check(z.maxLength(500)))
});

/**
 * The user.
 */
export const zGetScimUserResponse = zScimUser;

export const zChangeScimUserBody = zScimPatchBody;

export const zChangeScimUserHeaders = z.object({
    'If-Match': z.optional(z.string().check(z.maxLength(400)))
});

export const zChangeScimUserPath = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * The user.
 */
export const zChangeScimUserResponse = zScimUser;

export const zUpdateScimUserBody = zScimUserBody;

export const zUpdateScimUserHeaders = z.object({
    'If-Match': z.optional(z.string().check(z.maxLength(400)))
});

export const zUpdateScimUserPath = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * The user.
 */
export const zUpdateScimUserResponse = zScimUser;

export const zListScimGroupsQuery = z.object({
    filter: z.optional(z.string().check(z.maxLength(1000))),
    startIndex: z._default(z.optional(z.int().check(z.gte(-1000000000), z.lte(1000000000))), 1),
    count: z._default(z.optional(z.int().check(z.gte(-1000000000), z.lte(1000000000))), 100),
    sortBy: z.optional(z.string().check(z.maxLength(200))),
    sortOrder: z._default(z.optional(z.enum(['ascending', 'descending'])), 'ascending'),
    attributes: z.optional(z.string().check(z.maxLength(500))),
    excludedAttributes: z.optional(z.string().check(z.maxLength(500)))
});

/**
 * A page of groups.
 */
export const zListScimGroupsResponse = zScimGroupList;

export const zCreateScimGroupBody = zScimGroupBody;

/**
 * The group.
 */
export const zCreateScimGroupResponse = zScimGroup;

export const zDeleteScimGroupHeaders = z.object({
    'If-Match': z.optional(z.string().check(z.maxLength(400)))
});

export const zDeleteScimGroupPath = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * Deleted.
 */
export const zDeleteScimGroupResponse = z.void();

export const zGetScimGroupHeaders = z.object({
    'If-None-Match': z.optional(z.string().check(z.maxLength(400)))
});

export const zGetScimGroupPath = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
});

export const zGetScimGroupQuery = z.object({
    attributes: z.optional(z.string().check(z.maxLength(500))),
    excludedAttributes: z.optional(z.string().check(z.maxLength(500)))
});

/**
 * The group.
 */
export const zGetScimGroupResponse = zScimGroup;

export const zChangeScimGroupBody = zScimPatchBody;

export const zChangeScimGroupHeaders = z.object({
    'If-Match': z.optional(z.string().check(z.maxLength(400)))
});

export const zChangeScimGroupPath = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * The group.
 */
export const zChangeScimGroupResponse = zScimGroup;

export const zUpdateScimGroupBody = zScimGroupBody;

export const zUpdateScimGroupHeaders = z.object({
    'If-Match': z.optional(z.string().check(z.maxLength(400)))
});

export const zUpdateScimGroupPath = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * The group.
 */
export const zUpdateScimGroupResponse = zScimGroup;
