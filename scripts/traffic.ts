/**
 * Calls the lookup gateway of a running server as customers do: several keys, sites and products, some calls
 * rejected, in a daily and weekly rhythm. A day passes in a minute by default.
 *
 *   npm run traffic                                     as the owner of the demo on http://localhost:3000
 *   npm run traffic -- --url http://localhost:3100 --seconds 120 --rate 50
 *   npm run traffic -- --key <id>:<token>               with only this key, without a login
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DEMO_LOGIN } from '#kernel/dev/demo.ts'
import { type Caller, callersOf, programOf } from './traffic/callers.ts'
import { callOf } from './traffic/calls.ts'
import { chooseCaller, loadOf } from './traffic/pace.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    username: { type: 'string', default: DEMO_LOGIN.username },
    password: { type: 'string', default: DEMO_LOGIN.password },
    key: { type: 'string', multiple: true, default: [] },
    /** How long to run. */
    seconds: { type: 'string', default: '60' },
    /** Calls per second in an average hour. */
    rate: { type: 'string', default: '20' },
    /** Seconds that a day takes. The server clock is not affected. */
    day: { type: 'string', default: '60' },
  },
})
/** The pause between two readings of the clock. */
const STEP = 50
/** The most calls in flight at once, so that a slow server is not overloaded. */
const MOST_UNDER_WAY = 100

const { url, username, password, key } = values
const callers: Caller[] = key.length
  ? key.map((text, index) => programOf(`key ${index + 1}`, text))
  : await callersOf(url, { username, password })
console.log(
  `${callers.length} callers on ${url}, a day in ${values.day} s: ${callers.map(({ name }) => name).join('; ')}`,
)

const counts = new Map<string, number>()
let underWay = 0
const begin = Date.now()
const end = begin + Number(values.seconds) * 1000
let shown = begin
let due = 0
while (Date.now() < end) {
  const moment = simulated()
  due += (STEP / 1000) * Number(values.rate) * loadOf(callers, moment)
  for (; due >= 1; due--) {
    const caller = underWay < MOST_UNDER_WAY ? chooseCaller(callers, moment, Math.random()) : undefined
    if (caller) void send(caller)
  }
  if (Date.now() - shown >= 5_000) {
    shown = Date.now()
    show(moment)
  }
  await sleep(STEP)
}
while (underWay) await sleep(STEP)
show(simulated())

/** The time that the rhythm uses: a day passes as fast as requested. */
function simulated(): Date {
  return new Date(begin + ((Date.now() - begin) / (Number(values.day) * 1000)) * 86_400_000)
}

async function send(caller: Caller): Promise<void> {
  underWay++
  const { method, path, headers, body } = callOf(caller)
  const outcome = await fetch(`${url}${path}`, { method, headers, ...(body && { body }) })
    .then(async response => {
      if (response.ok) {
        await response.arrayBuffer()
        return '200'
      }
      const [error] = (await response.json()) as { name: string }[]
      return `${response.status} ${error?.name}`
    })
    .catch((error: Error) => `no answer: ${error.message}`)
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  underWay--
}

function show(moment: Date): void {
  const day = moment.toLocaleString('en-US', {
    weekday: 'short',
    hour: '2-digit',
    timeZone: 'UTC',
    hourCycle: 'h23',
  })
  const parts = [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([outcome, count]) => `${outcome}: ${count}`)
  console.log(`${day} h UTC  ${parts.join(', ')}`)
}
