import { FORM_LEAST_TIME, FORM_TIME_LIFETIME } from '#domain/forms/form-time.ts'
import { createFormTime } from '#generated/forms/operations/createFormTime.ts'
import { call } from '#portal/api/call.ts'

/** The signed time of the forms of this page, by the clock of the browser. */
interface Held {
  time: string
  received: number
}

let held: Held | undefined
/** When the page first got one. */
let opened = 0
let underway: Promise<Held> | undefined

/** Gets the signed time of a form that a person begins to fill in, and renews it as long as the page is open. */
export function startFormTime(): void {
  // Without it now, the submission gets one.
  if (!held && !underway) void renew().catch(() => {})
}

/**
 * The signed time for a submission, a valid one even after the computer has slept. Waits until a person could have
 * filled in the form: a password manager and Enter are faster than that. Throws an ApiError.
 */
export async function readFormTime(): Promise<string> {
  const isValid = held && Date.now() - held.received < FORM_TIME_LIFETIME
  const { time } = held && isValid ? held : await renew()
  // Twenty milliseconds more, since timers and clocks are rounded.
  const left = opened + FORM_LEAST_TIME + 20 - Date.now()
  if (left > 0) await new Promise(resolve => setTimeout(resolve, left))
  return time
}

/** Gets another one: the server did not accept the one that the page has. */
export async function renewFormTime(): Promise<void> {
  await renew()
}

function renew(): Promise<Held> {
  underway ??= getAnother().finally(() => {
    underway = undefined
  })
  return underway
}

async function getAnother(): Promise<Held> {
  const { form_time, renew_after } = await call(createFormTime, { body: { previous: held?.time ?? null } })
  const received = Date.now()
  opened ||= received
  held = { time: form_time, received }
  setTimeout(() => void renew().catch(() => {}), renew_after)
  return held
}
