import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type OpenApiDocument, operationsOf } from '../generate/bundle.ts'
import { emitAllOperations } from '../generate/operations.ts'
import { GENERATED, headOf } from '../generate/services.ts'
import { examplesModule } from './examples.ts'

const RUNTIME = 'scripts/clients/package'
const DOMAIN = 'src/domain'
/** Only for the package of the service that has this operation. */
const SESSION = {
  module: 'session.ts',
  operation: 'createToken',
  login: { service: 'identity', operation: 'logIn' },
}

/** How the client of a service takes the credentials of a contract's schemes, in `credentials.ts`. */
const CREDENTIALS = {
  token: {
    schemes: ['bearer', 'provisioningToken'],
    type: 'TokenOptions',
    options: ['token'],
    send: 'withToken',
  },
  key: {
    schemes: ['secretKey', 'embeddedKey'],
    type: 'KeyOptions',
    options: ['secretKey', 'embeddedKey'],
    send: 'withKey',
  },
} as const
export type Credentials = keyof typeof CREDENTIALS

/** How callers of a service say who they are; undefined where the contract has nothing but a cookie. */
export function credentialsOf(document: OpenApiDocument): Credentials | undefined {
  const schemes = Object.keys(document.components?.securitySchemes ?? {})
  return (Object.keys(CREDENTIALS) as Credentials[]).find(kind =>
    CREDENTIALS[kind].schemes.some(scheme => schemes.includes(scheme)),
  )
}

/** Whether callers of a service get their tokens there, so that its package can log in. */
export function hasSession(document: OpenApiDocument): boolean {
  return operationsOf(document).some(({ operation }) => operation.operationId === SESSION.operation)
}

/** The modules of a package in TypeScript, by name. None imports anything of this repository. */
export function clientSources(service: string, document: OpenApiDocument): Record<string, string> {
  const runtime = readdirSync(RUNTIME).filter(name => name !== SESSION.module || hasSession(document))
  const generated = (name: string) => readFileSync(join(GENERATED, service, name), 'utf8')
  const sources: [string, string][] = [
    ['index.ts', indexSource(service, document)],
    ['operation.ts', typesOf('contract/operation.ts')],
    ['msw.ts', mswSource(document)],
    ['operations.ts', `${headOf(service)}\n${withLiteralIds(emitAllOperations(service, document))}`],
    ['zod.ts', generated('zod.ts')],
    ...runtime.map((name): [string, string] => [name, readFileSync(join(RUNTIME, name), 'utf8')]),
  ]
  return Object.fromEntries(sources.map(([name, text]) => [name, selfContained(text)]))
}

/** The modules of a package that need no compiler, as scripts and declarations. */
export function compiledModules(service: string, document: OpenApiDocument): Record<string, string> {
  const { script, types } = examplesModule(document)
  return {
    'examples.js': script,
    'examples.d.ts': types,
    'types.js': 'export {}\n',
    'types.d.ts': readFileSync(join(GENERATED, service, 'types.ts'), 'utf8'),
  }
}

/** With the id in the type of a handle, the compiler finds what is stored by id: examples, and names of errors. */
function withLiteralIds(operations: string): string {
  return operations.replaceAll(
    /^(export const (\w+): Operation<.+>) = \{$/gm,
    "$1 & { readonly id: '$2' } = {",
  )
}

function serverPathOf(document: OpenApiDocument): string {
  const [server] = document.servers ?? []
  if (!server) throw new Error(`${document.info.title}: the contract names no server`)
  return server.url
}

function indexSource(service: string, document: OpenApiDocument): string {
  const kind = credentialsOf(document)
  const credentials = kind && CREDENTIALS[kind]
  const taken = [...(credentials?.options ?? []), '...options'].join(', ')
  const type = credentials ? `ClientOptions & ${credentials.type}` : 'ClientOptions'
  const authorize = credentials ? `, ${credentials.send}({ ${credentials.options.join(', ')} })` : ''
  const session = hasSession(document) ? sessionSource(document) : { imports: [], lines: [] }
  const lines = [
    `import { type ClientOptions, connect, type ServiceClient } from './client.ts'`,
    ...(credentials
      ? [`import { type ${credentials.type}, ${credentials.send} } from './credentials.ts'`]
      : []),
    `import type { ErrorNames } from './examples.ts'`,
    ...session.imports,
    `import type { paths } from './types.ts'`,
    '',
    `export type { ClientOptions, Data, Failure, FileResult, Input, Result } from './client.ts'`,
    `export { CallError, dataOf, type ErrorItem } from './errors.ts'`,
    `export type { Operation } from './operation.ts'`,
    // The body of whatever the service sends, for who receives it.
    ...(document.webhooks ? [`export type { WebhookEvent } from './types.ts'`] : []),
    '',
    `export type Client = ServiceClient<paths>`,
    '',
    '/** The names of the errors that the contract shows for an operation, by its handle. There can be others. */',
    `export type ErrorName<T extends { readonly id: keyof ErrorNames }> = ErrorNames[T['id']] | (string & {})`,
    '',
    `/** A client of the ${document.info.title}, by its contract ${document.info.version}. */`,
    `export function createClient({ ${taken} }: ${type}): Client {`,
    `  return connect<paths>('${service}', '${serverPathOf(document)}', options${authorize})`,
    '}',
    ...session.lines,
  ]
  return `${lines.join('\n')}\n`
}

/** Logs in with an operation of another service. Its method and path are copied, so that this is no dependency. */
function sessionSource(document: OpenApiDocument): { imports: string[]; lines: string[] } {
  const { service, operation: id } = SESSION.login
  const identity: OpenApiDocument = JSON.parse(readFileSync(join(GENERATED, service, 'openapi.json'), 'utf8'))
  const login = operationsOf(identity).find(({ operation }) => operation.operationId === id)
  if (!login) throw new Error(`${service}: the contract has no operation ${id}`)
  const handle = `{ service: '${service}', id: '${id}', method: '${login.method.toUpperCase()}', path: '${login.path}', auth: 'none', roles: [] }`
  return {
    imports: [
      `import { ${SESSION.operation} } from './operations.ts'`,
      `import { type SessionOptions, type SessionToken, tokenOfSession } from './session.ts'`,
    ],
    lines: [
      '',
      `export type { SessionOptions, SessionToken } from './session.ts'`,
      '',
      '/**',
      ' * The token of a person who logs in with a password, for the clients of all services. It logs in at the first call,',
      ' * and replaces the token two minutes before it expires, or when a service rejects it.',
      ' */',
      'export function sessionToken(options: SessionOptions): SessionToken {',
      '  return tokenOfSession(',
      `    { path: '${serverPathOf(identity)}', operation: ${handle} },`,
      `    { path: '${serverPathOf(document)}', operation: ${SESSION.operation} },`,
      '    options,',
      '  )',
      '}',
    ],
  }
}

function mswSource(document: OpenApiDocument): string {
  return `import { type Examples, examples } from './examples.ts'
import { createMock, type Mock } from './mocking.ts'
import * as operations from './operations.ts'

const mock: Mock<Examples> = createMock('${serverPathOf(document)}', Object.values(operations), examples)

/** A handler for each operation. It responds with the contract's first example of a success. */
export const handlers: Mock<Examples>['handlers'] = mock.handlers

/** A handler that responds with an example of the contract, of any status. Throws for a name that it does not have. */
export const respond: Mock<Examples>['respond'] = mock.respond

/** The body of an example, to change and to compare. Throws for a name that the contract does not have. */
export const fixture: Mock<Examples>['fixture'] = mock.fixture
`
}

/**
 * A module without imports of this repository: types of the domain come from `operation.ts`, and a constant of the
 * domain is copied to where it is used. Neighbors are named as they are once compiled.
 */
function selfContained(text: string): string {
  return text
    .replace(
      /^import type (\{[^}]*\}) from '#domain\/contract\/operation\.ts'$/gm,
      "import type $1 from './operation.js'",
    )
    .replace(
      /^import \{ (\w+) \} from '#domain\/([\w/.-]+)'\n(import .*\n)*/gm,
      (all, name: string, path: string) => {
        const others = all.slice(all.indexOf('\n') + 1)
        return `${others}\n${constantOf(path, name)}\n`
      },
    )
    .replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")
}

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(join(DOMAIN, path), 'utf8'), ts.ScriptTarget.Latest, true)

/** The types that a module of the domain exports, without its functions. */
function typesOf(path: string): string {
  const file = parse(path)
  const types = file.statements.filter(
    each => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
  )
  return `${types.map(each => each.getFullText(file).trim()).join('\n\n')}\n`
}

/** A constant that a module of the domain exports. It may use nothing else of its module, or it does not compile. */
function constantOf(path: string, name: string): string {
  const file = parse(path)
  const found = file.statements.find(
    each =>
      ts.isVariableStatement(each) &&
      each.declarationList.declarations.some(({ name: own }) => own.getText(file) === name),
  )
  if (!found) throw new Error(`${path} has no constant ${name}`)
  return found.getText(file).replace(/^export /, '')
}
