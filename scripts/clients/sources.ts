import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { GENERATED } from '../generate/services.ts'

const RUNTIME = 'scripts/clients/package'
const DOMAIN = 'src/domain'
const GENERATED_MODULES = ['types.ts', 'operations.ts', 'zod.ts']

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

/** The modules of a package in TypeScript, by name. None imports anything of this repository. */
export function clientSources(service: string, document: OpenApiDocument): Record<string, string> {
  const sources: [string, string][] = [
    ['index.ts', indexSource(service, document)],
    ['operation.ts', typesOf('contract/operation.ts')],
    ...readdirSync(RUNTIME).map((name): [string, string] => [
      name,
      readFileSync(join(RUNTIME, name), 'utf8'),
    ]),
    ...GENERATED_MODULES.map((name): [string, string] => [
      name,
      readFileSync(join(GENERATED, service, name), 'utf8'),
    ]),
  ]
  return Object.fromEntries(sources.map(([name, text]) => [name, selfContained(text)]))
}

function indexSource(service: string, document: OpenApiDocument): string {
  const kind = credentialsOf(document)
  const credentials = kind && CREDENTIALS[kind]
  const [server] = document.servers ?? []
  if (!server) throw new Error(`${service}: the contract names no server`)
  const taken = [...(credentials?.options ?? []), '...options'].join(', ')
  const type = credentials ? `ClientOptions & ${credentials.type}` : 'ClientOptions'
  const authorize = credentials ? `, ${credentials.send}({ ${credentials.options.join(', ')} })` : ''
  const lines = [
    `import { type ClientOptions, connect, type ServiceClient } from './client.ts'`,
    ...(credentials
      ? [`import { type ${credentials.type}, ${credentials.send} } from './credentials.ts'`]
      : []),
    `import type { paths } from './types.ts'`,
    '',
    `export type { ClientOptions, Data, Failure, FileResult, Input, Result } from './client.ts'`,
    `export { CallError, dataOf, type ErrorItem } from './errors.ts'`,
    `export type { Operation } from './operation.ts'`,
    '',
    `export type Client = ServiceClient<paths>`,
    '',
    `/** A client of the ${document.info.title}, by its contract ${document.info.version}. */`,
    `export function createClient({ ${taken} }: ${type}): Client {`,
    `  return connect<paths>('${service}', '${server.url}', options${authorize})`,
    '}',
  ]
  return `${lines.join('\n')}\n`
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
