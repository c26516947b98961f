import { escapeHtml } from '#kernel/http/escape-html.ts'
import type { TestSwitch } from '#kernel/scenarios.ts'
import type { Snapshot } from '../controls.ts'
import { type DevEnvironment, devPage } from '../page.ts'
import { DRIFTS, type Drift, isDrift } from '../scenarios.ts'

/** What is on, as the page and scripts see it. */
export interface PageState {
  /** In this browser; empty for none. */
  scenario: string
  /** The only operation that it applies to; empty for all. */
  operation: string
  switches: (TestSwitch & { value: string })[]
  /** Only a stateful server has a clock of its own. */
  clock?: { now: Date; seed: string; snapshots: Snapshot[] }
}

interface Failure {
  scenario: string
  title: string
  description: string
}

/** What a person may meet in the portal, the most frequent first. */
export const FAILURES: readonly Failure[] = [
  {
    scenario: 'rate-limited',
    title: 'Rate limit',
    description: 'Calls get 429, with 12 seconds to wait.',
  },
  { scenario: 'server-error', title: 'Server error', description: 'Calls get 500.' },
  {
    scenario: 'busy',
    title: 'Busy database',
    description: 'Calls get 503, with two seconds to wait.',
  },
  {
    scenario: 'upstream-failure',
    title: 'Failing vendor',
    description: 'Calls that need another company’s service get 502.',
  },
  {
    scenario: 'empty-answer',
    title: 'Empty response',
    description: 'Reads get 200 without content, so a page that trusts them breaks.',
  },
  {
    scenario: 'old-login',
    title: 'Old login',
    description: 'Revealing a token or changing a login method asks for the password again.',
  },
  {
    scenario: 'missing-files',
    title: 'Missing files',
    description: 'Scripts that a page hasn’t loaded yet get 404, as after a release under an open page.',
  },
  {
    scenario: 'newer-release',
    title: 'Newer version',
    description:
      'Responses name a newer build, which an open page offers after a minute, with its next page.',
  },
  { scenario: 'slow', title: 'Slow', description: 'Calls succeed after a delay.' },
  {
    scenario: 'drift',
    title: 'Contract drift',
    description: 'Responses differ from the contract, so the drift recorder lists them.',
  },
]

export function scenariosPage(
  environment: DevEnvironment,
  state: PageState,
  operations: readonly string[],
): string {
  const { clock } = state
  return devPage(environment, {
    title: 'Scenarios',
    place: '/dev/scenarios',
    styles: 'scenarios.css',
    body: `<main><h1>Scenarios</h1>
${status(state)}
${failures(state, operations)}
${state.switches.map(switchForm).join('\n')}
${clock ? time(clock.now) + snapshots(clock.snapshots) : withoutClock}
</main>`,
  })
}

/** What is on now, so that no one searches for a fault that they switched on themselves. */
function status({ scenario, operation, switches, clock }: PageState): string {
  const failure = FAILURES.find(
    each => scenario.split('-')[0] === each.scenario || scenario === each.scenario,
  )
  const { delay, drift } = detailsOf(scenario)
  const detail = delay ? ` by ${delay} ms` : drift ? `: ${DRIFTS[drift]}` : ''
  const on = [
    ...(failure ? [`${failure.title}${detail}, ${operation || 'every operation'}, in this browser`] : []),
    ...switches.flatMap(({ title, value, choices }) => {
      const choice = choices.find(([name]) => name === value)
      return choice ? [`${title}: ${choice[1]}, for everyone`] : []
    }),
  ]
  const facts = clock ? `<p>The clock is at ${timestamp(clock.now)}. Seed ${escapeHtml(clock.seed)}.</p>` : ''
  const list = on.length
    ? `<ul>${on.map(text => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
    : '<p>Everything works as usual.</p>'
  return `<section class="status${on.length ? ' on' : ''}" aria-labelledby="now"><h2 id="now">Now</h2>${list}${facts}</section>`
}

/** What a scenario has in addition to its name, as in `slow-500` and `drift-extra-header`. */
function detailsOf(scenario: string): { delay?: string | undefined; drift?: Drift | undefined } {
  const drift = /^drift-([a-z-]+)$/.exec(scenario)?.[1]
  return {
    delay: /^slow-(\d+)$/.exec(scenario)?.[1],
    drift: drift && isDrift(drift) ? drift : undefined,
  }
}

function failures({ scenario, operation }: PageState, operations: readonly string[]): string {
  const { delay = '2000', drift } = detailsOf(scenario)
  const fields: Readonly<Record<string, string>> = {
    slow: `<span class="inline"><label for="delay">Delay in ms</label><input id="delay" name="delay" type="number" min="1" max="60000" value="${delay}" required></span>`,
    drift: `<span class="inline"><label for="drift">With</label><select id="drift" name="drift">${Object.entries(
      DRIFTS,
    )
      .map(
        ([kind, text]) =>
          `<option value="${kind}"${kind === drift ? ' selected' : ''}>${escapeHtml(text)}</option>`,
      )
      .join('')}</select></span>`,
  }
  const rows = FAILURES.map(({ scenario: name, title, description }) => {
    const isOn = scenario === name || (name in fields && scenario.startsWith(`${name}-`))
    const field = fields[name] ?? ''
    return `<li${isOn ? ' class="on"' : ''}><button name="scenario" value="${name}"${isOn ? ' aria-pressed="true"' : ''}>${title}</button>
<span>${description}</span>${field}</li>`
  })
  return `<section aria-labelledby="failures"><h2 id="failures">Failures</h2>
<p>They apply to this browser. Choose where, then what.</p>
<form method="post" action="/dev/scenarios">
<label for="operation">Operation</label>
<input id="operation" name="operation" list="operations" value="${escapeHtml(operation)}" placeholder="Every operation" autocomplete="off" spellcheck="false" aria-describedby="operation-hint">
<p class="hint" id="operation-hint">Leave it empty for every operation, or search for one, such as listSecretKeys.</p>
<datalist id="operations">${operations.map(id => `<option value="${id}">`).join('')}</datalist>
<ul class="choices">${rows.join('')}</ul>
${scenario ? '<button class="off" name="scenario" value="" formnovalidate>Turn off the failure</button>' : ''}
</form></section>`
}

function switchForm({ name, title, description, choices, value }: TestSwitch & { value: string }): string {
  const options = choices.map(
    ([choice, text]) =>
      `<option value="${escapeHtml(choice)}"${choice === value ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  )
  return `<section aria-labelledby="switch-${name}"><h2 id="switch-${name}">${escapeHtml(title)}</h2>
<p>${escapeHtml(description)} It applies to everyone who uses this server.</p>
<form method="post" action="/dev/scenarios/switches" class="row"><input type="hidden" name="name" value="${name}">
<select name="value" aria-labelledby="switch-${name}"><option value="">As usual</option>${options.join('')}</select>
<button>Apply<span class="unseen"> to ${escapeHtml(title)}</span></button></form></section>`
}

function time(now: Date): string {
  const steps = [
    ['hour', '+1 hour'],
    ['day', '+1 day'],
    ['month', '+1 month'],
  ].map(([by, text]) => `<button name="by" value="${by}">${text}</button>`)
  const local = now.toISOString().slice(0, 16)
  return `<section aria-labelledby="clock"><h2 id="clock">Clock</h2>
<p>It is ${timestamp(now)}, and stays so until you move it. Scheduled jobs run on the way. Time never goes back; restore a snapshot instead.</p>
<form method="post" action="/dev/scenarios/clock" class="row">${steps.join('')}</form>
<form method="post" action="/dev/scenarios/clock" class="row">
<label for="to">Move to (UTC)</label><input id="to" name="to" type="datetime-local" min="${local}" value="${local}" required>
<button>Move the clock</button></form></section>`
}

function snapshots(list: readonly Snapshot[]): string {
  const rows = list.map(
    ({
      name,
      at,
      bytes,
    }) => `<li><b>${escapeHtml(name)}</b><span>${timestamp(at)}, ${(bytes / 1e6).toFixed(0)} MB</span>
<form method="post" action="/dev/scenarios/snapshots"><input type="hidden" name="name" value="${escapeHtml(name)}">
<button name="action" value="restore">Restore<span class="unseen"> ${escapeHtml(name)}</span></button></form></li>`,
  )
  return `<section aria-labelledby="snapshots"><h2 id="snapshots">Snapshots</h2>
<p>A snapshot has all data, the clock, and the random values that come next. It lasts until the server stops.</p>
<form method="post" action="/dev/scenarios/snapshots" class="row"><label for="name">Name</label>
<input id="name" name="name" maxlength="60" required autocomplete="off"><button name="action" value="save">Save a snapshot</button></form>
${rows.length ? `<ul class="snapshots">${rows.join('')}</ul>` : ''}</section>`
}

const withoutClock = `<section aria-labelledby="clock"><h2 id="clock">Clock and snapshots</h2>
<p>This server uses the time of the machine. <code>npm run mock -- --stateful --portal</code> starts one whose clock you can move, and whose state you can save and restore.</p></section>`

const timestamp = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`
