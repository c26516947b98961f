/** An attribute that is stored (RFC 7643 §7). */
export interface Attribute {
  name: string
  type: 'string' | 'boolean' | 'dateTime' | 'reference' | 'complex'
  description: string
  isMulti?: boolean
  isRequired?: boolean
  isCaseExact?: boolean
  isReadOnly?: boolean
  isUnique?: boolean
  /** Characters of a text. */
  max?: number
  parts?: readonly Attribute[]
}

export interface ResourceSchema {
  urn: string
  name: 'User' | 'Group'
  endpoint: '/Users' | '/Groups'
  description: string
  attributes: readonly Attribute[]
}

const text = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  description,
  max: 200,
  ...more,
})

/** What every resource has (RFC 7643 §3.1). It is not part of a schema, but filters and paths may name it. */
export const commonAttributes: readonly Attribute[] = [
  text('id', 'Id of the resource', { isReadOnly: true, isCaseExact: true, isUnique: true }),
  text('externalId', 'Id of the resource at the provider', { isCaseExact: true }),
  {
    name: 'meta',
    type: 'complex',
    description: 'About the resource itself',
    isReadOnly: true,
    parts: [
      text('resourceType', 'What it is', { isReadOnly: true, isCaseExact: true }),
      { name: 'created', type: 'dateTime', description: 'When it was created', isReadOnly: true },
      { name: 'lastModified', type: 'dateTime', description: 'When it last changed', isReadOnly: true },
      {
        name: 'location',
        type: 'reference',
        description: 'Its address',
        isReadOnly: true,
        isCaseExact: true,
      },
      text('version', 'Its version', { isReadOnly: true, isCaseExact: true }),
    ],
  },
  text('schemas', 'The schemas of the resource', { isReadOnly: true, isMulti: true, isCaseExact: true }),
]

export const userSchema: ResourceSchema = {
  urn: 'urn:ietf:params:scim:schemas:core:2.0:User',
  name: 'User',
  endpoint: '/Users',
  description: 'A person whom the provider provisions',
  attributes: [
    text('userName', 'Unique name of the user at the provider', { isRequired: true, isUnique: true }),
    {
      name: 'name',
      type: 'complex',
      description: 'The parts of the name',
      parts: [
        text('formatted', 'The whole name', { max: 400 }),
        text('givenName', 'First name'),
        text('familyName', 'Last name'),
      ],
    },
    text('displayName', 'Name to show'),
    text('title', 'Job title'),
    {
      name: 'emails',
      type: 'complex',
      description: 'Email addresses; the primary one is what the person logs in with',
      isMulti: true,
      parts: [
        text('value', 'The address', { isRequired: true }),
        text('type', 'What it is for', { max: 60 }),
        { name: 'primary', type: 'boolean', description: 'Whether it is the main one' },
      ],
    },
    { name: 'active', type: 'boolean', description: 'Whether the person is a member of the account' },
    {
      name: 'groups',
      type: 'complex',
      description: 'The groups of the user',
      isMulti: true,
      isReadOnly: true,
      parts: [
        text('value', "The group's id", { isReadOnly: true, isCaseExact: true }),
        text('display', "The group's name", { isReadOnly: true }),
      ],
    },
  ],
}

export const groupSchema: ResourceSchema = {
  urn: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  name: 'Group',
  endpoint: '/Groups',
  description: 'A group of users',
  attributes: [
    text('displayName', 'Unique name of the group', { isRequired: true, isUnique: true }),
    {
      name: 'members',
      type: 'complex',
      description: 'The users of the group',
      isMulti: true,
      parts: [
        text('value', "The user's id", { isRequired: true, isCaseExact: true }),
        text('display', "The user's name", { isReadOnly: true }),
        text('type', 'Always User', { isReadOnly: true, isCaseExact: true }),
      ],
    },
  ],
}

export const resourceSchemas: readonly ResourceSchema[] = [userSchema, groupSchema]

/** Attributes of RFC 7643 §4 that providers send and this service does not store, passwords among them. */
const UNSTORED = new Set(
  'nickname profileurl usertype preferredlanguage locale timezone password phonenumbers ims photos addresses entitlements roles x509certificates'.split(
    ' ',
  ),
)
/** Parts of stored attributes that RFC 7643 has and this service does not store. */
const UNSTORED_PARTS: Readonly<Record<string, readonly string[]>> = {
  name: ['middlename', 'honorificprefix', 'honorificsuffix'],
  emails: ['display'],
  members: ['$ref'],
}
/** What the names of extensions begin with, once that of the schema itself is off; those of Microsoft too. */
const EXTENSIONS = ['urn:', 'http://']

/** What a name of an attribute stands for: one that is stored, or one that is known and ignored. */
export function findAttribute(schema: ResourceSchema, name: string): Attribute | 'ignored' | undefined {
  const own = withoutUrn(schema, name)
  const key = own.toLowerCase()
  if (EXTENSIONS.some(start => key.startsWith(start))) return 'ignored'
  const found = [...schema.attributes, ...commonAttributes].find(each => each.name.toLowerCase() === key)
  return found ?? (schema.name === 'User' && UNSTORED.has(key) ? 'ignored' : undefined)
}

export function isUnstoredPart({ name }: Attribute, part: string): boolean {
  return UNSTORED_PARTS[name]?.includes(part.toLowerCase()) ?? false
}

/** The name of an attribute or path without the URN of its schema, which may precede it. */
export function withoutUrn({ urn }: ResourceSchema, name: string): string {
  const prefix = `${urn}:`
  return name.toLowerCase().startsWith(prefix.toLowerCase()) ? name.slice(prefix.length) : name
}

export function findPart({ parts = [] }: Attribute, name: string): Attribute | undefined {
  const key = name.toLowerCase()
  return parts.find(each => each.name.toLowerCase() === key)
}
