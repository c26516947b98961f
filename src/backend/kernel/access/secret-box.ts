import { createCipheriv, createDecipheriv, createHmac, hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomBytes } from '../random.ts'
import { makeFolder } from '../storage/data-folder.ts'

/** Encrypts secrets at rest with AES-256-GCM. A sealed text starts with the version of its format. */
export interface SecretBox {
  close(text: string): string
  /** Throws when the text was sealed with another key or changed since. */
  open(sealed: string): string
  /**
   * Keyed hash of a text, 32 bytes: for secrets that are too short for a plain one, and for what is derived. `purpose`
   * keeps the results of different uses apart.
   */
  mac(purpose: string, text: string): Buffer
}

export function createSecretBox(key: Buffer): SecretBox {
  return {
    close(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `v1.${sealed.toString('base64url')}`
    },
    open(sealed) {
      const [version, data] = sealed.split('.')
      if (version !== 'v1' || !data) throw new Error('sealed text of an unknown format')
      const bytes = Buffer.from(data, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
    },
    mac: (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest(),
  }
}

const KEY_BYTES = 32

/** The key from the environment, otherwise one in a file that only the owner can read. */
export function loadSealKey(options: { configured: string | undefined; folder: string }): Buffer {
  if (options.configured) return Buffer.from(options.configured, 'base64')
  if (options.folder === ':memory:') return randomBytes(KEY_BYTES)
  const file = join(options.folder, 'encryption-key')
  if (existsSync(file)) {
    const kept = Buffer.from(readFileSync(file, 'utf8'), 'base64')
    if (kept.length === KEY_BYTES) return kept
    throw new Error(
      `DATA_DIR: ${file} is damaged: it does not have ${KEY_BYTES} bytes in base64. Restore it from a backup.`,
    )
  }
  const key = randomBytes(KEY_BYTES)
  makeFolder(options.folder)
  // Without it a backup is useless, so it has to be on disk before anything that it seals.
  writeFileSync(file, key.toString('base64'), { mode: 0o600, flush: true })
  return key
}

/** Hash of a random secret, for looking it up. A secret of 256 random bits needs no salt and no stretching. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** 256 random bits in base64url, 43 characters. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}
