import { fieldError } from '#domain/errors/fields/field-errors.ts'
import type { CreateLogStreamBody, LogStreamKind } from '#generated/webhooks/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import type { Destination } from './destinations.ts'
import { sendTestRecord } from './sending.ts'

const SETTING_NAMES = ['header_name', 'index', 'region', 'bucket', 'prefix', 'access_key_id'] as const
type SettingName = (typeof SETTING_NAMES)[number]
type Given = Pick<CreateLogStreamBody, SettingName>

/** The settings that a kind has, and those of them that it can't do without. */
const SETTINGS: Record<LogStreamKind, { has: readonly SettingName[]; requires: readonly SettingName[] }> = {
  https: { has: ['header_name'], requires: [] },
  splunk: { has: ['index'], requires: [] },
  datadog: { has: [], requires: [] },
  s3: {
    has: ['region', 'bucket', 'prefix', 'access_key_id'],
    requires: ['region', 'bucket', 'access_key_id'],
  },
}

/** The settings of a body, and what else it has. Throws 400 for one that the kind does not have, or that it lacks. */
export function settingsOf<Body extends Given>(kind: LogStreamKind, body: Body, hasSecret: boolean) {
  const { header_name: headerName, index, region, bucket, prefix, access_key_id: accessKeyId, ...rest } = body
  const { has, requires } = SETTINGS[kind]
  const given = SETTING_NAMES.filter(name => body[name] !== undefined)
  const unused = given.filter(name => !has.includes(name))
  if (unused.length) throw problem('log-stream-setting-unused', { fields: unused })
  const missing = [
    ...requires.filter(name => !given.includes(name)),
    ...(kind === 'https' || hasSecret ? [] : ['secret']),
  ]
  const [first] = missing
  if (first) throw new Problem([fieldError(first, { name: 'required' })])
  return {
    ...rest,
    settings: {
      headerName: kind === 'https' && hasSecret ? (headerName ?? 'Authorization') : null,
      index: index ?? null,
      region: region ?? null,
      bucket: bucket ?? null,
      prefix: prefix ?? null,
      accessKeyId: accessKeyId ?? null,
    },
  }
}

/** Whether what is sent to one address gets to the server of the other. */
export const isSameServer = (one: string, other: string): boolean =>
  new URL(one).origin === new URL(other).origin

const COMPARED = [
  'url',
  'secret',
  'headerName',
  'index',
  'region',
  'bucket',
  'prefix',
  'accessKeyId',
] as const satisfies readonly (keyof Destination)[]

/** Whether records go to the same place, in the same way. */
export const isSameDestination = (one: Destination, other: Destination): boolean =>
  COMPARED.every(name => one[name] === other[name])

/** Sends a test record. Throws 400, next to the field that it is about, unless the destination takes it. */
export async function requireTaken(
  kernel: Kernel,
  destination: Destination,
  accountId: number,
): Promise<void> {
  const { outcome } = await sendTestRecord(kernel, destination, accountId)
  const { failure, status, problemField } = outcome
  if (failure === null) return
  const fields = [problemField ?? 'url']
  if (status === null) throw problem('log-stream-unreachable', { fields, values: { failure } })
  const values = { response: `status ${status}` }
  if (problemField === 'secret' || problemField === 'access_key_id')
    throw problem('log-stream-credentials-rejected', { fields, values })
  if (problemField === 'url') throw problem('log-stream-failed', { fields, values })
  throw problem('log-stream-setting-rejected', { fields, values })
}
