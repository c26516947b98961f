import { v7 as uuidv7 } from 'uuid'
import { KEY_RECOVERY_WINDOW } from '#backend/security/limits.ts'
import { embeddedKeys, hostnames } from '#backend/security/tables.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type SeedKey, seedKeys } from './seed.ts'

const DAY = 24 * 60 * 60_000
const daysBefore = (now: Date) => (days: number) => new Date(now.getTime() - days * DAY)

/** The keys of the demo; answers their ids by label. */
export async function seedDemoKeys(
  kernel: Kernel,
  db: Queries,
  { accountId, userId }: { accountId: number; userId: string },
): Promise<Map<string, string>> {
  const now = kernel.clock.now()
  const secret = secretDemoKeys(now).map(key => ({ ...key, createdBy: userId }))
  const ids = await seedKeys(kernel, db, accountId, secret)
  for (const { label, description, created, names, paused = false } of embeddedDemoKeys(now)) {
    const keyId = uuidv7({ msecs: created.getTime() })
    ids.set(label, keyId)
    const deactivated = paused ? now : null
    await db
      .insert(embeddedKeys)
      .values({ keyId, accountId, label, description, created, createdBy: userId, paused, deactivated })
    const rows = Object.entries(names).map(([hostname, isAuthorized]) => ({
      keyId,
      hostname,
      isAuthorized,
      changed: created,
    }))
    await db.insert(hostnames).values(rows)
  }
  return ids
}

interface EmbeddedDemoKey {
  label: string
  description: string
  created: Date
  paused?: boolean
  /** Its hostnames, each with whether it is authorized. */
  names: Record<string, boolean>
}

export function embeddedDemoKeys(now: Date): EmbeddedDemoKey[] {
  const daysAgo = daysBefore(now)
  return [
    {
      label: 'Store checkout',
      description: 'Completes addresses while people type',
      created: daysAgo(238),
      names: {
        'shop.northwind.example': true,
        '*.northwind.example': true,
        'old-shop.northwind.example': false,
      },
    },
    {
      label: 'Campaign page, autumn',
      description: 'Stops by itself when its budget is used up',
      created: daysAgo(52),
      names: { 'autumn.northwind.example': true },
    },
    {
      label: 'Partner locator',
      description: 'On pages of our partners',
      created: daysAgo(130),
      names: { 'www.fabrikam.example': true, 'fabrikam.example': true },
    },
    {
      label: 'Storefront, local',
      description: 'For developers; never leave localhost in a key that stands in public',
      created: daysAgo(64),
      paused: true,
      names: { localhost: true, '127.0.0.1': true },
    },
  ]
}

export function secretDemoKeys(now: Date): SeedKey[] {
  const daysAgo = daysBefore(now)
  const recoveryDeadline = new Date(now.getTime() + KEY_RECOVERY_WINDOW - 3 * DAY)
  return [
    {
      label: 'Checkout server',
      description: 'Verifies the address before an order is placed',
      created: daysAgo(212),
    },
    { label: 'Nightly CRM import', description: 'Cleans new leads at 02:00 UTC', created: daysAgo(174) },
    {
      label: 'Warehouse label printer',
      description: 'ZIP+4 and delivery point for carrier labels',
      created: daysAgo(121),
    },
    { label: 'Claims intake', description: 'Geocodes the site of a claim', created: daysAgo(96) },
    { label: 'Data team notebook', created: daysAgo(71), paused: true },
    {
      label: 'Returns portal',
      description: 'Confirms the sender before a label is paid',
      created: daysAgo(44),
    },
    { label: 'Staging', description: 'Everything that is not production', created: daysAgo(30) },
    {
      label: 'Load test, spring',
      description: 'Delete after the test',
      created: daysAgo(23),
      recoveryDeadline,
    },
    {
      label: 'Mobile backend',
      description: 'Called by the app server, never by the app',
      created: daysAgo(9),
    },
  ]
}
