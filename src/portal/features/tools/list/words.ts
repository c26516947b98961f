import { exactAmount } from '#domain/text/amounts.ts'
import type { ListStatus } from './engine/model.ts'

/** "About 3 minutes left", from the rows in waiting and the rate of the last seconds. */
export function timeLeft(waiting: number, rate: number): string {
  if (waiting === 0) return 'No row is left'
  if (rate <= 0) return 'The time left shows after a moment'
  const seconds = Math.ceil(waiting / rate)
  if (seconds < 60) return `About ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
  const hours = Math.floor(minutes / 60)
  return `About ${hours} h ${minutes % 60} min left`
}

export function rowsWords(count: number): string {
  return `${exactAmount(count)} ${count === 1 ? 'row' : 'rows'}`
}

const wereWords = (count: number) => `${rowsWords(count)} ${count === 1 ? 'was' : 'were'}`
const areWords = (count: number) => `${rowsWords(count)} ${count === 1 ? 'is' : 'are'}`

/** What the list is doing, in a sentence. */
export function stateWords({ list, isRunning, isStopping, waiting }: ListStatus): string {
  if (isStopping) return 'Stopping after the lookups that are under way.'
  if (isRunning)
    return 'Looking up the rows. You can use other pages of the portal meanwhile; keep this tab open.'
  switch (list?.state) {
    case 'done':
      return 'Every row has its result.'
    case 'canceled':
      return `Canceled. ${wereWords(waiting)} not looked up.`
    case 'failed':
      return `Stopped. ${areWords(waiting)} not looked up yet.`
    case 'running':
      return `Interrupted, because the page was closed or reloaded. ${areWords(waiting)} not looked up yet.`
    default:
      return `Paused. ${areWords(waiting)} not looked up yet.`
  }
}

/** What may have been counted twice, or undefined when nothing was. */
export function doubtWords({ sent, again, isRunning }: ListStatus): string | undefined {
  if (!isRunning && sent > 0)
    return `${wereWords(sent)} on the way when the page closed. The API may have counted them; they have no result, so they are sent again when you resume.`
  if (again > 0)
    return `${wereWords(again)} sent again after an interruption. At most that many lookups were counted twice.`
  return undefined
}
