import { hash } from 'node:crypto'
import { asc, inArray, or } from 'drizzle-orm'
import { findPerson } from '#backend/modules/people/public.ts'
import type { FoundToken, operations } from '#generated/authorization/types.ts'
import { hashOfApiToken } from '#kernel/access/api-tokens/api-tokens.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { apiTokens } from '../tables.ts'
import { change } from './access-tokens.ts'
import { apiTokenFound } from './mails.ts'
import { isSignedByScanner, readScannerKeys } from './scanner-signature.ts'
import type { TokenRow } from './settings.ts'

/** Handlers of `openapi/authorization/found-tokens.yaml`: what secret scanners report. */
export const foundTokenHandlers = {
  async reportFoundTokens({ db, body, kernel, signedBody, request, now, sendMail, recordActivity }) {
    const { TOKEN_SCANNER_KEYS: keys } = kernel.config
    if (!keys) throw problem('scanner-not-configured')
    const { headers } = request
    const keyId = String(headers['github-public-key-identifier'])
    const signature = String(headers['github-public-key-signature'])
    if (!isSignedByScanner({ keyId, signature, body: signedBody }, readScannerKeys(keys))) {
      kernel.log.warn(
        { requestId: request.id },
        'a report of found tokens with a wrong signature was rejected',
      )
      throw problem('scanner-signature-invalid')
    }
    const rows = await findBySecrets(db, body)
    const revoked = new Set<string>()
    for (const { url, token, source = '' } of body) {
      const row = rows.get(token)
      if (!row || row.revoked || revoked.has(row.tokenId)) continue
      revoked.add(row.tokenId)
      await change(db, row.tokenId, { revoked: now })
      const resource = row.kind === 'service' ? 'service-account' : 'access-token'
      for (const accountId of row.accountIds)
        await recordActivity(row.tokenId, { accountId, resource, facts: { id: row.tokenId, name: row.name } })
      const maker = await findPerson(db, row.userId)
      const facts = { kind: row.kind, name: row.name, suffix: row.suffix, place: url, source }
      if (maker) await sendMail(apiTokenFound.to(maker.username, facts, kernel))
    }
    return {
      status: 200,
      body: body.map(({ token, type }) => ({
        token_hash: hash('sha256', token, 'hex'),
        token_type: type,
        label: rows.has(token) ? ('true_positive' as const) : ('false_positive' as const),
      })),
    }
  },
} satisfies Pick<Handlers<operations>, 'reportFoundTokens'>

/** The tokens that the texts are or were secrets of, by the text. Locked in one order, so that reports don't wait for each other. */
async function findBySecrets(db: Queries, found: readonly FoundToken[]): Promise<Map<string, TokenRow>> {
  const hashes = new Map(
    found.flatMap(({ token }) => {
      const tokenHash = hashOfApiToken(token)
      return tokenHash ? [[tokenHash, token] as const] : []
    }),
  )
  if (!hashes.size) return new Map()
  const known = [...hashes.keys()]
  const rows = await db
    .select()
    .from(apiTokens)
    .where(or(inArray(apiTokens.tokenHash, known), inArray(apiTokens.previousHash, known)))
    .orderBy(asc(apiTokens.tokenId))
    .for('update')
  return new Map(
    rows.flatMap(row =>
      [row.tokenHash, row.previousHash].flatMap(each => {
        const text = each === null ? undefined : hashes.get(each)
        return text === undefined ? [] : [[text, row] as const]
      }),
    ),
  )
}
