import { randomUUID } from 'node:crypto'
import { type Cluster, startPostgres } from '../lib/processes/postgres.ts'
import { processorOf } from '../lib/processes/processor.ts'
import type { RunningServer } from '../lib/processes/server.ts'
import { type Login, type Session, signIn } from '../lib/sign-in.ts'
import { measuredPages } from './budgets.ts'
import type { Figure } from './figures.ts'
import { callAs, createPerson, withFolder, withServer } from './world.ts'

/** Customers who do everything once, and those before them, for whom the code is compiled. */
const CUSTOMERS = 60
const WARM_UPS = 20
/** How often each customer does what takes little time. */
const OFTEN = 20
/** Customers at once. */
const AT_ONCE = 4
const PLAN = 3120

interface Customer extends Login {
  session: Session
  made: { cards: { paymentMethodId: string }[] }
}

/** Processor time of what people do, other than lookups: a login, a page, a list of keys, an order that is paid. */
export async function measure(): Promise<Figure[]> {
  const embedded = await measureOn('embedded')
  const cluster = await startPostgres({ isDurable: true })
  try {
    return [...embedded, ...(await measureOn('postgres', cluster))]
  } finally {
    await cluster.stop()
  }
}

function measureOn(database: string, cluster?: Cluster): Promise<Figure[]> {
  return withFolder(async folder => {
    const url = await cluster?.createDatabase('costs')
    return withServer({ APP_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url }, async server => {
      const customers = await makeCustomers(server)
      const figures: Figure[] = []
      for (const { what, times = 1, run } of actionsOf(server)) {
        await atOnce(customers.slice(0, WARM_UPS), times, run)
        const before = usedBy(server, cluster)
        await atOnce(customers.slice(WARM_UPS), times, run)
        const after = usedBy(server, cluster)
        for (const part of ['server', 'PostgreSQL'] as const) {
          if (part === 'PostgreSQL' && !cluster) continue
          const value = (after[part] - before[part]) / (CUSTOMERS * times) / 1000
          figures.push({ what: `${database}, ${what}: ${part}`, value, unit: 'ms' })
        }
      }
      return figures
    })
  })
}

const usedBy = ({ child: { pid = 0 } }: RunningServer, cluster: Cluster | undefined) => ({
  server: processorOf(pid).all,
  PostgreSQL: cluster?.processorTime() ?? 0,
})

async function makeCustomers(server: RunningServer): Promise<Customer[]> {
  const customers: Customer[] = []
  while (customers.length < WARM_UPS + CUSTOMERS) {
    const input = { taxableAddress: {}, cards: [{ number: '4242424242424242' }], keys: 10 }
    const person = (await createPerson(server, input)) as Customer
    customers.push({ ...person, session: await signIn(server.origin, person) })
  }
  return customers
}

interface Action {
  what: string
  times?: number
  run(customer: Customer): Promise<unknown>
}

function actionsOf({ origin }: RunningServer): Action[] {
  const get = async (path: string, headers = {}) => {
    const response = await fetch(origin + path, { headers })
    await response.text()
    if (!response.ok) throw new Error(`${path} returns ${response.status}`)
  }
  const pages = measuredPages()
  const openPage = (isOfPortal: boolean) => () =>
    get(pages.find(({ signedIn }) => signedIn === isOfPortal)?.path ?? '/')
  return [
    { what: 'a login, with its access token', run: customer => signIn(origin, customer) },
    { what: 'a page of the site', times: OFTEN, run: openPage(false) },
    { what: 'a page of the portal', times: OFTEN, run: openPage(true) },
    {
      what: 'the list of keys of a page',
      times: OFTEN,
      run: ({ session: { bearer } }) => get('/api/security/secret-keys?page_size=50', bearer),
    },
    {
      what: 'an order, placed and paid',
      async run({ session: { bearer }, made: { cards } }) {
        const call = <T>(path: string, body: object) =>
          callAs<T>('PUT', origin + path, body, { ...bearer, 'idempotency-key': randomUUID() })
        const order = await call<{ order_id: number; total_amount: number }>('/api/sales/orders', {
          plans: [PLAN],
        })
        await call('/api/payment/payments', {
          ...{ order_id: order.order_id, amount: order.total_amount },
          payment_method_id: cards[0]?.paymentMethodId,
        })
      },
    },
  ]
}

async function atOnce(customers: readonly Customer[], times: number, run: Action['run']): Promise<void> {
  const rest = [...customers]
  const next = async () => {
    for (let customer = rest.pop(); customer; customer = rest.pop())
      for (let time = 0; time < times; time++) await run(customer)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
