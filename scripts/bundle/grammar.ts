/**
 * Where references can be in an OpenAPI document, and their target kinds: the members of each kind of node
 * that are nodes themselves, in walking order. `*` is any other member, `[]` an entry of a
 * list. The order sets the order of the components, so do not change it.
 */
export const GRAMMAR = {
  Root: { paths: 'Paths', webhooks: 'Paths', components: 'Components' },
  Paths: { '*': 'PathItem' },
  PathItem: {
    parameters: 'Parameters',
    get: 'Operation',
    put: 'Operation',
    post: 'Operation',
    patch: 'Operation',
    delete: 'Operation',
  },
  Operation: { parameters: 'Parameters', requestBody: 'RequestBody', responses: 'Responses' },
  Parameters: { '[]': 'Parameter' },
  Parameter: { schema: 'Schema', examples: 'Examples', content: 'Content' },
  RequestBody: { content: 'Content' },
  Responses: { '*': 'Response' },
  Response: { headers: 'Headers', content: 'Content' },
  Headers: { '*': 'Header' },
  Header: { schema: 'Schema', examples: 'Examples', content: 'Content' },
  Content: { '*': 'MediaType' },
  MediaType: { schema: 'Schema', examples: 'Examples' },
  Examples: { '*': 'Example' },
  Example: { value: 'Value' },
  Value: {},
  Schema: {
    discriminator: 'Discriminator',
    allOf: 'SchemaList',
    anyOf: 'SchemaList',
    oneOf: 'SchemaList',
    not: 'Schema',
    prefixItems: 'SchemaList',
    properties: 'Schemas',
    items: 'Schema',
    additionalProperties: 'Schema',
  },
  SchemaList: { '[]': 'Schema' },
  Schemas: { '*': 'Schema' },
  Discriminator: { mapping: 'Mapping' },
  Mapping: {},
  Components: {
    parameters: 'ParameterMap',
    schemas: 'Schemas',
    responses: 'Responses',
    examples: 'Examples',
    requestBodies: 'RequestBodies',
    headers: 'Headers',
    securitySchemes: 'SecuritySchemes',
  },
  ParameterMap: { '*': 'Parameter' },
  RequestBodies: { '*': 'RequestBody' },
  SecuritySchemes: { '*': 'SecurityScheme' },
  SecurityScheme: {},
} as const satisfies Record<string, Record<string, string>>

export type Kind = keyof typeof GRAMMAR

/** Where the target of a reference is in the bundle. A target of any other kind replaces the reference. */
export const COMPONENTS: Partial<Record<Kind, string>> = {
  Schema: 'schemas',
  Parameter: 'parameters',
  Response: 'responses',
  Example: 'examples',
  RequestBody: 'requestBodies',
  Header: 'headers',
}

/** The members of a node to walk, in order, each with its kind. */
export function membersOf(node: object, kind: Kind): [key: string, kind: Kind][] {
  const grammar: Record<string, Kind> = GRAMMAR[kind]
  const each = grammar[Array.isArray(node) ? '[]' : '*']
  if (each) return Object.keys(node).map(key => [key, each])
  return Object.entries(grammar).filter(([key]) => key in node)
}
