import type { Kernel } from '#kernel/contract/context.ts'
import type { Demo } from '#kernel/seeds.ts'
import { createSeeding, type WithSeeds } from './seeds.ts'

/** How to log in to the demo. The address can never get an email (RFC 2606). */
export const DEMO_LOGIN = { username: 'dana@northwind.example', password: 'correct horse battery staple' }

/** A member of staff, who can act as the customer. */
export const DEMO_STAFF = { username: 'robin@gatepost.example', password: DEMO_LOGIN.password }

/** The part of a service that the demo needs. */
interface WithDemo extends WithSeeds {
  name: string
  demo?: Demo
}

/**
 * Gives an empty database a customer with an account, and a member of staff, and has each service add its part: keys,
 * say, and months of their use to look at. Does nothing the second time.
 */
export async function seedDemo(kernel: Kernel, services: readonly WithDemo[]): Promise<void> {
  const seeding = createSeeding(kernel, services)
  if (!seeding || (await seeding.people.isKnown(kernel.queries, DEMO_LOGIN.username))) return
  await kernel.queries.transaction(async db => {
    const { userId, accountId } = await seeding.seed({ ...DEMO_LOGIN, label: 'Northwind Traders' }, db)
    const staff = await seeding.seed({ ...DEMO_STAFF, label: 'Gatepost staff' }, db)
    if (accountId === null) throw new Error('the customer of the demo has no account')
    const context = {
      kernel,
      db,
      now: kernel.clock.now(),
      userId,
      accountId,
      username: DEMO_LOGIN.username,
      staffUserId: staff.userId,
    }
    for (const { seed } of inOrder(services)) await seed(context)
  })
  kernel.log.info('seeded the demo')
}

/** Each part after those that it builds on. */
function inOrder(services: readonly WithDemo[]): Demo[] {
  const left = new Map(services.flatMap(({ name, demo }) => (demo ? [[name, demo]] : [])))
  const ordered: Demo[] = []
  while (left.size) {
    const ready = [...left].find(([, { after = [] }]) => !after.some(name => left.has(name)))
    if (!ready) throw new Error(`parts of the demo wait for each other: ${[...left.keys()].join(', ')}`)
    const [name, demo] = ready
    ordered.push(demo)
    left.delete(name)
  }
  return ordered
}
