import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ContractFiles } from '../bundle/files.ts'
import type { Finding } from '../contract/document.ts'
import { escapeToken } from '../contract/pointer.ts'
import type { OpenApiDocument, Schema } from '../generate/bundle.ts'

/**
 * Properties that have the name of a shared shape but differ from it, as `<schema>.<property>`, with the
 * reason.
 */
const HOMONYMS = new Map([
  ['AccountDeprecatedUse.expires_at', 'the last day on which it works'],
  ['DeprecatedUse.expires_at', 'the last day on which it works'],
  ['ConfigurationPlan.plan_id', 'a plan of changes, not one that is sold'],
  ['ListContents.undone', 'repairs that someone has taken back, not when'],
  ['UpdateListBody.undone', 'repairs that someone has taken back, not when'],
  ['PersonalToken.previous_expires_at', 'null without a secret before'],
  ['ServiceAccount.previous_expires_at', 'null without a secret before'],
  ['Subscription.rate_limit', 'a limit with its own time, where the specification has no other name for it'],
  ['PaymentMethod.expiration', 'a card ends with a month'],
  ['UsStreetLookup.street', 'as someone typed it, with anything in it'],
  ['UsStreetLookup.city', 'as someone typed it, with anything in it'],
  ['UsSuggestion.city', 'a city of our data, in the words of the product'],
  ['InternationalComponents.street', 'without the house number'],
  ['Undeliverable.reason', 'what the mail provider found, not what a member of staff wrote'],
  ['DismissKeyTipBody.reason', 'one of a few, which a customer chooses'],
  ['TipDismissal.reason', 'one of a few, which a customer chooses'],
  ['ScimGroup.members', 'the people themselves, not how many, as RFC 7643 names them'],
  ['ScimGroupBody.members', 'the people themselves, not how many, as RFC 7643 names them'],
  ['SsoMapping.email', 'as a provider sent it, whatever it is'],
  ['SsoRelink.email', 'as a provider sent it, whatever it is'],
  ['SsoJoiner.username', 'as a provider sent it, whatever it is'],
  ['SsoRehearsal.invited', 'the addresses themselves, not how many'],
  ['LogInBody.code', 'of an authenticator app, not of a redirect'],
  ['ConfirmLoginBody.code', 'of an authenticator app, not of a redirect'],
  ['ConfirmSecondFactorBody.code', 'of an authenticator app, not of a redirect'],
  ['CompleteSsoLoginBody.redirect_uri', 'as it was returned to, with the state in its query'],
  ['CompleteSsoRehearsalBody.redirect_uri', 'as it was returned to, with the state in its query'],
  ['CompatibleLookup.street', 'as someone typed it, with anything in it'],
  ['CompatibleLookup.city', 'as someone typed it, with anything in it'],
  ['CompatibleSuggestion.city', 'a city of our data, in the words of the product'],
  ['CompatibleAddress.street', 'a line of our data, with its unit'],
  ['CompatibleAddress.city', 'a city of our data, in the words of the product'],
  ['CompatibleNearAddress.address', 'in the form of another provider'],
  ['CompatibleArea.code', 'of the census, not of a redirect'],
  ['CompatibleCensusTract.code', 'of the census, not of a redirect'],
  ['CompatibleInternationalComponents.administrative_area', 'absent for none, as the other provider has it'],
  ['CompatibleInternationalComponents.thoroughfare', 'without the house number'],
  ['CompatibleInternationalSuggestion.street', 'a line of our data'],
  ['RejectedSubmission.errors', 'kinds of errors in the words of a vendor, not an error of ours'],
  ['UsClosestAddress.street', 'a line of our data'],
  ['UsClosestAddress.city', 'a city of our data, in the words of the product'],
  ['UsExplanation.reason', 'one of a few, not what a member of staff wrote'],
  ['InternationalExplanation.reason', 'one of a few, not what a member of staff wrote'],
  ['CreateDataReportBody.address', 'in one line, as someone typed it'],
  ['DataReport.address', 'in one line, as someone typed it'],
  ['AccountDataReport.address', 'in one line, as someone typed it'],
  ['RequestInterval.errors', 'how many, not the errors themselves'],
  ['RequestTotal.errors', 'how many, not the errors themselves'],
  ['VerifyUsAddressesBody.lookups', 'the lookups themselves, not how many'],
])

interface SharedFinding extends Finding {
  service: string
}

/** Names of the schemas in `common/`. */
export function readCommonSchemas(root: string, contractFiles: ContractFiles): Set<string> {
  const files = globSync('common/*.yaml', { cwd: root })
  return new Set(
    files.flatMap(file => {
      const content = contractFiles.read(relative('.', join(root, file))) as { schemas?: object } | undefined
      return Object.keys(content?.schemas ?? {})
    }),
  )
}

/**
 * One schema per concept across all services: a schema name means the same everywhere, a shape that several
 * services have is in `common/`, and a property with a shared shape in one service has it in every other.
 */
export function checkShared(
  documents: ReadonlyMap<string, OpenApiDocument>,
  common: ReadonlySet<string>,
): SharedFinding[] {
  return [...checkNames(documents, common), ...checkProperties(documents, common)]
}

function checkNames(
  documents: ReadonlyMap<string, OpenApiDocument>,
  common: ReadonlySet<string>,
): SharedFinding[] {
  const owners = new Map<string, string>()
  const findings: SharedFinding[] = []
  for (const [service, document] of documents)
    for (const name of Object.keys(document.components?.schemas ?? {})) {
      const pointer = `#/components/schemas/${escapeToken(name)}`
      const complain = (message: string) =>
        findings.push({ service, pointer, rule: 'schema-shared', message })
      if (/-\d+$/.test(name)) complain('two schemas of this name; one thing has one')
      if (common.has(name)) continue
      const owner = owners.get(name)
      owners.set(name, service)
      if (owner) complain(`${owner} has a ${name} as well; what several services have stands in common/`)
    }
  return findings
}

interface Property {
  service: string
  pointer: string
  schema: string
  name: string
  /** Name of the shared schema that it refers to, if any. */
  shared: string | undefined
}

function checkProperties(
  documents: ReadonlyMap<string, OpenApiDocument>,
  common: ReadonlySet<string>,
): SharedFinding[] {
  const properties = [...documents].flatMap(([service, document]) =>
    Object.entries(document.components?.schemas ?? {}).flatMap(([schema, node]) =>
      propertiesOf(service, schema, node, common),
    ),
  )
  const meanings = new Map<string, string>()
  for (const { name, shared } of properties) if (shared) meanings.set(name, meanings.get(name) ?? shared)
  return properties
    .filter(({ schema, name, shared }) => {
      const meaning = meanings.get(name)
      return meaning && shared !== meaning && !HOMONYMS.has(`${schema}.${name}`)
    })
    .map(({ service, pointer, name, shared }) => ({
      service,
      pointer,
      rule: 'property-shared',
      message: `${name} is ${meanings.get(name)} of common/ elsewhere, and here ${shared ?? 'a shape of its own'}`,
    }))
}

function propertiesOf(
  service: string,
  schema: string,
  node: Schema,
  common: ReadonlySet<string>,
): Property[] {
  return Object.entries(node.properties ?? {}).map(([name, child]) => ({
    service,
    pointer: `#/components/schemas/${escapeToken(schema)}/properties/${escapeToken(name)}`,
    schema,
    name,
    shared: referencesOf(child).find(target => common.has(target)),
  }))
}

/** What a property refers to, directly or in a union with null. */
function referencesOf(node: Schema): string[] {
  const alternatives = (node.oneOf ?? node.anyOf ?? []) as Schema[]
  return [node, ...alternatives].flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? [])
}
