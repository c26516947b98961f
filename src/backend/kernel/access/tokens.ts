import { createPrivateKey, createPublicKey } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { exportJWK, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { ACCESS_TOKEN_LIFETIME } from '#generated/durations.ts'
import type { Clock } from '../clock.ts'
import { randomBytes } from '../random.ts'
import type { Queries } from '../storage/database.ts'
import { signingKeys } from '../storage/tables.ts'
import type { SecretBox } from './secret-box.ts'
import { signingKeyOf } from './signing-keys.ts'

/** Claims of an access token. The roles are for the portal; the server looks them up itself. */
export interface TokenClaims {
  userId: string
  sessionId: string
  accountId: number | null
  roles: string[]
  /** Set when staff act as the person: which acting, and who they are. */
  acting?: { actingId: string; staffUserId: string } | undefined
}

export interface TokenIssuer {
  issue(claims: TokenClaims): Promise<{ token: string; expiration: Date }>
  /** The claims of our own unexpired token; undefined for any other text. */
  verify(token: string): Promise<TokenClaims | undefined>
  /** The newest first, also one that does not sign yet, and those whose tokens have not ended. */
  readonly publicKeys: JWK[]
  /** Reads the keys again, which another replica may have replaced. */
  refresh(): Promise<void>
}

type SigningKey = typeof signingKeys.$inferSelect
type Key = Awaited<ReturnType<typeof importJWK>>

const ISSUER = 'gatepost'
const ALGORITHM = 'EdDSA'
/** What comes before the 32 random bytes of a private key (RFC 8410). */
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
/** Signatures already checked; a portal sends the same token with every call. */
const VERIFIED_LIMIT = 5_000

/** Loads the signing keys from the database and creates the first one if there is none. */
export async function createTokenIssuer(kernel: {
  queries: Queries
  secretBox: SecretBox
  clock: Clock
}): Promise<TokenIssuer> {
  const { queries, secretBox, clock } = kernel
  let rows: SigningKey[] = []
  let publicKeys = new Map<string, Key>()
  let privateKeys = new Map<string, Key>()
  const verified = new Map<string, { claims: TokenClaims; expires: number }>()

  async function refresh(): Promise<void> {
    const read = await readKeys(queries)
    // Assigned together, at the end: a call meanwhile goes by the keys of before.
    const [publics, privates] = [new Map<string, Key>(), new Map<string, Key>()]
    for (const { kid, publicKey, sealedPrivateKey } of read) {
      publics.set(kid, publicKeys.get(kid) ?? (await importJWK(publicKey, ALGORITHM)))
      const known = privateKeys.get(kid)
      privates.set(
        kid,
        known ?? (await importJWK(JSON.parse(openSealed(secretBox, sealedPrivateKey)), ALGORITHM)),
      )
    }
    rows = read
    publicKeys = publics
    privateKeys = privates
  }

  if (!(await readKeys(queries)).length) await addSigningKey(kernel, 'first')
  await refresh()

  return {
    get publicKeys() {
      return rows.map(({ kid, publicKey }) => ({ ...publicKey, kid, use: 'sig', alg: ALGORITHM }))
    },
    refresh,
    async issue({ userId, sessionId, accountId, roles, acting }) {
      const now = clock.now().getTime()
      // Whole seconds, as in the token itself.
      const expires = Math.floor((now + ACCESS_TOKEN_LIFETIME) / 1000)
      const { kid } = signingKeyOf(rows, new Date(now))
      const privateKey = privateKeys.get(kid)
      if (!privateKey) throw new Error('no signing key')
      const token = await new SignJWT({
        sid: sessionId,
        account_id: accountId,
        roles,
        // The subject is the person; `act` says who really calls (RFC 8693).
        ...(acting && { act: { sub: acting.staffUserId, acting_id: acting.actingId } }),
      })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(expires)
        .sign(privateKey)
      return { token, expiration: new Date(expires * 1000) }
    },
    async verify(token) {
      const now = clock.now()
      const known = verified.get(token)
      if (known) return known.expires > now.getTime() ? known.claims : undefined
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = publicKeys.get(kid ?? '')
            if (!key) throw new Error('unknown key')
            return key
          },
          { issuer: ISSUER, algorithms: [ALGORITHM], typ: 'at+jwt', currentDate: now },
        )
        const claims = claimsIn(payload)
        if (verified.size >= VERIFIED_LIMIT) verified.clear()
        verified.set(token, { claims, expires: (payload.exp ?? 0) * 1000 })
        return claims
      } catch {
        return undefined
      }
    },
  }
}

function claimsIn(payload: JWTPayload): TokenClaims {
  return {
    userId: String(payload.sub),
    sessionId: String(payload.sid),
    accountId: typeof payload.account_id === 'number' ? payload.account_id : null,
    roles: Array.isArray(payload.roles) ? payload.roles.map(String) : [],
    acting: actingOf(payload.act),
  }
}

function actingOf(act: unknown): TokenClaims['acting'] {
  if (typeof act !== 'object' || act === null || !('sub' in act) || !('acting_id' in act)) return undefined
  return { actingId: String(act.acting_id), staffUserId: String(act.sub) }
}

function openSealed(secretBox: SecretBox, sealed: string): string {
  try {
    return secretBox.open(sealed)
  } catch (cause) {
    throw new Error('ENCRYPTION_KEY is not the key that the secrets of this database were sealed with.', {
      cause,
    })
  }
}

const readKeys = (queries: Queries) =>
  queries.select().from(signingKeys).orderBy(desc(signingKeys.created), desc(signingKeys.kid)).limit(10)

/** Adds a key. Replicas that do so at the same time agree on the first one with this id. */
export async function addSigningKey(
  { queries, secretBox, clock }: { queries: Queries; secretBox: SecretBox; clock: Clock },
  kid: string,
): Promise<void> {
  const privateKey = createPrivateKey({
    key: Buffer.concat([ED25519_PKCS8, randomBytes(32)]),
    format: 'der',
    type: 'pkcs8',
  })
  await queries
    .insert(signingKeys)
    .values({
      kid,
      publicKey: (await exportJWK(createPublicKey(privateKey))) as JWK,
      sealedPrivateKey: secretBox.close(JSON.stringify(await exportJWK(privateKey))),
      created: clock.now(),
    })
    .onConflictDoNothing()
}
