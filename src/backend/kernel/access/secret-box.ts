import { createCipheriv, createDecipheriv, createHmac, hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomBytes } from '../random.ts'
import { makeFolder, SEAL_KEY } from '../storage/data-folder.ts'

/**
 * Encrypts secrets at rest with AES-256-GCM. A sealed text starts with the version of its format, and says which key sealed
 * it, so that keys can be replaced while texts of an older one are still around.
 */
export interface SecretBox {
  /** Seals with the first key. */
  close(text: string): string
  /** Throws when the text was changed since, or sealed with a key that is not among the keys. */
  open(sealed: string): string
  /** How every text begins that `close` returns. */
  readonly prefix: string
  /**
   * Keyed hash of a text, 32 bytes, with the first key: for secrets that are too short for a plain one, and for what is
   * derived. `purpose` keeps the results of different uses apart.
   */
  mac(purpose: string, text: string): Buffer
  /** The same with each key, to look up what was stored before the first key was the first. */
  macs(purpose: string, text: string): Buffer[]
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** A multiple of three, so that in base64 the id of the key ends with a character. */
const ID_BYTES = 6

/** The first key seals, and all of them open. */
export function createSecretBox([first, ...older]: readonly [Buffer, ...Buffer[]]): SecretBox {
  const keys = [first, ...older]
  const id = idOf(first)
  const keysById = new Map(keys.map(key => [idOf(key).toString('hex'), key]))
  const macOf = (key: Buffer, purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest()
  return {
    prefix: `v2.${id.toString('base64url')}`,
    close(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first, nonce)
      const parts = [id, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return `v2.${Buffer.concat(parts).toString('base64url')}`
    },
    open(sealed) {
      const [version, data] = sealed.split('.')
      if (!data) throw new Error('sealed text of an unknown format')
      const bytes = Buffer.from(data, 'base64url')
      if (version === 'v1') return openOld(bytes, keys)
      if (version !== 'v2') throw new Error('sealed text of an unknown format')
      const key = keysById.get(bytes.subarray(0, ID_BYTES).toString('hex'))
      if (!key) throw new Error('sealed with a key that is not in ENCRYPTION_KEYS')
      return openWith(key, bytes.subarray(ID_BYTES))
    },
    mac: (purpose, text) => macOf(first, purpose, text),
    macs: (purpose, text) => keys.map(key => macOf(key, purpose, text)),
  }
}

/** Seals for the address of a page, whose tokens have no dot: without the version. */
export const closeForLink = (box: SecretBox, text: string): string => box.close(text).slice('v2.'.length)

/** Opens what `closeForLink` sealed, also before keys could be replaced. Throws as `open` does. */
export function openFromLink(box: SecretBox, token: string): string {
  try {
    return box.open(`v2.${token}`)
  } catch {
    return box.open(`v1.${token}`)
  }
}

/** Says nothing about the key but whether two are the same. */
const idOf = (key: Buffer) =>
  createHmac('sha256', key).update('id of an encryption key').digest().subarray(0, ID_BYTES)

function openWith(key: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]
  return Buffer.concat(text).toString('utf8')
}

/** Texts of the first format do not say which key sealed them. */
function openOld(bytes: Buffer, keys: readonly Buffer[]): string {
  for (const [index, key] of keys.entries())
    try {
      return openWith(key, bytes)
    } catch (error) {
      if (index === keys.length - 1) throw error
    }
  throw new Error('no key')
}

const KEY_BYTES = 32

/** The keys from the environment, otherwise one in a file that only the owner can read. */
export function loadSealKeys(options: {
  configured: readonly string[]
  folder: string
}): [Buffer, ...Buffer[]] {
  const [first, ...older] = options.configured.map(text => Buffer.from(text, 'base64'))
  if (first) return [first, ...older]
  if (options.folder === ':memory:') return [randomBytes(KEY_BYTES)]
  const file = join(options.folder, SEAL_KEY)
  if (existsSync(file)) {
    const kept = Buffer.from(readFileSync(file, 'utf8'), 'base64')
    if (kept.length === KEY_BYTES) return [kept]
    throw new Error(
      `DATA_DIR: ${file} is damaged: it does not have ${KEY_BYTES} bytes in base64. Restore it from a backup.`,
    )
  }
  const key = randomBytes(KEY_BYTES)
  makeFolder(options.folder)
  // Without it a backup is useless, so it has to be on disk before anything that it seals.
  writeFileSync(file, key.toString('base64'), { mode: 0o600, flush: true })
  return [key]
}

/** Hash of a random secret, for looking it up. A secret of 256 random bits needs no salt and no stretching. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** 256 random bits in base64url, 43 characters. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}
