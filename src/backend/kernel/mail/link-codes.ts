import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { SecretBox } from '../access/secret-box.ts'
import { CODE_ALPHABET, groupCode, normalizeCode } from '../access/typed-code.ts'
import type { Queries } from '../storage/database.ts'
import { linkCodes } from '../storage/tables.ts'
import { type Block, button, link, note, strong } from './blocks.ts'

/**
 * A link of an email, and the short code of the same email that takes its place: programs that check emails cut or
 * encode the part of a link that has the token, which follows the `#` so that no server sees it.
 */
export interface MailedLink {
  /** Path of the page, with the token in the fragment. */
  path: string
  code: string
}

/** A link for the example of an email. */
export const exampleLink = (path: string): MailedLink => ({ path, code: '7KPF-3MQX' })

/** Eight characters hold 40 bits: with the limit of failures, no one guesses one in the lifetime of a link. */
const LENGTH = 8

const HASH = 'hash of a link code'

interface NewLink {
  /** What the link does and for whom, such as `invitation:` and its id. */
  subject: string
  address: string
  path: string
  /** When the link stops working; null if it never does. Then each email about the same subject has the same code. */
  expiration: Date | null
}

/** Stores the code of a link, in the place of the code of an earlier link for the same. */
export async function createMailedLink(
  db: Queries,
  { secretBox }: { secretBox: SecretBox },
  { subject, address, path, expiration }: NewLink,
): Promise<MailedLink> {
  const code = codeFrom(secretBox, expiration ? path : `${address} ${subject}`)
  const row = {
    subject,
    address: address.toLowerCase(),
    codeHash: secretBox.mac(HASH, code).toString('base64url'),
    sealedLink: secretBox.close(path),
    expiration,
  }
  await db.insert(linkCodes).values(row).onConflictDoUpdate({ target: linkCodes.subject, set: row })
  return { path, code: groupCode(code) }
}

/** The path of the link that a code stands for, which uses the code up; undefined for a wrong or used one. */
export async function redeemLinkCode(
  db: Queries,
  { secretBox }: { secretBox: SecretBox },
  { address, code, now }: { address: string; code: string; now: Date },
): Promise<string | undefined> {
  const [redeemed] = await db
    .delete(linkCodes)
    .where(
      and(
        eq(linkCodes.address, address.trim().toLowerCase()),
        inArray(linkCodes.codeHash, hashesOf(secretBox, normalizeCode(code))),
        or(isNull(linkCodes.expiration), gt(linkCodes.expiration, now)),
      ),
    )
    .returning({ sealedLink: linkCodes.sealedLink })
  return redeemed && secretBox.open(redeemed.sealedLink)
}

/** Ends the code of a link that was used or withdrawn. */
export async function endLinkCode(db: Queries, subject: string): Promise<void> {
  await db.delete(linkCodes).where(eq(linkCodes.subject, subject))
}

/** Derived, because a link that never ends has the same code in each email, and only hashes are stored. */
function codeFrom(secretBox: SecretBox, seed: string): string {
  const bytes = secretBox.mac('link code', seed)
  return Array.from(
    { length: LENGTH },
    (_, at) => CODE_ALPHABET[(bytes[at] ?? 0) % CODE_ALPHABET.length],
  ).join('')
}

/** The code may be of an email from before a key was replaced. */
const hashesOf = (secretBox: SecretBox, code: string) =>
  secretBox.macs(HASH, code).map(mac => mac.toString('base64url'))

type Page = (path: string) => string

/** The one thing to do, and its code. */
export const mailedButton = (label: string, { path, code }: MailedLink, page: Page): Block[] => [
  button(label, page(path)),
  codeNote({ path, code }, page),
]

/** Something else that one may do, and its code. */
export const mailedLink = (label: string, { path, code }: MailedLink, page: Page): Block[] => [
  link(label, page(path)),
  codeNote({ path, code }, page),
]

/** What to do if a link was damaged on its way. */
export function codeNote({ path, code }: MailedLink, page: Page): Block {
  const [address = ''] = path.split('#')
  return note('Link not working? Enter the code ', strong(code), ` at ${page(address)}`)
}
