import { members } from '../../contract/document.ts'
import { tokensOf } from '../../contract/pointer.ts'
import type { OpenApiDocument } from '../../generate/bundle.ts'
import { nodeAt, pointerOf } from '../place.ts'
import type { RawChange } from '../redocly.ts'
import { code, type Verdict } from '../words.ts'

/** Text about the service or an operation. It does not affect requests or responses. */
const TEXTS = new Set([
  'summary',
  'description',
  'tags',
  'externalDocs',
  'x-spec',
  'x-inferred',
  'x-deprecated-message',
  'x-sunset',
])
const TEXT: Verdict = {
  impact: 'patch',
  what: 'has a new description',
  why: 'its meaning is unchanged',
  isText: true,
}

/** What surrounds the schemas: paths, operations, parameters, bodies, answers, headers. */
export function classifyStructure(
  change: RawChange,
  base: OpenApiDocument,
  revision: OpenApiDocument,
): Verdict | undefined {
  if (change.kind === 'modified' && TEXTS.has(change.property ?? '')) return TEXT
  const classify = KINDS[change.typeName]
  return (classify ?? classifyByRedocly)(change, base, revision)
}

type Classify = (change: RawChange, base: OpenApiDocument, revision: OpenApiDocument) => Verdict | undefined

const classifyByRedocly: Classify = change => {
  const isBreaking = change.verdicts.length > 0
  const reasons = change.verdicts.map(({ message }) => message.replace(/\.$/, '')).join(', ')
  return {
    impact: isBreaking ? 'major' : change.impact,
    what: change.property
      ? `has ${code(change.property)} ${code(change.revision?.value ?? null)}, before ${code(change.base?.value ?? null)}`
      : reasons || `was ${change.kind}: ${change.typeName}`,
    why: isBreaking ? 'callers count on it' : 'callers see no difference',
  }
}

const template = (path: unknown) => String(path).replaceAll(/\{[^}]+\}/g, '{}')

const KINDS: Record<string, Classify> = {
  PathItem: (change, base, revision) => {
    if (change.kind !== 'modified') return classifyOperation(change, base, revision)
    const [before, after] = [change.base?.value, change.revision?.value]
    // A renamed path segment is reported at the parameter.
    return template(before) === template(after)
      ? undefined
      : {
          impact: 'major',
          what: `moved to ${after} from ${before}`,
          why: 'the old address returns 404',
        }
  },
  Operation: (change, base, revision) => {
    if (change.kind !== 'modified') return classifyOperation(change, base, revision)
    if (change.property === 'operationId')
      return {
        impact: 'major',
        what: `is now called ${code(change.revision?.value)}`,
        why: 'code, query keys and logs know it by its name',
      }
    return change.property === 'deprecated'
      ? becameDeprecated(change)
      : classifyByRedocly(change, base, revision)
  },
  Parameter: (change, base, revision) => {
    if (change.kind === 'removed')
      return { impact: 'major', what: 'is gone', why: 'a call that sends it is rejected' }
    const isRenamed = change.kind === 'added' || ['name', 'required'].includes(change.property ?? '')
    const earlierName = isRenamed ? earlierNameOf(change, revision) : undefined
    if (earlierName !== undefined)
      return {
        impact: 'minor',
        what: `is the name of ${code(earlierName)} now`,
        why: 'what callers send now stays fine; plan to send the new name',
      }
    const isRequired =
      change.kind === 'added' && nodeAt(revision, pointerOf(change, 'revision') ?? '')?.required
    if (isRequired)
      return { impact: 'major', what: 'is new and required', why: 'a call without it is rejected' }
    // The new name took its place in the list, so that the one that was there before looks added.
    if (change.kind === 'added' && isEarlierName(change, base, revision)) return DEPRECATED
    if (change.kind === 'added')
      return { impact: 'minor', what: 'is new, and may be left out', why: 'what callers send now stays fine' }
    if (change.property === 'required') return becameRequired(change)
    if (change.property === 'deprecated') return becameDeprecated(change)
    if (change.property === 'in')
      return { impact: 'major', what: `came in the ${change.base?.value}`, why: 'callers send it there' }
    if (change.property === 'name' && !change.verdicts.length)
      return {
        impact: 'patch',
        what: `was called ${code(change.base?.value)}`,
        why: 'the address stays the same',
      }
    return classifyByRedocly(change, base, revision)
  },
  RequestBody: (change, base, revision) => {
    if (change.kind === 'removed')
      return { impact: 'major', what: 'is gone', why: 'what callers send is not read' }
    if (change.kind === 'modified')
      return change.property === 'required'
        ? becameRequired(change)
        : classifyByRedocly(change, base, revision)
    return nodeAt(revision, pointerOf(change, 'revision') ?? '')?.required
      ? { impact: 'major', what: 'is new and required', why: 'a call without it is rejected' }
      : { impact: 'minor', what: 'is new, and may be left out', why: 'what callers send now stays fine' }
  },
  Response: (change, base, revision) => {
    const status = tokensOf(change.revision?.pointer ?? change.base?.pointer ?? '')[4] ?? ''
    const isError = /^[45]/.test(status)
    if (change.kind === 'removed')
      return {
        impact: 'major',
        what: 'is gone',
        why: isError ? 'the contract no longer says what is answered instead' : 'callers wait for it',
      }
    if (change.kind === 'added')
      return isError
        ? {
            impact: 'minor',
            what: 'is new',
            why: 'callers treat unknown errors as failures',
          }
        : { impact: 'major', what: 'is new', why: 'callers take it for a failure, or for another response' }
    if (change.property === 'key')
      return {
        impact: 'major',
        what: `was ${change.base?.value}`,
        why: 'callers tell responses apart by the status',
      }
    return classifyByRedocly(change, base, revision)
  },
  Header: change => {
    if (change.kind === 'removed')
      return { impact: 'major', what: 'is gone', why: 'callers who read it find nothing' }
    if (change.kind === 'added')
      return { impact: 'minor', what: 'is new', why: 'callers ignore unknown fields' }
    if (change.property === 'required')
      return change.revision?.value
        ? { impact: 'patch', what: 'is now always there', why: 'callers get nothing new' }
        : { impact: 'major', what: 'may be missing', why: 'callers who read it may find nothing' }
    return TEXT
  },
  MediaType: (change, base, revision) => {
    const type = code(tokensOf(change.revision?.pointer ?? change.base?.pointer ?? '').at(-1))
    if (change.kind === 'removed')
      return { impact: 'major', what: `no longer comes as ${type}`, why: 'callers send or read it so' }
    if (change.kind === 'added')
      return { impact: 'minor', what: `may also come as ${type}`, why: 'what callers do now stays fine' }
    return classifyByRedocly(change, base, revision)
  },
  Discriminator: change => {
    if (change.kind === 'modified')
      return {
        impact: 'major',
        what: `is told apart by ${code(change.revision?.value)}, before by ${code(change.base?.value)}`,
        why: 'callers look at the old property',
      }
    return {
      impact: 'patch',
      what: `tells tools ${change.kind === 'added' ? 'now' : 'no longer'} what tells it apart`,
      why: 'its choices stay the same',
    }
  },
  // Operations answer under /api/<service> wherever the service runs; `servers` says so to readers.
  Server: () => TEXT,
  ServerList: () => TEXT,
  Tag: () => TEXT,
  TagList: () => TEXT,
  License: () => TEXT,
  Contact: () => TEXT,
  Info: () => TEXT,
}

/** The name that a parameter is still read by, if it replaces another one of the operation. */
function earlierNameOf(change: RawChange, revision: OpenApiDocument): unknown {
  const pointer = pointerOf(change, 'revision') ?? ''
  const parameters = nodeAt(revision, pointer, 1) as unknown as unknown[]
  const name = nodeAt(revision, pointer)?.name
  return members<Record<string, unknown>>(revision, '', parameters).find(
    ({ node }) => node['x-replaced-by'] === name,
  )?.node.name
}

/** Whether a parameter that is read as another one now was in the operation before. */
function isEarlierName(change: RawChange, base: OpenApiDocument, revision: OpenApiDocument): boolean {
  const pointer = pointerOf(change, 'revision') ?? ''
  const { name, 'x-replaced-by': now } = nodeAt(revision, pointer) ?? {}
  const before = nodeAt(base, pointer, 1) as unknown as unknown[] | undefined
  return (
    now !== undefined &&
    members<Record<string, unknown>>(base, '', before).some(({ node }) => node.name === name)
  )
}

const DEPRECATED: Verdict = {
  impact: 'minor',
  what: 'is deprecated',
  why: 'it works as before; plan to do without it',
}

function becameDeprecated(change: RawChange): Verdict {
  return change.revision?.value
    ? DEPRECATED
    : { impact: 'patch', what: 'is no longer deprecated', why: 'it works as before' }
}

function becameRequired(change: RawChange): Verdict {
  return change.revision?.value
    ? { impact: 'major', what: 'became required', why: 'a call without it is rejected' }
    : { impact: 'minor', what: 'may be left out', why: 'what callers send now stays fine' }
}

/** A moved one is removed at its old path and added at a new one. */
function classifyOperation(change: RawChange, base: OpenApiDocument, revision: OpenApiDocument): Verdict {
  const isNew = change.kind === 'added'
  const [here, there] = isNew ? [revision, base] : [base, revision]
  const [, path = '', method] = tokensOf(pointerOf(change, isNew ? 'revision' : 'base') ?? '')
  const idsOf = (document: OpenApiDocument) => JSON.stringify(document.paths)
  const id = method
    ? nodeAt(here, pointerOf(change, isNew ? 'revision' : 'base') ?? '')?.operationId
    : undefined
  const isElsewhere = id !== undefined && idsOf(there).includes(`"operationId":"${id}"`)
  const address = `${method ? `${method.toUpperCase()} ` : ''}${path}`
  if (isNew)
    return isElsewhere
      ? { impact: 'minor', what: `is at ${address}`, why: 'it is what callers go to now' }
      : { impact: 'minor', what: 'is new', why: 'no one calls it yet' }
  return isElsewhere
    ? { impact: 'major', what: `is no longer at ${address}`, why: 'callers still go there' }
    : { impact: 'major', what: 'is gone', why: 'callers get 404' }
}
