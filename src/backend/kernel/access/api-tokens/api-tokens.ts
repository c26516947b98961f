import { crc32 } from 'node:zlib'
import { coversIp } from '#domain/keys/ip-ranges.ts'
import { problem } from '../../http/problem.ts'
import { randomBytes } from '../../random.ts'
import { hashSecret } from '../secret-box.ts'

/** Whose a token is: a person's, or a service account's. */
export type ApiTokenKind = 'personal' | 'service'

/** What calls for its maker: a token of one of these kinds, or a set-up link. */
export type ProgramKind = ApiTokenKind | 'set-up'

/** How a token is found: by its hash, by its id, or by the hash of a session that a set-up link has begun. */
export type WhichApiToken =
  | { tokenHash: string }
  | { tokenId: string; kind: ProgramKind }
  | { setUpSessionHash: string }

/** A token that works now, as the service that stores tokens finds it. */
export interface FoundApiToken {
  tokenId: string
  kind: ProgramKind
  name: string
  /** Who made it: its roles are never more than theirs. */
  userId: string
  /** The accounts that it is for, and the roles that it has in each: those chosen for it that its maker has now. */
  rolesByAccount: ReadonlyMap<number, readonly string[]>
  /** Ranges of addresses that it works from; any, if there is none. */
  networks: readonly string[]
}

/** What a request with a token says in addition to it. */
export interface ApiTokenUse {
  /** The header `X-Account`. */
  account: unknown
  /** The address that it comes from. */
  address: string
}

const PREFIXES: Readonly<Record<ApiTokenKind, string>> = { personal: 'gp_pat_', service: 'gp_svc_' }
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** How many digits 32 bytes have at most, and a checksum. */
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
const FORM = /^gp_(?:pat|svc)_[0-9A-Za-z]{49}$/

/** A new token: its prefix, 32 random bytes, and a checksum of both, in letters and digits, so that a double click selects it. */
export function newApiToken(kind: ApiTokenKind): string {
  const secret = BigInt(`0x${randomBytes(32).toString('hex')}`)
  const text = PREFIXES[kind] + inDigits(secret, SECRET_LENGTH)
  return text + checksumOf(text)
}

/** The token of an `Authorization` header; undefined for credentials of any other kind. */
export function apiTokenIn(authorization: string | undefined): string | undefined {
  return /^Bearer (gp_(?:pat|svc)_\S{1,100})$/i.exec(authorization ?? '')?.[1]
}

/** The hash that a token is stored by; undefined for a text that can't be one, which a typing error is, and most guesses. */
export function hashOfApiToken(text: string): string | undefined {
  if (!FORM.test(text)) return undefined
  return checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
    ? hashSecret(text)
    : undefined
}

/**
 * The account that a call with a token is for: the one that it names, else the only one. Null if there are several and
 * it names none, which is enough for what concerns only the person. Throws 403 from a network that the token does not
 * work from, and for an account that it is not for.
 */
export function accountOfUse(
  { rolesByAccount, networks }: Pick<FoundApiToken, 'rolesByAccount' | 'networks'>,
  { account, address }: ApiTokenUse,
): number | null {
  if (networks.length && !networks.some(network => coversIp(network, address)))
    throw problem('token-network-rejected')
  const accountIds = [...rolesByAccount.keys()]
  if (account === undefined) return accountIds.length === 1 ? (accountIds[0] ?? null) : null
  const accountId = accountIds.find(each => String(each) === account)
  if (accountId === undefined) throw problem('token-account-rejected')
  return accountId
}

const checksumOf = (text: string) => inDigits(BigInt(crc32(text)), CHECKSUM_LENGTH)

function inDigits(value: bigint, length: number): string {
  const base = BigInt(DIGITS.length)
  let [text, left] = ['', value]
  while (left > 0n) {
    text = DIGITS.charAt(Number(left % base)) + text
    left /= base
  }
  return text.padStart(length, '0')
}
