import { gatewayCodes, gatewayErrors } from '#domain/errors/gateway.ts'
import { isProgram } from '#domain/gateway/callers.ts'
import { hostOf, normalizeHostname, withoutPort } from '#domain/keys/hostnames.ts'
import { normalizeIp } from '#domain/keys/ip-ranges.ts'
import { type PastedRequest, readRequest } from './pasted-request.ts'

/** A recognized part of the paste, in words that contain no token. */
export interface Clue {
  kind:
    | 'curl'
    | 'dump'
    | 'code'
    | 'error'
    | 'status'
    | 'key'
    | 'token'
    | 'page'
    | 'no-page'
    | 'api'
    | 'license'
    | 'lookups'
    | 'caller'
    | 'ip'
  text: string
}

/** An error of the gateway; the one without a number has null. */
export interface ReportedError {
  id: number | null
  name: string
  status: number
  message: string
}

/** The one without a number (decision K7). */
export const LIMIT_REACHED: ReportedError = {
  id: null,
  name: 'key-limit-reached',
  status: gatewayErrors['key-limit-reached'].status,
  message: gatewayErrors['key-limit-reached'].message,
}

/** Neither has this one. */
export const USAGE_LIMIT_REACHED: ReportedError = {
  id: null,
  name: 'usage-limit-reached',
  status: gatewayErrors['usage-limit-reached'].status,
  message: gatewayErrors['usage-limit-reached'].message,
}

/** What a paste says about an attempt. It keeps only the last four characters of tokens. */
export interface Pasted {
  clues: Clue[]
  /** The first error of the gateway in the paste. */
  reported: ReportedError | null
  status: number | null
  /** How the key was sent; null if the paste has only its id, or no key. */
  sentAs: 'secret' | 'embedded' | null
  /** In lower case; null if there is none, or none that could be one. */
  keyId: string | null
  /** The last four characters; null for none. */
  tokenTail: string | null
  /** In its normalized form. */
  host: string | null
  isFromBrowser: boolean
  isProgram: boolean
  /** Whether the paste contains everything that was sent, so that what is missing was not sent either. */
  isWhole: boolean
  /** Last part of the path of an API, such as `us-street`. */
  api: string | null
  license: string | null
  ip: string | null
  lookups: number
}

const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/i
const TOKENS = /\bsk_[A-Za-z0-9]+/g
/** Far more than any request that shows a problem; reading more would be noticeably slow. */
export const MAX_PASTE = 50_000

/** Reads pasted text: an error, a status, an address, a header, a command, a dump, the id of a key. */
export function readPaste(text: string): Pasted {
  const paste = text.slice(0, MAX_PASTE)
  const request = readRequest(paste)
  const api = request.urls.map(readApi).find(found => found !== undefined)
  const credentials = readCredentials(paste, request, api)
  const page = readPage(paste, request)
  const reported = readReported(paste)
  const lookups = countLookups(request.body)
  const agent = request.headers.get('user-agent')
  const isWhole = request.form === 'curl' || request.form === 'dump'
  const ip = readIp(request)
  const pasted = {
    reported,
    status: reported?.status ?? readStatus(paste),
    ...credentials,
    ...page,
    isProgram: isWhole && isProgram(agent ?? ''),
    isWhole,
    api: api?.name ?? null,
    license: api?.license ? mask(api.license) : null,
    ip,
    lookups,
  }
  return { ...pasted, clues: cluesOf(pasted, request, agent) }
}

/** The address of a verification API, with the key and license in its query. */
function readApi(url: string) {
  if (!URL.canParse(url)) return undefined
  const { pathname, searchParams } = new URL(url)
  const parameter = (name: string) => searchParams.get(name)?.trim() || null
  const key = parameter('key')
  const authId = parameter('auth-id')
  const license = parameter('license')
  const name = /\/((?:us|international)-[a-z-]+)(?:\/|$)/.exec(pathname)?.[1]
  if (!name && !key && !authId && !license) return undefined
  return { url, name: name ?? null, key, authId, authToken: parameter('auth-token'), license }
}

type Api = ReturnType<typeof readApi>

function readCredentials(
  text: string,
  { user, headers }: PastedRequest,
  api: Api,
): Pick<Pasted, 'sentAs' | 'keyId' | 'tokenTail'> {
  const basic = user ?? decodeBasic(headers.get('authorization') ?? '')
  const [, basicId, basicToken] = /^([^:]*):?([\s\S]*)$/.exec(basic ?? '') ?? []
  if (basic !== null) return { sentAs: 'secret', keyId: idIn(basicId), tokenTail: tailOf(basicToken) }
  if (api?.authId) return { sentAs: 'secret', keyId: idIn(api.authId), tokenTail: tailOf(api.authToken) }
  const token = text.match(TOKENS)?.[0]
  if (api?.key) return { sentAs: 'embedded', keyId: idIn(api.key), tokenTail: tailOf(token) }
  return { sentAs: null, keyId: idIn(text), tokenTail: tailOf(token) }
}

function decodeBasic(authorization: string): string | null {
  const [, encoded] = /^Basic\s+([A-Za-z0-9+/_-]+=*)/i.exec(authorization) ?? []
  if (!encoded) return null
  try {
    return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    // Invalid base64 matches no key.
    return ''
  }
}

const idIn = (text: string | undefined) => UUID.exec(text ?? '')?.[0].toLowerCase() ?? null

/** A token can be anywhere in a paste, also where it does not belong. */
const mask = (text: string) => text.replace(TOKENS, token => `••••${tailOf(token)}`)

/** In a short text, four characters would reveal too much. */
function tailOf(token: string | null | undefined): string | null {
  if (!token) return null
  return token.length >= 16 ? token.slice(-4) : ''
}

/** Where the call came from: Origin, Referer, or an address or a hostname by itself. */
function readPage(
  text: string,
  { form, urls, headers }: PastedRequest,
): Pick<Pasted, 'host' | 'isFromBrowser'> {
  const origin = headers.get('origin')
  const referer = headers.get('referer')
  const isWhole = form === 'curl' || form === 'dump'
  const isFromBrowser = origin !== undefined || referer !== undefined || headers.has('sec-fetch-site')
  const sent = hostOf(origin ?? '') ?? hostOf(referer ?? '')
  if (sent !== undefined || isWhole) return { host: sent ?? null, isFromBrowser }
  const page = urls.find(url => !readApi(url))
  const only = page ? hostOf(page) : hostnameIn(referer ?? origin ?? text.trim())
  return { host: only ?? null, isFromBrowser: isFromBrowser || only !== undefined }
}

/** A hostname without its protocol, as people remember it. */
function hostnameIn(text: string): string | undefined {
  if (text.length > 2_000) return undefined
  const bare = withoutPort(text.replace(/[/?#].*$/s, ''))
  if (!/[.:]|^localhost$/.test(bare) || bare.startsWith('*')) return undefined
  const normal = normalizeHostname(bare)
  return 'hostname' in normal ? normal.hostname : undefined
}

const NAMES = new Set([...Object.keys(gatewayErrors), 'too-many-requests', 'suspected-bot'])

function readReported(text: string): ReportedError | null {
  for (const [digits] of text.matchAll(/(?<![\d.])\d{10}(?!\d)/g)) {
    const known = gatewayCodes.get(Number(digits))
    if (known) return { id: Number(digits), ...known }
  }
  const name = text.match(/[\w-]+/g)?.find(word => NAMES.has(word))
  if (!name) return null
  const [id, numbered] = [...gatewayCodes].find(([, known]) => known.name === name) ?? []
  if (numbered) return { id: id ?? null, ...numbered }
  return name === USAGE_LIMIT_REACHED.name ? USAGE_LIMIT_REACHED : LIMIT_REACHED
}

function readStatus(text: string): number | null {
  const found =
    /\bHTTP\/[\d.]+\s+(\d{3})\b/.exec(text) ??
    /\bstatus(?:[ _-]?code)?["']?\s{0,3}[:=]?\s{0,3}["']?(\d{3})\b/i.exec(text) ??
    /^\s*([45]\d\d)\b(?![.\d-])/.exec(text)
  const status = Number(found?.[1])
  return status >= 400 && status < 600 ? status : null
}

/** A list is one lookup for each address. */
function countLookups(body: string | null): number {
  if (!body) return 1
  try {
    const parsed: unknown = JSON.parse(body)
    // A response with errors is a list as well.
    const isErrors = Array.isArray(parsed) && parsed.some(each => each !== null && 'message' in Object(each))
    return Array.isArray(parsed) && !isErrors ? Math.max(1, parsed.length) : 1
  } catch {
    return 1
  }
}

function readIp({ headers }: PastedRequest): string | null {
  const [first = ''] = (headers.get('x-forwarded-for') ?? headers.get('x-real-ip') ?? '').split(',')
  return normalizeIp(first.trim()) ?? null
}

function cluesOf(
  pasted: Omit<Pasted, 'clues'>,
  { form, headers }: PastedRequest,
  agent: string | undefined,
): Clue[] {
  const { reported, status, keyId, tokenTail, host, api, license, lookups, ip, isWhole } = pasted
  const clue = (kind: Clue['kind'], text: string | number | null | false | undefined): Clue[] =>
    text ? [{ kind, text: String(text) }] : []
  const masked = tokenTail === null ? null : `••••${tokenTail}`
  const noPage = headers.get('origin') === 'null' ? 'Origin: null' : 'neither Origin nor Referer'
  return [
    ...clue('curl', form === 'curl' && 'curl'),
    ...clue('dump', form === 'dump' && 'HTTP'),
    ...clue('code', reported?.id),
    ...clue('error', reported?.name),
    ...clue('status', status),
    ...clue('key', keyId),
    ...clue('token', masked),
    ...clue('page', host),
    ...clue('no-page', isWhole && host === null && noPage),
    ...clue('api', api),
    ...clue('license', license),
    ...clue('lookups', lookups > 1 && lookups),
    ...clue('caller', isWhole && pasted.isProgram && (agent ? mask(agent) : 'no User-Agent')),
    ...clue('ip', ip),
  ]
}
